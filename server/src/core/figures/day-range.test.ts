import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparedRangesOf, countDays, isAllowedRange, previousRange, rangeLastYear } from './day-range.ts';

const range = (from: string, to: string) => ({ from, to });

test('a day is compared with the same weekday of the week before', () => {
  assert.deepEqual(
    [...comparedRangesOf(range('2026-03-01', '2026-03-02'), 'Day')],
    [
      { range: range('2026-03-01', '2026-03-01'), before: range('2026-02-22', '2026-02-22') },
      { range: range('2026-03-02', '2026-03-02'), before: range('2026-02-23', '2026-02-23') },
    ],
  );
});

test('weeks begin on Monday; the first and the last are as long as the range leaves them', () => {
  assert.deepEqual(
    [...comparedRangesOf(range('2026-03-01', '2026-03-10'), 'Week')].map((step) => step.range),
    [range('2026-03-01', '2026-03-01'), range('2026-03-02', '2026-03-08'), range('2026-03-09', '2026-03-10')],
  );
});

test('a month is compared with the same days of the previous month, a whole month with a whole month', () => {
  assert.deepEqual(
    [...comparedRangesOf(range('2026-02-20', '2026-04-12'), 'Month')],
    [
      { range: range('2026-02-20', '2026-02-28'), before: range('2026-01-20', '2026-01-31') },
      { range: range('2026-03-01', '2026-03-31'), before: range('2026-02-01', '2026-02-28') },
      { range: range('2026-04-01', '2026-04-12'), before: range('2026-03-01', '2026-03-12') },
    ],
  );
  const [march] = comparedRangesOf(range('2026-03-30', '2026-03-30'), 'Month');
  assert.deepEqual(march!.before, range('2026-02-28', '2026-02-28'));
});

test('a range is compared with a range of the same length, whole weeks earlier', () => {
  assert.deepEqual(previousRange(range('2026-03-02', '2026-03-08')), range('2026-02-23', '2026-03-01'));
  assert.deepEqual(previousRange(range('2026-03-01', '2026-03-10')), range('2026-02-15', '2026-02-24'));
  assert.equal(countDays(range('2024-02-28', '2024-03-01')), 3);
});

test('the steps of a range hold each of its days once', () => {
  for (const step of ['Day', 'Week', 'Month'] as const) {
    const steps = [...comparedRangesOf(range('2023-11-15', '2026-10-30'), step)];
    assert.equal(
      steps.reduce((days, part) => days + countDays(part.range), 0),
      countDays(range('2023-11-15', '2026-10-30')),
    );
  }
});

test('a range is readable up to 1,100 days between 2000 and 2099', () => {
  assert.equal(isAllowedRange(range('2023-01-01', '2026-01-04')), true);
  assert.equal(isAllowedRange(range('2023-01-01', '2026-01-05')), false);
  assert.equal(isAllowedRange(range('2026-01-02', '2026-01-01')), false);
  assert.equal(isAllowedRange(range('1999-12-31', '2000-01-01')), false);
  assert.equal(isAllowedRange(range('2099-12-31', '2099-12-31')), true);
  assert.equal(isAllowedRange(range('2099-12-31', '2100-01-01')), false);
});

test('a range of the year before has the same weekdays, in leap years too', () => {
  assert.deepEqual(rangeLastYear(range('2026-03-03', '2026-03-09')), range('2025-03-04', '2025-03-10'));
  assert.deepEqual(rangeLastYear(range('2024-12-30', '2025-01-05')), range('2024-01-01', '2024-01-07'));
});
