/** The state of an endpoint, learned from sending to it. Instants in milliseconds. */
export interface EndpointRecord {
  /** Failed attempts since the last that succeeded. */
  failures: number;
  failingSince: number | null;
  /** When it is probed next; `null` while it is not failing. */
  nextAttemptAt: number | null;
  /** Until when it asked to be left alone. */
  quietUntil: number | null;
  lastSuccessAt: number | null;
  lastFailureAt: number | null;
  lastError: string | null;
}

/** The parts of the outcome of an attempt to send an event that the policy needs. Instants in milliseconds. */
export interface AttemptOutcome {
  /** When the attempt began. */
  at: number;
  isDelivered: boolean;
  /** `null` if there was no complete answer. */
  statusCode: number | null;
  error: string | null;
  retryAfterSeconds: number | null;
}

/** An attempt together with the facts at its start. */
export interface EndpointAttempt extends AttemptOutcome {
  /**
   * `failures` of the endpoint when the attempt began: attempts that were under way together count as one
   * failure.
   */
  failuresAtStart: number;
  /** When the owner entered the address or made the secret. */
  endpointSetAt: number;
}

/** What happens to the events that wait for an endpoint. */
export type Backlog =
  | { kind: 'Left' }
  /**
   * They wait until the endpoint answers again. Changes that were never tried and are newer than
   * `changedUntil` stay due; with `null` they wait, too. Events that the owner asked to send again wait until
   * `until`.
   */
  | { kind: 'Held'; changedUntil: number | null; until: number }
  /** All of them are sent now. */
  | { kind: 'Drained' };

/**
 * The result of an attempt. `endpoint` is the same object that was passed in when there is nothing to save.
 */
export interface Decision {
  endpoint: EndpointRecord;
  backlog: Backlog;
}

/**
 * When a change that was not delivered is tried again: at an instant in milliseconds, or as soon as its
 * endpoint answers again.
 */
export type Retry = number | 'WithEndpoint' | 'Never';

/**
 * The initial state of an endpoint. It returns to it when it answers, is revived, or may not be sent
 * anything.
 */
export const NO_FAILURES = {
  failures: 0,
  failingSince: null,
  nextAttemptAt: null,
  quietUntil: null,
  lastError: null,
} as const satisfies Partial<EndpointRecord>;

/** From this many failures in a row on, the endpoint is failing: it is probed, and all other events wait. */
const FAILURES_OF_ENDPOINT = 3;
/** Simultaneous events to an endpoint that answers. */
const MOST_AT_ONCE = 8;
/** The interval at which a success is saved, instead of after each event. */
const SUCCESS_SAVED_EVERY_MS = 60_000;

const LEFT: Backlog = { kind: 'Left' };

/**
 * Decides what an attempt means for its endpoint and for the events that wait for it. The first success ends
 * a failure and drains the backlog. The third failure in a row, or a 429 or 503 with `Retry-After`, stops the
 * backlog until the next probe.
 * @param now  the end of the attempt, in milliseconds
 * @param random  0 to 1
 */
export function afterAttempt(
  endpoint: EndpointRecord,
  attempt: EndpointAttempt,
  now: number,
  random: number,
): Decision {
  return attempt.isDelivered
    ? afterSuccess(endpoint, attempt, now)
    : afterFailure(endpoint, attempt, now, random);
}

function afterSuccess(endpoint: EndpointRecord, { endpointSetAt }: EndpointAttempt, now: number): Decision {
  const { failures, nextAttemptAt, lastSuccessAt } = endpoint;
  // This attempt was in progress when the endpoint asked to be left alone.
  if (quietUntil(endpoint, now) !== null) return { endpoint, backlog: LEFT };
  const isKnown = lastSuccessAt !== null && lastSuccessAt >= endpointSetAt;
  const isRecent = isKnown && now - lastSuccessAt < SUCCESS_SAVED_EVERY_MS;
  if (failures === 0 && isRecent) return { endpoint, backlog: LEFT };
  const backlog: Backlog = nextAttemptAt === null ? LEFT : { kind: 'Drained' };
  return { endpoint: { ...endpoint, ...NO_FAILURES, lastSuccessAt: now }, backlog };
}

