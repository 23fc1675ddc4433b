import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '../../test/harness/sofra.ts';
import { Refusal } from '../core/refusals.ts';
import { createGuessThrottle, type GuessThrottle } from './guess-throttle.ts';

const MINUTE_MS = 60_000;
const VENUE = 'venue';

function miss(throttle: GuessThrottle, times: number, whoOf: (at: number) => string): void {
  for (let at = 0; at < times; at++) throttle.countMiss(VENUE, whoOf(at));
}

test('twenty wrong codes slow the caller who tried them, and no other caller', () => {
  const throttle = createGuessThrottle(testClock());
  miss(throttle, 19, () => 'cook');
  assert.ok(!throttle.isSlowed(VENUE, 'cook'));
  miss(throttle, 1, () => 'cook');
  assert.ok(throttle.isSlowed(VENUE, 'cook'));
  assert.ok(!throttle.isSlowed(VENUE, 'waiter'));
  assert.ok(!throttle.isSlowed('another venue', 'cook'));
});

test('a hundred wrong codes slow everyone at the venue, but no other venue', () => {
  const throttle = createGuessThrottle(testClock());
  miss(throttle, 99, (at) => `192.0.2.${at}`);
  assert.ok(!throttle.isSlowed(VENUE, '198.51.100.1'));
  miss(throttle, 1, () => '192.0.2.99');
  assert.ok(throttle.isSlowed(VENUE, '198.51.100.1'));
  assert.ok(!throttle.isSlowed('another venue', '192.0.2.1'));
});

test('another wrong code is refused with the seconds to wait, and accepted again afterwards', () => {
  const clock = testClock(1_000 * MINUTE_MS + 18_500);
  const throttle = createGuessThrottle(clock);
  miss(throttle, 20, () => 'cook');
  const waits = (seconds: number) => (error: Refusal) =>
    error instanceof Refusal && error.code === 'RATE_LIMIT_EXCEEDED' && error.retryAfterSeconds === seconds;
  assert.throws(() => throttle.countMiss(VENUE, 'cook'), waits(42));
  clock.advance(41_499);
  assert.throws(() => throttle.countMiss(VENUE, 'cook'), waits(1));
  clock.advance(1);
  assert.ok(!throttle.isSlowed(VENUE, 'cook'));
  throttle.countMiss(VENUE, 'cook');
});
