import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type AttemptOutcome,
  decideAfterAttempt,
  decideRetry,
  type EndpointAttempt,
  type EndpointRecord,
  NO_FAILURES,
  quietDecision,
  retryDelayMs,
  sendingPlan,
} from './delivery-policy.ts';

const NOW = Date.parse('2026-03-03T12:00:00.000Z');
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const SCHEDULE_SECONDS = [5, 25, 90, 180, 600, 900, 1_800, 3_600, 7_200, 14_400];

const UNTRIED: EndpointRecord = { ...NO_FAILURES, lastSuccessAt: null, lastFailureAt: null };
const HEALTHY: EndpointRecord = { ...UNTRIED, lastSuccessAt: NOW - MINUTE_MS };

/** An attempt that took a second and ends at `NOW`. When it began, the endpoint had the state `record`. */
function attempt(
  record: EndpointRecord,
  statusCode: number | null,
  change: Partial<EndpointAttempt> = {},
): EndpointAttempt {
  const isDelivered = statusCode !== null && statusCode < 300;
  return {
    at: NOW - SECOND_MS,
    isDelivered,
    statusCode,
    error: isDelivered ? null : `Answered ${statusCode}.`,
    retryAfterSeconds: null,
    failuresAtStart: record.failures,
    endpointSetAt: 0,
    ...change,
  };
}

/** The state of an endpoint after this many failures in a row. */
function failed(times: number): EndpointRecord {
  let record = HEALTHY;
  for (let time = 0; time < times; time++) {
    record = decideAfterAttempt(record, attempt(record, 500), NOW - HOUR_MS, 0.5).endpoint;
  }
  return record;
}

const random = fc.double({ min: 0, max: 1, noNaN: true });
const outcome: fc.Arbitrary<AttemptOutcome> = fc
  .record({
    statusCode: fc.constantFrom(null, 200, 204, 301, 404, 429, 500, 503),
    retryAfterSeconds: fc.option(fc.integer({ min: 0, max: 14_400 })),
  })
  .map(({ statusCode, retryAfterSeconds }) => attempt(UNTRIED, statusCode, { retryAfterSeconds }));

/**
 * A random history of one endpoint: attempts one after another, some of them late, some at the same time as others.
 */
const anyHistory = fc.array(
  fc.record({ outcome, random, afterMs: fc.integer({ min: 0, max: 6 * HOUR_MS }), isTogether: fc.boolean() }),
  { maxLength: 30 },
);

/** Runs a history, from an endpoint without attempts, and calls `check` after each attempt. */
function runHistory(
  steps: typeof anyHistory extends fc.Arbitrary<infer Steps> ? Steps : never,
  check: (step: {
    before: EndpointRecord;
    attempt: EndpointAttempt;
    decision: ReturnType<typeof decideAfterAttempt>;
    now: number;
    random: number;
  }) => void,
): void {
  let before = UNTRIED;
  let now = NOW;
  let failuresAtStart = 0;
  for (const step of steps) {
    now += step.afterMs;
    if (!step.isTogether) failuresAtStart = before.failures;
    const attempt = { ...step.outcome, at: now - step.afterMs, failuresAtStart, endpointSetAt: 0 };
    const decision = decideAfterAttempt(before, attempt, now, step.random);
    check({ before, attempt, decision, now, random: step.random });
    before = decision.endpoint;
  }
}

test('the backlog never waits without a planned probe, and never until an instant in the past', () => {
  fc.assert(
    fc.property(anyHistory, (steps) =>
      runHistory(steps, ({ decision: { endpoint, backlog }, now }) => {
        if (backlog.kind !== 'Held') return;
        assert.equal(backlog.until, endpoint.nextAttemptAt);
        assert.ok(backlog.until >= now);
      }),
    ),
  );
});

test('an endpoint is probed after its third failure in a row, or after it asked for no events, and never otherwise', () => {
  fc.assert(
    fc.property(anyHistory, (steps) =>
      runHistory(steps, ({ attempt, decision: { endpoint, backlog } }) => {
        const { failures, nextAttemptAt, quietUntil } = endpoint;
        assert.equal(nextAttemptAt !== null, failures >= 3 || quietUntil !== null);
        if (!attempt.isDelivered)
          assert.equal(backlog.kind === 'Held', failures >= 3 || asksForQuiet(attempt));
      }),
    ),
  );
});