function afterFailure(
  endpoint: EndpointRecord,
  attempt: EndpointAttempt,
  now: number,
  random: number,
): Decision {
  const failures = failuresAfter(endpoint, attempt);
  const failed = {
    ...endpoint,
    failures,
    failingSince: endpoint.failingSince ?? now,
    lastFailureAt: now,
    lastError: attempt.error,
  };
  if (!failsAsAWhole(endpoint, attempt)) return { endpoint: failed, backlog: LEFT };
  const isQuiet = asksForQuiet(attempt);
  const { nextAttemptAt: planned } = endpoint;
  // A new change that fails between two probes does not postpone the next probe.
  const isPlanned = planned !== null && planned > now && !isQuiet;
  const nextAttemptAt = isPlanned ? planned : now + retryDelayMs(failures, random, attempt.retryAfterSeconds);
  const quiet = isQuiet ? { quietUntil: nextAttemptAt } : {};
  return {
    endpoint: { ...failed, nextAttemptAt, ...quiet },
    backlog: { kind: 'Held', changedUntil: isQuiet ? null : attempt.at, until: nextAttemptAt },
  };
}

/**
 * Decides when an undelivered change is tried again. It waits for its endpoint when the endpoint is failing.
 * Otherwise it has its own schedule, up to the instant at which its order or reservation is no longer
 * tracked.
 * @param change  `attempts` counts the failed attempts of this change, this one included
 * @param now  the end of the attempt, in milliseconds
 * @param random  0 to 1
 */
export function retryOf(
  endpoint: EndpointRecord,
  attempt: EndpointAttempt,
  change: { attempts: number; trackedUntil: number },
  now: number,
  random: number,
): Retry {
  if (failsAsAWhole(endpoint, attempt)) return 'WithEndpoint';
  const retryAt = now + retryDelayMs(change.attempts, random, attempt.retryAfterSeconds);
  return retryAt < change.trackedUntil ? retryAt : 'Never';
}

/**
 * How many events may be sent to an endpoint at the same time now, and whether it is probed. A probe also
 * sends waiting events.
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
 * The instant until which nothing is sent to an endpoint that asked to be left alone; `null` if it did not
 * ask.
 */
export function quietDecision(endpoint: EndpointRecord, now: number): Decision | null {
  const until = quietUntil(endpoint, now);
  if (until === null) return null;
  const backlog: Backlog = { kind: 'Held', changedUntil: null, until };
  return { endpoint: { ...endpoint, nextAttemptAt: until }, backlog };
}

function quietUntil({ quietUntil }: EndpointRecord, now: number): number | null {
  return quietUntil !== null && now < quietUntil ? quietUntil : null;
}

function failsAsAWhole(endpoint: EndpointRecord, attempt: EndpointAttempt): boolean {
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

/** The delay after the first failed attempt, the second, and so on; the last one repeats. */
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

/** Spreads the attempts to endpoints that failed together. */
const SPREAD = 0.2;

/**
 * Milliseconds from the end of a failed attempt to the next one: by the schedule, up to a fifth more or less,
 * and never sooner than the endpoint asked for.
 * @param failures  failed attempts in a row, at least 1
 * @param random  0 to 1
 * @param retryAfterSeconds  what the endpoint asked for, `null` for nothing
 */
export function retryDelayMs(failures: number, random: number, retryAfterSeconds: number | null): number {
  const delay = RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length) - 1]!;
  const spread = Math.round(delay * (1 - SPREAD + 2 * SPREAD * random));
  return Math.max(spread, (retryAfterSeconds ?? 0) * SECOND_MS);
}
