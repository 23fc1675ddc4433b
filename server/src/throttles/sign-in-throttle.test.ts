import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../core/refusals.ts';
import { createSignInThrottle, type SignInAttempt, type SignInThrottle } from './sign-in-throttle.ts';

const HOME = '192.0.2.1';
const ELSEWHERE = '198.51.100.1';

function attempt(
  email: string,
  address: string,
  knownDevice: string | null = null,
  failures = 0,
): SignInAttempt {
  return { email, address, knownDevice, failures };
}

/** Fails this many times, each time as early as allowed. @returns the time after the last failure */
function fail(throttle: SignInThrottle, times: number, of: (at: number) => SignInAttempt, start = 0): number {
  let now = start;
  for (let at = 0; at < times; at++) {
    now += 1_000 * waitOf(throttle, of(at), now);
    throttle.enter(of(at), now);
  }
  return now;
}

/** The seconds that an attempt would need to wait; the attempt is not counted. */
function waitOf(throttle: SignInThrottle, who: SignInAttempt, now = 0): number {
  try {
    throttle.enter(who, now).takeBack();
    return 0;
  } catch (error) {
    assert.ok(error instanceof Refusal && error.code === 'SIGN_IN_THROTTLED');
    return error.retryAfterSeconds!;
  }
}

test('strangers who fail for an account slow it only at their own address', () => {
  const throttle = createSignInThrottle();
  const now = fail(throttle, 14, () => attempt('deniz', ELSEWHERE));
  assert.ok(waitOf(throttle, attempt('deniz', ELSEWHERE), now) > 0);
  assert.equal(waitOf(throttle, attempt('deniz', HOME), now), 0);
  assert.equal(waitOf(throttle, attempt('defne', ELSEWHERE), now), 0);
});

test('after ten failures the wait doubles from two seconds to five minutes, and all failures expire after 15 minutes', () => {
  const throttle = createSignInThrottle();
  const who = attempt('deniz', HOME);
  const waits: number[] = [];
  let now = fail(throttle, 10, () => who);
  for (let at = 0; at < 10; at++) {
    waits.push(waitOf(throttle, who, now));
    now = fail(throttle, 1, () => who, now);
  }
  assert.deepEqual(waits, [2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  assert.equal(waitOf(throttle, who, now + 15 * 60_000), 0);
});

test('a known device is slowed only by its own failures, and never for more than ten seconds', () => {
  const throttle = createSignInThrottle();
  const till = attempt('deniz', HOME, 'till');
  const attacked = fail(throttle, 300, (at) => attempt(`guess-${at}`, HOME));
  let now = fail(throttle, 20, () => attempt('deniz', HOME), attacked);
  assert.equal(waitOf(throttle, till, now), 0);
  now = fail(throttle, 30, () => till, now);
  assert.equal(waitOf(throttle, till, now), 10);
  assert.equal(waitOf(throttle, attempt('deniz', HOME, 'tablet'), now), 0);
  assert.equal(
    waitOf(
      throttle,
      till,
      fail(throttle, 50, () => till, now),
    ),
    10,
  );
});

test('after many failures from the address of a restaurant, it has one attempt in ten seconds, except accounts that signed in there', () => {
  const throttle = createSignInThrottle();
  throttle.enter(attempt('deniz', HOME), 0).succeed();
  const now = fail(throttle, 200, (at) => attempt(`guess-${at}`, HOME));
  assert.equal(waitOf(throttle, attempt('new', HOME), now), 10);
  assert.equal(waitOf(throttle, attempt('deniz', HOME), now), 0);
  assert.equal(waitOf(throttle, attempt('new', ELSEWHERE), now), 0);
});

test('above 100 failures for an e-mail address, each network address has one free attempt, also that of its owner', () => {
  const throttle = createSignInThrottle();
  const after = (failures: number) => attempt('deniz', HOME, null, failures);
  throttle.enter(after(100), 0);
  assert.equal(waitOf(throttle, after(100)), 0);
  assert.equal(waitOf(throttle, after(101)), 2);
  assert.equal(waitOf(throttle, attempt('deniz', ELSEWHERE, null, 101)), 0);
});

test('a success clears the failures of the account from there, and does not count', () => {
  const throttle = createSignInThrottle();
  for (let times = 0; times < 200; times++) throttle.enter(attempt('deniz', HOME), 0).succeed();
  fail(throttle, 9, () => attempt('deniz', HOME));
  throttle.enter(attempt('deniz', HOME), 0).succeed();
  assert.equal(
    fail(throttle, 10, () => attempt('deniz', HOME)),
    0,
  );
});