test('a success ends the failures and releases the backlog, unless the endpoint asked for no events in the meantime', () => {
  fc.assert(
    fc.property(anyHistory, (steps) =>
      runHistory(steps, ({ before, attempt, decision, now }) => {
        if (!attempt.isDelivered) return;
        const isQuiet = before.quietUntil !== null && now < before.quietUntil;
        if (isQuiet) {
          assert.deepEqual(decision, { endpoint: before, backlog: { kind: 'Left' } });
          return;
        }
        const { lastSuccessAt, lastFailureAt, ...known } = decision.endpoint;
        assert.deepEqual(known, NO_FAILURES);
        assert.equal(lastFailureAt, before.lastFailureAt);
        assert.ok(lastSuccessAt !== null && now - lastSuccessAt < MINUTE_MS);
        assert.equal(decision.backlog.kind, before.nextAttemptAt === null ? 'Left' : 'Drained');
      }),
    ),
  );
});

test('a failure increases the count by one, records its time and reason, and keeps the last success', () => {
  fc.assert(
    fc.property(anyHistory, (steps) =>
      runHistory(steps, ({ before, attempt, decision: { endpoint }, now }) => {
        if (attempt.isDelivered) return;
        const isCounted = before.failures <= attempt.failuresAtStart;
        assert.equal(endpoint.failures, before.failures + (isCounted ? 1 : 0));
        assert.equal(endpoint.failingSince, before.failingSince ?? now);
        assert.deepEqual([endpoint.lastFailureAt, endpoint.lastError], [now, attempt.error]);
        assert.equal(endpoint.lastSuccessAt, before.lastSuccessAt);
      }),
    ),
  );
});

test('an event waits for its endpoint if its failure stops the backlog, otherwise until an instant at which it is still tracked', () => {
  const change = fc.record({
    attempts: fc.integer({ min: 1, max: 30 }),
    trackedForMs: fc.integer({ min: 0, max: 48 * HOUR_MS }),
  });
  fc.assert(
    fc.property(anyHistory, change, (steps, { attempts, trackedForMs }) =>
      runHistory(steps, ({ before, attempt, decision, now, random }) => {
        if (attempt.isDelivered) return;
        const trackedUntil = now + trackedForMs;
        const retry = decideRetry(before, attempt, { attempts, trackedUntil }, now, random);
        assert.equal(retry === 'WithEndpoint', decision.backlog.kind === 'Held');
        if (retry === 'WithEndpoint') return;
        const retryAt = now + retryDelayMs(attempts, random, attempt.retryAfterSeconds);
        assert.ok(retryAt > now);
        assert.equal(retry, retryAt < trackedUntil ? retryAt : 'Never');
      }),
    ),
  );
});

test('each probe follows the schedule, a fifth more or less, from the end of the previous attempt', () => {
  fc.assert(
    fc.property(random, (drawn) => {
      let record = failed(2);
      for (let failures = 3; failures < 15; failures++) {
        const now = record.nextAttemptAt ?? NOW;
        const { endpoint, backlog } = decideAfterAttempt(
          record,
          attempt(record, 500, { at: now - 1 }),
          now,
          drawn,
        );
        const middle = SCHEDULE_SECONDS[Math.min(failures, 10) - 1]! * SECOND_MS;
        const delay = endpoint.nextAttemptAt! - now;
        assert.ok(delay >= 0.8 * middle && delay <= 1.2 * middle, `${delay} ms after ${failures} failures`);
        assert.deepEqual(backlog, { kind: 'Held', changedUntil: now - 1, until: endpoint.nextAttemptAt });
        record = endpoint;
      }
    }),
  );
});

test('two failures in a row do not stop the backlog; the third stops events that were tried, or that changed before it began', () => {
  for (const [failures, kind] of [
    [1, 'Left'],
    [2, 'Left'],
    [3, 'Held'],
  ] as const) {
    const before = failed(failures - 1);
    const { endpoint, backlog } = decideAfterAttempt(before, attempt(before, null), NOW, 0.5);
    assert.deepEqual([endpoint.failures, backlog.kind], [failures, kind]);
  }
});

test('simultaneous attempts count as one failure', () => {
  let record = HEALTHY;
  for (let each = 0; each < 8; each++) {
    record = decideAfterAttempt(record, attempt(HEALTHY, 500), NOW, 0.5).endpoint;
  }
  assert.equal(record.failures, 1);
});

test('a new change that fails between two probes waits, and does not postpone the next probe', () => {
  const before = { ...failed(3), nextAttemptAt: NOW + 1 };
  const { endpoint, backlog } = decideAfterAttempt(before, attempt(before, 500), NOW, 0.5);
  assert.equal(endpoint.nextAttemptAt, NOW + 1);
  assert.deepEqual(backlog, { kind: 'Held', changedUntil: NOW - SECOND_MS, until: NOW + 1 });
});

