import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '../../test/harness/sofra.ts';
import { BOOKING_LIMITS_OF_ADDRESS, createCeiling } from './ceiling.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

function start() {
  const clock = testClock(0);
  const ceiling = createCeiling(clock, BOOKING_LIMITS_OF_ADDRESS);
  const book = (times: number, venue = 'venue', address = '192.0.2.1') =>
    Array.from({ length: times }, () => ceiling.count(venue, address));
  return { clock, ceiling, book };
}

test('an address may make ten reservations at a venue within an hour, and another when the first is an hour old', () => {
  const { clock, book } = start();
  assert.deepEqual(book(1), [null]);
  clock.set(10 * MINUTE_MS);
  assert.deepEqual(book(10), [...Array(9).fill(null), 50 * 60]);
  clock.set(HOUR_MS - 1);
  assert.deepEqual(book(1), [1]);
  clock.set(HOUR_MS);
  assert.deepEqual(book(2), [null, 10 * 60]);
});

test('an address may make twenty reservations at a venue within a day', () => {
  const { clock, book } = start();
  assert.deepEqual(book(10), Array(10).fill(null));
  clock.set(2 * HOUR_MS);
  assert.deepEqual(book(11), [...Array(10).fill(null), 22 * 3600]);
  clock.set(24 * HOUR_MS);
  assert.deepEqual(book(11), [...Array(10).fill(null), 2 * 3600]);
});

test('other addresses and other venues are counted separately', () => {
  const { book } = start();
  book(11);
  assert.deepEqual(book(1, 'venue', '192.0.2.2'), [null]);
  assert.deepEqual(book(1, 'other'), [null]);
});

test('a reservation that was not made in the end does not count', () => {
  const { ceiling, book } = start();
  book(10);
  ceiling.takeBack('venue', '192.0.2.1');
  assert.deepEqual(book(2), [null, 3600]);
  ceiling.takeBack('venue', '192.0.2.9');
});

test('a clock that is set back does not make the wait longer than the hour', () => {
  const { clock, book } = start();
  clock.set(5 * HOUR_MS);
  book(10);
  clock.set(0);
  assert.deepEqual(book(1), [3600]);
});
