/** The state of an endpoint, according to the attempts to send events to it. Instants in milliseconds. */
export interface EndpointRecord {
  /** The number of failed attempts since the last successful one. */
  failures: number;
  failingSince: number | null;
  /** When the next probe is due; `null` if the endpoint is not failing. */
  nextAttemptAt: number | null;
  /** Until when the endpoint asked for no events, by `Retry-After`; `null` if it did not. */
  quietUntil: number | null;
  lastSuccessAt: number | null;
  lastFailureAt: number | null;
  lastError: string | null;
}

/** The outcome of an attempt to send an event. Instants in milliseconds. */
export interface AttemptOutcome {
  /** When the attempt began. */
  at: number;
  isDelivered: boolean;
  /** `null` if the endpoint gave no complete answer. */
  statusCode: number | null;
  error: string | null;
  retryAfterSeconds: number | null;
}

/** The outcome of an attempt, with facts at its start. */
export interface EndpointAttempt extends AttemptOutcome {
  /**
   * The `failures` of the endpoint when the attempt began. So simultaneous attempts that fail count as one failure.
   */
  failuresAtStart: number;
  /** When the owner last entered the address or made a new signing secret. */
  endpointSetAt: number;
}

/** What happens to the events that wait for an endpoint. */
export type Backlog =
  /** Nothing changes for them. */
  | { kind: 'Left' }
  /**
   * The events wait until the endpoint answers again. Events that were never tried stay due if their change is newer than
   * `changedUntil`; if that is `null`, they wait, too. Events that the owner asked to send again wait until `until`.
   */
  | { kind: 'Held'; changedUntil: number | null; until: number }
  /** All waiting events are sent now. */
  | { kind: 'Drained' };

/**
 * The result of an attempt. If the state of the endpoint need not be saved, `endpoint` is the same object as before.
 */
export interface EndpointDecision {
  endpoint: EndpointRecord;
  backlog: Backlog;
}

/**
 * When an undelivered event is tried again: at an instant in milliseconds, when its endpoint answers again, or never.
 */
export type Retry = number | 'WithEndpoint' | 'Never';

/**
 * The state of an endpoint without failures: the initial state, and the state after the endpoint answered, after its owner
 * revived it, or if no events may be sent to it.
 */
export const NO_FAILURES = {
  failures: 0,
  failingSince: null,
  nextAttemptAt: null,
  quietUntil: null,
  lastError: null,
} as const satisfies Partial<EndpointRecord>;

/** After this many failures in a row, the endpoint is failing: one event at a time probes it, and all other events wait. */
const FAILURES_OF_ENDPOINT = 3;
/** The most simultaneous events to an endpoint that is not failing. */
const MOST_AT_ONCE = 8;
/** A success is saved at most once in this interval, and not after each event. */
const SUCCESS_SAVED_EVERY_MS = 60_000;

const UNCHANGED_BACKLOG: Backlog = { kind: 'Left' };

/**
 * Calculates the state of an endpoint after an attempt, and what happens to its waiting events. The first success ends a
 * failure, and all waiting events are sent. The third failure in a row, or a 429 or 503 with `Retry-After`, makes them wait until
 * the next probe.
 * @param now  the end of the attempt, in milliseconds
 * @param random  0 to 1
 */
export function decideAfterAttempt(
  endpoint: EndpointRecord,
  attempt: EndpointAttempt,
  now: number,
  random: number,
): EndpointDecision {
  return attempt.isDelivered
    ? afterSuccess(endpoint, attempt, now)
    : afterFailure(endpoint, attempt, now, random);
}

function afterSuccess(
  endpoint: EndpointRecord,
  { endpointSetAt }: EndpointAttempt,
  now: number,
): EndpointDecision {
  const { failures, nextAttemptAt, lastSuccessAt } = endpoint;
  // The attempt began before the endpoint asked for no events, so its success changes nothing.
  if (quietUntil(endpoint, now) !== null) return { endpoint, backlog: UNCHANGED_BACKLOG };
  const isKnown = lastSuccessAt !== null && lastSuccessAt >= endpointSetAt;
  const isRecent = isKnown && now - lastSuccessAt < SUCCESS_SAVED_EVERY_MS;
  if (failures === 0 && isRecent) return { endpoint, backlog: UNCHANGED_BACKLOG };
  const backlog: Backlog = nextAttemptAt === null ? UNCHANGED_BACKLOG : { kind: 'Drained' };
  return { endpoint: { ...endpoint, ...NO_FAILURES, lastSuccessAt: now }, backlog };
}

