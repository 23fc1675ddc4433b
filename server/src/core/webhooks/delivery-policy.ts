/** What is known of an endpoint from sending to it. Instants in milliseconds. */
export interface EndpointRecord {
  /** Failed attempts since the last that succeeded. */
  failures: number;
  failingSince: number | null;
  /** When it is probed next; `null` while it does not fail as a whole. */
  nextAttemptAt: number | null;
  /** Until when it asked to be left alone. */
  quietUntil: number | null;
  lastSuccessAt: number | null;
  lastFailureAt: number | null;
  lastError: string | null;
}

/** How one attempt to send an event ended, as far as it matters here. Instants in milliseconds. */
export interface AttemptOutcome {
  /** When the attempt began. */
  at: number;
  isDelivered: boolean;
  /** `null` when there was no complete answer. */
  statusCode: number | null;
  error: string | null;
  retryAfterSeconds: number | null;
}

/** An attempt together with what was true when it began. */
export interface EndpointAttempt extends AttemptOutcome {
  /**
   * `failures` of the endpoint when the attempt began: attempts that were under way together count as one
   * failure.
   */
  failuresAtStart: number;
  /** When the owner entered the address or made the secret. */
  endpointSetAt: number;
}

/** What happens to everything that waits for an endpoint. */
export type Backlog =
  | { kind: 'Left' }
  /**
   * It waits until the endpoint answers again. Changes that were never tried and are newer than
   * `changedUntil` are news: they stay due. `null` holds those, too. What the owner asked to be sent again
   * waits until `until`.
   */
  | { kind: 'Held'; changedUntil: number | null; until: number }
  /** All of it is sent now. */
  | { kind: 'Drained' };

/** What an attempt means. `endpoint` is the very record that was passed in when there is nothing to save. */
export interface Decision {
  endpoint: EndpointRecord;
  backlog: Backlog;
}

/**
 * When a change that was not delivered is tried again: at an instant in milliseconds, or as soon as its
 * endpoint answers again.
 */
export type Retry = number | 'WithEndpoint' | 'Never';

/** What an endpoint starts from, and returns to when it answers, is revived, or may not be sent anything. */
export const NO_FAILURES = {
  failures: 0,
  failingSince: null,
  nextAttemptAt: null,
  quietUntil: null,
  lastError: null,
} as const satisfies Partial<EndpointRecord>;

/**
 * From this many failures in a row on, the endpoint fails as a whole: it is probed, and everything else
 * waits.
 */
const FAILURES_OF_ENDPOINT = 3;
/** Events under way to an endpoint that answers. */
const MOST_AT_ONCE = 8;
/** A success is saved this often, not after each event. */
const SUCCESS_SAVED_EVERY_MS = 60_000;

const LEFT: Backlog = { kind: 'Left' };

/**
 * Decides what an attempt means for its endpoint and for everything that waits for it. The first success ends
 * a failure and drains the backlog. The third failure in a row, or a 429 or 503 with `Retry-After`, holds the
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
  // This attempt was under way when the endpoint asked to be left alone.
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
  // News that fails between two probes does not postpone the next one.
  const isPlanned = planned !== null && planned > now && !isQuiet;
  const nextAttemptAt = isPlanned ? planned : now + retryDelayMs(failures, random, attempt.retryAfterSeconds);
  const quiet = isQuiet ? { quietUntil: nextAttemptAt } : {};
  return {
    endpoint: { ...failed, nextAttemptAt, ...quiet },
    backlog: { kind: 'Held', changedUntil: isQuiet ? null : attempt.at, until: nextAttemptAt },
  };
}

/**
 * Decides when a change is tried again that was not delivered. It waits for its endpoint when that fails as a
 * whole. Otherwise it has its own schedule, up to the instant at which its order or reservation is no longer
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
 * How many events may be under way to an endpoint now, and whether it is probed: a probe also sends events
 * that are held.
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
 * Decides that an endpoint which asked to be left alone is sent nothing until then; `null` when it is not
 * left alone now.
 */
export function leaveAlone(endpoint: EndpointRecord, now: number): Decision | null {
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

/** Endpoints that failed together are not tried again together. */
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
