import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../core/refusals.ts';
import { createSignInThrottle, type SignInThrottle } from './sign-in-throttle.ts';

const MINUTE_MS = 60_000;

function fail(throttle: SignInThrottle, times: number, emailOf: (at: number) => string, now = 0): void {
  for (let at = 0; at < times; at++) throttle.enter(emailOf(at), '192.0.2.1', now);
}

function isThrottled(throttle: SignInThrottle, email: string, address: string, now = 0): boolean {
  try {
    throttle.enter(email, address, now);
    return false;
  } catch (error) {
    return error instanceof Refusal && error.code === 'SIGN_IN_THROTTLED';
  }
}

test('ten failures close an e-mail address to every network address, and no other e-mail address', () => {
  const throttle = createSignInThrottle();
  fail(throttle, 10, () => 'deniz@example.com');
  assert.ok(isThrottled(throttle, 'deniz@example.com', '198.51.100.1'));
  assert.ok(!isThrottled(throttle, 'defne@example.com', '192.0.2.1'));
});

test('fifty failures close a network address to every e-mail address, and no other network address', () => {
  const throttle = createSignInThrottle();
  fail(throttle, 50, (at) => `guess-${at}@example.com`);
  assert.ok(isThrottled(throttle, 'deniz@example.com', '192.0.2.1'));
  assert.ok(!isThrottled(throttle, 'deniz@example.com', '198.51.100.1'));
});

test('a success clears the count of its e-mail address and does not count for its network address', () => {
  const throttle = createSignInThrottle();
  for (let times = 0; times < 200; times++) {
    throttle.enter('deniz@example.com', '192.0.2.1', 0);
    throttle.succeed('deniz@example.com', '192.0.2.1');
  }
  fail(throttle, 9, () => 'deniz@example.com');
  throttle.enter('deniz@example.com', '192.0.2.1', 0);
  throttle.succeed('deniz@example.com', '192.0.2.1');
  assert.ok(!isThrottled(throttle, 'deniz@example.com', '192.0.2.1'));
});

test('a success does not clear what failed for others from its network address', () => {
  const throttle = createSignInThrottle();
  fail(throttle, 49, (at) => `guess-${at}@example.com`);
  throttle.enter('mine@example.com', '192.0.2.1', 0);
  throttle.succeed('mine@example.com', '192.0.2.1');
  assert.ok(!isThrottled(throttle, 'last@example.com', '192.0.2.1'));
  assert.ok(isThrottled(throttle, 'mine@example.com', '192.0.2.1'));
});

test('the wait is told in seconds, to the end of the window of fifteen minutes, and is over then', () => {
  const throttle = createSignInThrottle();
  const now = 1_000 * 15 * MINUTE_MS + 4 * MINUTE_MS + 500;
  fail(throttle, 10, () => 'deniz@example.com', now);
  assert.throws(
    () => throttle.enter('deniz@example.com', '192.0.2.1', now),
    (error: Refusal) => error.retryAfterSeconds === 11 * 60,
  );
  assert.ok(isThrottled(throttle, 'deniz@example.com', '192.0.2.1', now + 11 * MINUTE_MS - 501));
  assert.ok(!isThrottled(throttle, 'deniz@example.com', '192.0.2.1', now + 11 * MINUTE_MS - 500));
});