test('429 and 503 with Retry-After stop all events immediately, also new ones, until the requested instant', () => {
  for (const statusCode of [429, 503]) {
    const decision = decideAfterAttempt(
      HEALTHY,
      attempt(HEALTHY, statusCode, { retryAfterSeconds: 120 }),
      NOW,
      0.5,
    );
    const until = NOW + 120 * SECOND_MS;
    assert.deepEqual(decision.backlog, { kind: 'Held', changedUntil: null, until });
    assert.equal(decision.endpoint.quietUntil, until);
    assert.deepEqual(quietDecision(decision.endpoint, until - 1), decision);
    assert.equal(quietDecision(decision.endpoint, until), null);
    assert.deepEqual(sendingPlan(decision.endpoint, until), { atOnce: 1, isProbe: true });
  }
});

test('Retry-After of any other answer delays the retry of that event only', () => {
  for (const statusCode of [301, 404, 500]) {
    const answer = attempt(HEALTHY, statusCode, { retryAfterSeconds: 120 });
    const { endpoint, backlog } = decideAfterAttempt(HEALTHY, answer, NOW, 0.5);
    assert.deepEqual([backlog.kind, endpoint.quietUntil], ['Left', null]);
    const change = { attempts: 1, trackedUntil: NOW + HOUR_MS };
    assert.equal(decideRetry(HEALTHY, answer, change, NOW, 0.5), NOW + 120 * SECOND_MS);
  }
});

test('an endpoint that answers gets eight events at the same time, one that failed only one at a time', () => {
  assert.deepEqual(sendingPlan(UNTRIED, NOW), { atOnce: 8, isProbe: false });
  for (const failures of [1, 2]) {
    assert.deepEqual(sendingPlan(failed(failures), NOW), { atOnce: 1, isProbe: false });
  }
  const failing = { ...failed(3), nextAttemptAt: NOW };
  assert.deepEqual(sendingPlan(failing, NOW - 1), { atOnce: 1, isProbe: false });
  assert.deepEqual(sendingPlan(failing, NOW), { atOnce: 1, isProbe: true });
});

test('a success is saved once a minute, and always the first one at an address', () => {
  const taken = (record: EndpointRecord, endpointSetAt: number) =>
    decideAfterAttempt(record, attempt(record, 204, { endpointSetAt }), NOW, 0.5).endpoint;
  const recent = { ...HEALTHY, lastSuccessAt: NOW - MINUTE_MS + 1 };
  assert.equal(taken(recent, 0), recent);
  assert.equal(taken(recent, recent.lastSuccessAt + 1).lastSuccessAt, NOW);
  assert.equal(taken({ ...recent, lastSuccessAt: NOW - MINUTE_MS }, 0).lastSuccessAt, NOW);
  assert.equal(taken(UNTRIED, 0).lastSuccessAt, NOW);
});

function asksForQuiet({ statusCode, retryAfterSeconds }: AttemptOutcome): boolean {
  return (statusCode === 429 || statusCode === 503) && retryAfterSeconds !== null;
}

test('the delays between attempts are 5 s, 25 s, 90 s, 3, 10, 15, 30 min, 1, 2 h, then always 4 h', () => {
  for (const [at, seconds] of [...SCHEDULE_SECONDS, 14_400, 14_400].entries()) {
    assert.equal(retryDelayMs(at + 1, 0.5, null), seconds * 1000);
  }
  assert.equal(retryDelayMs(10_000, 0.5, null), 14_400_000);
});

test('each delay is at random up to a fifth shorter or longer, in whole milliseconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), random, (failures, drawn) => {
      const middle = SCHEDULE_SECONDS[Math.min(failures, 10) - 1]! * 1000;
      const delay = retryDelayMs(failures, drawn, null);
      assert.ok(Number.isInteger(delay) && delay >= 0.8 * middle && delay <= 1.2 * middle);
    }),
  );
  assert.deepEqual([retryDelayMs(1, 0, null), retryDelayMs(1, 1, null)], [4_000, 6_000]);
});

test('a longer wait that the endpoint asks for is used; a shorter one is replaced by the schedule', () => {
  assert.equal(retryDelayMs(1, 0.5, 60), 60_000);
  assert.equal(retryDelayMs(1, 1, 5), 6_000);
  assert.equal(retryDelayMs(3, 0.5, 0), 90_000);
});
