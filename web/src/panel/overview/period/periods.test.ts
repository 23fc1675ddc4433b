import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { growthPercent, periodOf, readPeriod } from './periods.ts';

describe('the offered periods', () => {
  test('the offered periods end today; weeks begin on Monday, months on the first', () => {
    assert.deepEqual(periodOf('Today', '2026-03-03'), { from: '2026-03-03', to: '2026-03-03', step: 'Day' });
    assert.deepEqual(periodOf('Week', '2026-03-03'), { from: '2026-02-25', to: '2026-03-03', step: 'Day' });
    assert.deepEqual(periodOf('FourWeeks', '2026-03-03'), {
      ...{ from: '2026-02-04', to: '2026-03-03', step: 'Day' },
    });
    assert.deepEqual(periodOf('TwelveWeeks', '2026-03-03'), {
      ...{ from: '2025-12-15', to: '2026-03-03', step: 'Week' },
    });
    assert.deepEqual(periodOf('Year', '2026-03-31'), { from: '2025-04-01', to: '2026-03-31', step: 'Month' });
  });

  test('a typed range gets steps that stay readable; it is invalid if dates are missing, too far apart or in the wrong order', () => {
    assert.equal(readPeriod('2026-03-01', '2026-03-31')?.step, 'Day');
    assert.equal(readPeriod('2026-01-01', '2026-06-30')?.step, 'Week');
    assert.equal(readPeriod('2024-01-01', '2026-06-30')?.step, 'Month');
    assert.equal(readPeriod('2026-03-02', '2026-03-01'), null);
    assert.equal(readPeriod('', '2026-03-01'), null);
    assert.equal(readPeriod('2023-01-01', '2026-03-01'), null);
  });

  test('growth is in whole percent, and has no value if the figure was 0 before', () => {
    assert.equal(growthPercent(112, 100), 12);
    assert.equal(growthPercent(50, 200), -75);
    assert.equal(growthPercent(5, 0), null);
  });
});
