import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EndpointRecord } from './delivery-policy.ts';
import { healthOf } from './endpoint-health.ts';

const SET_AT = Date.parse('2026-03-03T12:00:00.000Z');
const HOUR_MS = 3_600_000;

const NOTHING: EndpointRecord = {
  failures: 0,
  failingSince: null,
  nextAttemptAt: null,
  quietUntil: null,
  lastSuccessAt: null,
  lastFailureAt: null,
  lastError: null,
};

function failingSince(failingSince: number): EndpointRecord {
  return { ...NOTHING, failures: 3, failingSince, lastFailureAt: failingSince, lastError: 'Answered 500.' };
}

test('an endpoint that was never sent anything, or nothing since its address was entered, is untried', () => {
  const untried = healthOf(null, SET_AT, SET_AT + HOUR_MS);
  const { failures: _, quietUntil: __, ...nothing } = NOTHING;
  assert.deepEqual(untried, { ...nothing, state: 'Untried', isFailingLong: false });
  const ofAnother = { ...NOTHING, lastSuccessAt: SET_AT - 1, lastFailureAt: SET_AT - 2 };
  assert.deepEqual(healthOf(ofAnother, SET_AT, SET_AT + HOUR_MS), untried);
});

test('an endpoint that took an event at its address and has not failed since is healthy', () => {
  const record = { ...NOTHING, lastSuccessAt: SET_AT, lastFailureAt: SET_AT - 1 };
  const { state, lastSuccessAt, lastFailureAt } = healthOf(record, SET_AT, SET_AT);
  assert.deepEqual([state, lastSuccessAt, lastFailureAt], ['Healthy', SET_AT, null]);
});

test('an endpoint fails from its first failure on, with why, since when and until its next probe', () => {
  const record = {
    ...failingSince(SET_AT + 1),
    failures: 1,
    nextAttemptAt: SET_AT + 9,
    lastSuccessAt: SET_AT,
  };
  assert.deepEqual(healthOf(record, SET_AT, SET_AT + 2), {
    state: 'Failing',
    failingSince: SET_AT + 1,
    lastSuccessAt: SET_AT,
    lastFailureAt: SET_AT + 1,
    lastError: 'Answered 500.',
    nextAttemptAt: SET_AT + 9,
    isFailingLong: false,
  });
});

test('an endpoint fails for long from a whole hour on', () => {
  for (const [ms, isLong] of [
    [HOUR_MS - 1, false],
    [HOUR_MS, true],
  ] as const) {
    assert.equal(healthOf(failingSince(SET_AT), SET_AT, SET_AT + ms).isFailingLong, isLong);
  }
});

test('an endpoint that fails by the clock of a server that is behind fails all the same', () => {
  assert.equal(healthOf(failingSince(SET_AT - 300_000), SET_AT, SET_AT).state, 'Failing');
});
