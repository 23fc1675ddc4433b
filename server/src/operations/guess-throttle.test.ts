import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '../../test/sofra.ts';
import { Refusal } from '../core/refusals.ts';
import { createGuessThrottle, type GuessThrottle } from './guess-throttle.ts';

const MINUTE_MS = 60_000;
const VENUE = 'venue';

function miss(throttle: GuessThrottle, times: number, whoOf: (at: number) => string): void {
  for (let at = 0; at < times; at++) throttle.countMiss(VENUE, whoOf(at));
}

function isHeldBack(throttle: GuessThrottle, venueId: string, who: string): boolean {
  try {
    throttle.require(venueId, who);
    return false;
  } catch (error) {
    return error instanceof Refusal && error.code === 'RATE_LIMIT_EXCEEDED';
  }
}

test('twenty codes that missed close a venue to whoever tried them, and to nobody else', () => {
  const throttle = createGuessThrottle(testClock());
  miss(throttle, 19, () => 'cook');
  assert.ok(!isHeldBack(throttle, VENUE, 'cook'));
  miss(throttle, 1, () => 'cook');
  assert.ok(isHeldBack(throttle, VENUE, 'cook'));
  assert.ok(!isHeldBack(throttle, VENUE, 'waiter'));
  assert.ok(!isHeldBack(throttle, 'another venue', 'cook'));
});

test('a hundred codes that missed close a venue to everybody, whoever tried them, and no other venue', () => {
  const throttle = createGuessThrottle(testClock());
  miss(throttle, 99, (at) => `192.0.2.${at}`);
  assert.ok(!isHeldBack(throttle, VENUE, '198.51.100.1'));
  miss(throttle, 1, () => '192.0.2.99');
  assert.ok(isHeldBack(throttle, VENUE, '198.51.100.1'));
  assert.ok(!isHeldBack(throttle, 'another venue', '192.0.2.1'));
});

test('asking alone counts for nothing, however often', () => {
  const throttle = createGuessThrottle(testClock());
  for (let times = 0; times < 200; times++) throttle.require(VENUE, 'cook');
  assert.ok(!isHeldBack(throttle, VENUE, 'cook'));
});

test('whoever guessed too often is told how many seconds to wait, and is let in after them', () => {
  const clock = testClock(1_000 * MINUTE_MS + 18_500);
  const throttle = createGuessThrottle(clock);
  miss(throttle, 20, () => 'cook');
  assert.throws(
    () => throttle.require(VENUE, 'cook'),
    (error: Refusal) => error.retryAfterSeconds === 42,
  );
  clock.advance(41_499);
  assert.throws(
    () => throttle.require(VENUE, 'cook'),
    (error: Refusal) => error.retryAfterSeconds === 1,
  );
  clock.advance(1);
  assert.ok(!isHeldBack(throttle, VENUE, 'cook'));
});
