import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basketLine, sampleOpening, sampleProduct, stampOf } from '../../../test/samples/sample-bill.ts';
import { Refusal } from '../refusals.ts';
import { openBill } from './ordering/placement.ts';
import { stepGuests, stepQuantity } from './quantity-steps.ts';

const STAMP = stampOf();

const refused = (act: () => unknown) =>
  assert.throws(act, (error) => error instanceof Refusal && error.code === 'CONTENT_INVALID');

const ordered = (quantity: number) =>
  openBill(sampleOpening({ basket: [basketLine(sampleProduct({ id: 'tea' }), { quantity })] }));

test('a line grows by single units up to 999', () => {
  assert.equal(stepQuantity(ordered(3), 'line-1', 1, STAMP).bill.lines[0]!.quantity, 4);
  assert.equal(stepQuantity(ordered(998), 'line-1', 1, STAMP).bill.lines[0]!.quantity, 999);
  refused(() => stepQuantity(ordered(999), 'line-1', 1, STAMP));
  refused(() => stepQuantity(ordered(1), 'line-1', 999, STAMP));
});

test('the last unit of a line cannot be subtracted: the line must be removed', () => {
  assert.equal(stepQuantity(ordered(2), 'line-1', -1, STAMP).bill.lines[0]!.quantity, 1);
  refused(() => stepQuantity(ordered(1), 'line-1', -1, STAMP));
});

test('guests are counted from 0, and 0 guests remove the number', () => {
  const one = stepGuests(ordered(1), 1, STAMP).bill;
  assert.equal(one.guests, 1);
  assert.equal(stepGuests(one, -1, STAMP).bill.guests, null);
  refused(() => stepGuests(ordered(1), -1, STAMP));
});
