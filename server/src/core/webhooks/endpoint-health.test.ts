import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EndpointRecord } from './delivery-policy.ts';
import { endpointHealthOf } from './endpoint-health.ts';

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

test('an endpoint is untried if no event was sent to it since its address was entered', () => {
  const untried = endpointHealthOf(null, SET_AT, SET_AT + HOUR_MS);
  const { failures: _, quietUntil: __, ...nothing } = NOTHING;
  assert.deepEqual(untried, { ...nothing, state: 'Untried', isFailingLong: false });
  const ofAnother = { ...NOTHING, lastSuccessAt: SET_AT - 1, lastFailureAt: SET_AT - 2 };
  assert.deepEqual(endpointHealthOf(ofAnother, SET_AT, SET_AT + HOUR_MS), untried);
});

test('an endpoint is healthy if it took an event at its address and has not failed since', () => {
  const record = { ...NOTHING, lastSuccessAt: SET_AT, lastFailureAt: SET_AT - 1 };
  const { state, lastSuccessAt, lastFailureAt } = endpointHealthOf(record, SET_AT, SET_AT);
  assert.deepEqual([state, lastSuccessAt, lastFailureAt], ['Healthy', SET_AT, null]);
});

test('an endpoint is failing from its first failure on, with the reason, the start and the next probe', () => {
  const record = {
    ...failingSince(SET_AT + 1),
    failures: 1,
    nextAttemptAt: SET_AT + 9,
    lastSuccessAt: SET_AT,
  };
  assert.deepEqual(endpointHealthOf(record, SET_AT, SET_AT + 2), {
    state: 'Failing',
    failingSince: SET_AT + 1,
    lastSuccessAt: SET_AT,
    lastFailureAt: SET_AT + 1,
    lastError: 'Answered 500.',
    nextAttemptAt: SET_AT + 9,
    isFailingLong: false,
  });
});

test('an endpoint has been failing for long after an hour', () => {
  for (const [ms, isLong] of [
    [HOUR_MS - 1, false],
    [HOUR_MS, true],
  ] as const) {
    assert.equal(endpointHealthOf(failingSince(SET_AT), SET_AT, SET_AT + ms).isFailingLong, isLong);
  }
});

test('an endpoint is failing even if the clock of the server is behind', () => {
  assert.equal(endpointHealthOf(failingSince(SET_AT - 300_000), SET_AT, SET_AT).state, 'Failing');
});
