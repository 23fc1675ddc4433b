import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPercent } from './read-percent.ts';

test('percentages are read as people type them', () => {
  assert.deepEqual(['10', '12,5', '0.25', '100'].map(readPercent), [10, 12.5, 0.25, 100]);
  assert.deepEqual(['', 'x', '101', '-1', '1.234'].map(readPercent), [null, null, null, null, null]);
});
