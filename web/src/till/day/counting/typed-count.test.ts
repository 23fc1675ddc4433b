import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countedKurus, EMPTY_COUNT } from './typed-count.ts';

test('notes, coins and another currency are added up while they are typed', () => {
  const typed = { ...EMPTY_COUNT, pieces: { 200: '3', 0.25: '2', 50: '' }, worth: '45,50' };
  assert.equal(countedKurus(typed), 60_050 + 4_550);
  assert.equal(countedKurus(EMPTY_COUNT), 0);
});

test('a text that is no amount gives no sum to save', () => {
  assert.equal(countedKurus({ ...EMPTY_COUNT, worth: 'x' }), null);
  assert.equal(countedKurus({ ...EMPTY_COUNT, isSum: true, sum: '1.2.3' }), null);
  assert.equal(countedKurus({ ...EMPTY_COUNT, isSum: true, sum: '0' }), 0);
});