function afterFailure(
  endpoint: EndpointRecord,
  attempt: EndpointAttempt,
  now: number,
  random: number,
): EndpointDecision {
  const failures = failuresAfter(endpoint, attempt);
  const failed = {
    ...endpoint,
    failures,
    failingSince: endpoint.failingSince ?? now,
    lastFailureAt: now,
    lastError: attempt.error,
  };
  if (!isEndpointFailing(endpoint, attempt)) return { endpoint: failed, backlog: UNCHANGED_BACKLOG };
  const isQuiet = asksForQuiet(attempt);
  const { nextAttemptAt: planned } = endpoint;
  // A new event that fails between two probes does not postpone the next probe.
  const isPlanned = planned !== null && planned > now && !isQuiet;
  const nextAttemptAt = isPlanned ? planned : now + retryDelayMs(failures, random, attempt.retryAfterSeconds);
  const quiet = isQuiet ? { quietUntil: nextAttemptAt } : {};
  return {
    endpoint: { ...failed, nextAttemptAt, ...quiet },
    backlog: { kind: 'Held', changedUntil: isQuiet ? null : attempt.at, until: nextAttemptAt },
  };
}

/**
 * Decides when an undelivered event is tried again. If the endpoint is failing, the event waits for the endpoint. Otherwise it
 * is tried again after increasing delays, until its order or reservation is no longer tracked.
 * @param change  `attempts` is the number of failed attempts of this event, with this one
 * @param now  the end of the attempt, in milliseconds
 * @param random  0 to 1
 */
export function decideRetry(
  endpoint: EndpointRecord,
  attempt: EndpointAttempt,
  change: { attempts: number; trackedUntil: number },
  now: number,
  random: number,
): Retry {
  if (isEndpointFailing(endpoint, attempt)) return 'WithEndpoint';
  const retryAt = now + retryDelayMs(change.attempts, random, attempt.retryAfterSeconds);
  return retryAt < change.trackedUntil ? retryAt : 'Never';
}

/**
 * How many events can be sent to an endpoint at the same time now, and whether a probe is due. For a probe, a waiting event is
 * sent.
 */
export function sendingPlan(
  { failures, nextAttemptAt }: EndpointRecord,
  now: number,
): { atOnce: number; isProbe: boolean } {
  return {
    atOnce: failures > 0 ? 1 : MOST_AT_ONCE,
    isProbe: nextAttemptAt !== null && nextAttemptAt <= now,
  };
}

/**
 * Makes the events of an endpoint wait if the endpoint asked for no events until a later instant; `null` if it did not ask.
 */
export function quietDecision(endpoint: EndpointRecord, now: number): EndpointDecision | null {
  const until = quietUntil(endpoint, now);
  if (until === null) return null;
  const backlog: Backlog = { kind: 'Held', changedUntil: null, until };
  return { endpoint: { ...endpoint, nextAttemptAt: until }, backlog };
}

function quietUntil({ quietUntil }: EndpointRecord, now: number): number | null {
  return quietUntil !== null && now < quietUntil ? quietUntil : null;
}

function isEndpointFailing(endpoint: EndpointRecord, attempt: EndpointAttempt): boolean {
  return failuresAfter(endpoint, attempt) >= FAILURES_OF_ENDPOINT || asksForQuiet(attempt);
}

function failuresAfter({ failures }: EndpointRecord, { failuresAtStart }: EndpointAttempt): number {
  return failures > failuresAtStart ? failures : failures + 1;
}

function asksForQuiet({ statusCode, retryAfterSeconds }: AttemptOutcome): boolean {
  return retryAfterSeconds !== null && (statusCode === 429 || statusCode === 503);
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The delays after the first failed attempt, after the second, and so on. The last delay repeats. */
const RETRY_DELAYS_MS = [
  5 * SECOND_MS,
  25 * SECOND_MS,
  90 * SECOND_MS,
  3 * MINUTE_MS,
  10 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
];

/** The random part of a delay, so that attempts to endpoints that failed at the same time are not simultaneous. */
const SPREAD = 0.2;

/**
 * Milliseconds from the end of a failed attempt to the next one: the scheduled delay, up to a fifth more or less at random, and
 * at least the delay that the endpoint asked for.
 * @param failures  failed attempts in a row, at least 1
 * @param random  0 to 1
 * @param retryAfterSeconds  the delay that the endpoint asked for; `null` if it did not ask
 */
export function retryDelayMs(failures: number, random: number, retryAfterSeconds: number | null): number {
  const delay = RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length) - 1]!;
  const spread = Math.round(delay * (1 - SPREAD + 2 * SPREAD * random));
  return Math.max(spread, (retryAfterSeconds ?? 0) * SECOND_MS);
}
