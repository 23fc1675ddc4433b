import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fillQuietHours, hourRange } from './hour-range.ts';

describe('the hours of a chart', () => {
  test('a chart shows all hours from the first to the last of both days, including quiet ones', () => {
    assert.deepEqual(hourRange([12, 14], [11, 13]), [11, 12, 13, 14]);
    assert.deepEqual(hourRange([], [20]), [20]);
    assert.deepEqual(hourRange([], []), []);
  });

  test('hours after midnight come last', () => {
    assert.deepEqual(hourRange([22, 1], [21]), [21, 22, 23, 0, 1]);
  });

  test('the hours between lunch and dinner are added as quiet hours of the kitchen', () => {
    const [lunch, dinner, night] = [14, 17, 0].map((hour) => ({ hour, preparation: 9 }));
    const quiet = (hour: number) => ({ hour, preparation: null });
    assert.deepEqual(fillQuietHours([lunch!, dinner!]), [lunch, quiet(15), quiet(16), dinner]);
    assert.deepEqual(fillQuietHours([{ ...dinner!, hour: 22 }, night!])[1], quiet(23));
    assert.deepEqual(fillQuietHours([]), []);
  });
});
