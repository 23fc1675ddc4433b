import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { noteServerTime, serverNow } from './server-clock.ts';

const DEVICE = Date.parse('2026-03-04T18:00:00Z');
const HOUR = 3_600_000;
const headerAt = (instant: number) => new Date(instant).toUTCString();

beforeEach(() => mock.timers.enable({ apis: ['Date'], now: DEVICE }));
afterEach(() => {
  noteServerTime(headerAt(Date.now()));
  mock.timers.reset();
});

test('a device whose clock is wrong shows the time of the service from then on', () => {
  noteServerTime(headerAt(DEVICE - 2 * HOUR));
  assert.equal(serverNow(), DEVICE - 2 * HOUR);
  mock.timers.setTime(DEVICE + 60_000);
  assert.equal(serverNow(), DEVICE - 2 * HOUR + 60_000);
});

test('a clock that is right within three seconds is left alone: the header has no parts of a second', () => {
  noteServerTime(headerAt(DEVICE + HOUR));
  noteServerTime(headerAt(DEVICE + 2_000));
  assert.equal(serverNow(), DEVICE);
});

test('an answer without a readable date changes nothing', () => {
  noteServerTime(headerAt(DEVICE + HOUR));
  for (const header of [null, '', 'yesterday']) noteServerTime(header);
  assert.equal(serverNow(), DEVICE + HOUR);
});
