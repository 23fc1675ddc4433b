import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billOf, stampOf } from '../../../test/samples/sample-bill.ts';
import { amount } from '../../../test/samples/sample-campaigns.ts';
import type { Bill } from './bill.ts';
import { type BillChange, withLine } from './bill-change.ts';
import { strikeLine } from './kitchen/kitchen.ts';
import { missingReasonKind } from './missing-reason.ts';
import { discountBill, discountLine, setPrice } from './prices/manual-price.ts';
import { stepQuantity } from './quantity-steps.ts';
import { changeQuantity, giveAway, voidBill } from './till.ts';

const STAMP = stampOf();
const bill = changeQuantity(billOf(2), 'line-1', 3, STAMP).bill;
const begun = withLine(bill, 'line-1', { state: 'Preparing' });

/** The missing kind of reason of a change: first without a reason, then with one. */
function lacked(change: (reason: string | null) => BillChange) {
  assert.equal(missingReasonKind(change('Cold')), null);
  assert.equal(missingReasonKind(change(' ')), missingReasonKind(change(null)));
  return missingReasonKind(change(null));
}

test('a deduction without a reason lacks the reason of its kind', () => {
  assert.equal(
    lacked((why) => voidBill(bill, STAMP, why)),
    'void',
  );
  assert.equal(
    lacked((why) => giveAway(bill, 'line-1', true, STAMP, why)),
    'comp',
  );
  assert.equal(
    lacked((why) => discountLine(bill, 'line-1', amount(100), why, STAMP)),
    'discount',
  );
  assert.equal(
    lacked((why) => discountBill(bill, amount(100), why, STAMP)),
    'discount',
  );
  assert.equal(
    lacked((why) => setPrice(bill, 'line-1', 7_500, why, STAMP)),
    'price',
  );
});

test('removing a line or some of its units needs a reason only after the kitchen has begun', () => {
  const strike = (of: Bill) => lacked((why) => strikeLine(of, 'line-1', STAMP, why));
  const lower = (of: Bill) => lacked((why) => stepQuantity(of, 'line-1', -1, STAMP, why));
  assert.deepEqual([strike(bill), lower(bill)], [null, null]);
  for (const state of ['Preparing', 'Ready', 'Served'] as const) {
    const of = withLine(bill, 'line-1', { state });
    assert.deepEqual([strike(of), lower(of)], ['remove', 'remove'], state);
  }
  assert.equal(missingReasonKind(stepQuantity(begun, 'line-1', 1, STAMP)), null);
});

test('no reason is needed to charge a line again, to remove a discount or a price, or if nothing changes', () => {
  const gift = giveAway(bill, 'line-1', true, STAMP, 'Regular').bill;
  assert.equal(missingReasonKind(giveAway(gift, 'line-1', false, STAMP)), null);
  const less = discountLine(bill, 'line-1', amount(100), 'Regular', STAMP).bill;
  assert.equal(missingReasonKind(discountLine(less, 'line-1', null, null, STAMP)), null);
  const priced = setPrice(bill, 'line-1', 7_500, 'Small', STAMP).bill;
  assert.equal(missingReasonKind(setPrice(priced, 'line-1', null, null, STAMP)), null);
  assert.equal(missingReasonKind(giveAway(gift, 'line-1', true, STAMP)), null);
});
