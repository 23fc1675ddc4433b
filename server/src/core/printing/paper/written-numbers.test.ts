import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatRate } from './written-numbers.ts';

test('a rate has the percent sign at the place that its language uses', () => {
  const rates = (['tr', 'en', 'de', 'ar'] as const).map((language) => formatRate(550, language));
  assert.deepEqual(rates, ['%5,5', '5.5%', '5,5 %', '5.5%']);
  assert.equal(formatRate(1000, 'tr'), '%10');
});
