import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minutesSince } from './use-time-ago.ts';

test('only full minutes are counted, and an instant after the clock of the page counts as now', () => {
  const now = Date.parse('2026-03-01T19:00:00.000Z');
  assert.equal(minutesSince(now - 119_000, now), 1);
  assert.equal(minutesSince(now - 59_000, now), 0);
  assert.equal(minutesSince(now + 4_000, now), 0);
});
