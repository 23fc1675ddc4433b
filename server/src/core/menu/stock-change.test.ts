import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalOf } from '../../../test/samples/sample-menu-content.ts';
import { changeStock, type StockChange } from './stock-change.ts';

const COUNTED = { quantity: 5, lowThreshold: 2, isSoldOut: true };
const UNCOUNTED = { quantity: null, lowThreshold: 2, isSoldOut: false };

const quantityAfter = (stock: typeof COUNTED | typeof UNCOUNTED, change: Omit<StockChange, 'isTracked'>) =>
  changeStock(stock, { isTracked: true, ...change }).quantity;

test('a count replaces the quantity, a delivery adds to it, and a change without both keeps it', () => {
  assert.equal(quantityAfter(COUNTED, { quantity: 12 }), 12);
  assert.equal(quantityAfter(COUNTED, { quantity: 0 }), 0);
  assert.equal(quantityAfter(COUNTED, { quantity: 12, add: null }), 12);
  assert.equal(quantityAfter(COUNTED, { add: 3, quantity: null }), 8);
  assert.equal(quantityAfter(COUNTED, { add: -5 }), 0);
  assert.equal(quantityAfter(COUNTED, { add: 0 }), 5);
  assert.equal(quantityAfter(COUNTED, {}), 5);
  assert.equal(quantityAfter(COUNTED, { add: 999_995 }), 1_000_000);
  assert.equal(quantityAfter(UNCOUNTED, { quantity: 7 }), 7);
});

test('tracking can end with any quantity', () => {
  assert.deepEqual(changeStock(COUNTED, { isTracked: false }), { ...COUNTED, quantity: null });
  assert.deepEqual(changeStock(UNCOUNTED, { isTracked: false }), UNCOUNTED);
});

test('the threshold changes if it is given, and the sold-out switch never changes', () => {
  assert.deepEqual(changeStock(COUNTED, { isTracked: true, lowThreshold: 0 }), {
    ...COUNTED,
    lowThreshold: 0,
  });
  assert.deepEqual(changeStock(COUNTED, { isTracked: true, lowThreshold: null }), COUNTED);
  const ended = { quantity: null, lowThreshold: 9, isSoldOut: true };
  assert.deepEqual(changeStock(COUNTED, { isTracked: false, lowThreshold: 9 }), ended);
});

test('a change that contradicts itself, or leaves a negative or far too large quantity, is refused', () => {
  const problems = (stock: typeof COUNTED | typeof UNCOUNTED, change: StockChange) =>
    refusalOf(() => changeStock(stock, change));
  const invalid = (...sentences: string[]) => ['CONTENT_INVALID', ...sentences];
  const counted = (change: Omit<StockChange, 'isTracked'>) =>
    problems(COUNTED, { isTracked: true, ...change });
  assert.deepEqual(counted({ add: -6 }), invalid('add takes more than the 5 that are left'));
  assert.deepEqual(counted({ add: 999_996 }), invalid('add makes more than 1000000 of it'));
  assert.deepEqual(counted({ quantity: 1, add: 1 }), invalid('add cannot be stated beside `quantity`'));
  const needed = invalid('quantity is required: the product has not been counted so far');
  assert.deepEqual(problems(UNCOUNTED, { isTracked: true }), needed);
  assert.deepEqual(problems(UNCOUNTED, { isTracked: true, add: 4 }), needed);
  assert.deepEqual(
    problems(COUNTED, { isTracked: false, quantity: 0, add: 0 }),
    invalid(
      'quantity cannot be stated when the stock is not tracked',
      'add cannot be stated when the stock is not tracked',
    ),
  );
});
