import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { noteServerTime } from '../api/server-clock.ts';
import { clock } from './use-now.ts';

const AT_FIRST = Date.parse('2026-03-04T18:00:00Z');

beforeEach(() => {
  mock.timers.enable({ apis: ['Date', 'setInterval'], now: AT_FIRST });
  noteServerTime(new Date(AT_FIRST).toUTCString());
});
afterEach(() => mock.timers.reset());

test('the clock calls its subscribers every five seconds', () => {
  let heard = 0;
  const stop = clock.subscribe(() => {
    heard += 1;
  });
  mock.timers.tick(5_000);
  mock.timers.tick(4_000);
  mock.timers.tick(1_000);
  mock.timers.tick(4_000);
  assert.deepEqual([heard, clock.read()], [2, AT_FIRST + 10_000]);
  stop();
  mock.timers.tick(10_000);
  assert.equal(heard, 2);
});

test('a clock without subscribers for a while is right at once for the next one', () => {
  mock.timers.setTime(AT_FIRST + 20 * 60_000);
  const stop = clock.subscribe(() => {});
  assert.equal(clock.read(), AT_FIRST + 20 * 60_000);
  stop();
});

test('the clock runs until the last subscriber is gone', () => {
  const stopFirst = clock.subscribe(() => {});
  const stopSecond = clock.subscribe(() => {});
  stopFirst();
  mock.timers.tick(5_000);
  assert.equal(clock.read(), AT_FIRST + 5_000);
  stopSecond();
});
