import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offeredRanges } from './ranges.ts';

const datesOf = (today: string) =>
  Object.entries(offeredRanges(today)).map(([name, { from, to }]) => [name, from, to]);

test('this week and this month end today, last month is whole', () => {
  assert.deepEqual(datesOf('2026-03-03'), [
    ['Today', '2026-03-03', '2026-03-03'],
    ['Yesterday', '2026-03-02', '2026-03-02'],
    ['Week', '2026-03-02', '2026-03-03'],
    ['Month', '2026-03-01', '2026-03-03'],
    ['LastMonth', '2026-02-01', '2026-02-28'],
  ]);
});

test('on the first of January the last month is December, and the week began in it', () => {
  assert.deepEqual(datesOf('2026-01-01').slice(2), [
    ['Week', '2025-12-29', '2026-01-01'],
    ['Month', '2026-01-01', '2026-01-01'],
    ['LastMonth', '2025-12-01', '2025-12-31'],
  ]);
});
