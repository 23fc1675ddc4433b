import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billOf, stampOf } from '../../../../../test/samples/sample-bill.ts';
import { amount, percent } from '../../../../../test/samples/sample-campaigns.ts';
import type { Bill } from '../../../bills/bill.ts';
import type { BillChange } from '../../../bills/bill-change.ts';
import { printBill, withPrint } from '../../../bills/bill-print.ts';
import { moveLine, strikeLine } from '../../../bills/kitchen/kitchen.ts';
import { discountBill, discountLine, setPrice } from '../../../bills/prices/manual-price.ts';
import {
  changeQuantity,
  closeBill,
  giveAway,
  hideBill,
  recordPayment,
  reversePayment,
  voidBill,
} from '../../../bills/till.ts';
import { RIGHTS, type Right, USUAL_GRANTS, WHOLE_BILL_BASIS_POINTS } from '../../rights.ts';
import { missingRight } from './bill-changes.ts';

const STAMP = stampOf();
const REASON = 'Regular';
/** A bill with four lines of 100 lira. */
const bill = billOf(4);
const begun = moveLine(bill, 'line-1', 'Preparing', STAMP).bill;
const { Cashier, Waiter } = USUAL_GRANTS;
const without = (...lacked: Right[]) => ({
  rights: RIGHTS.filter((right) => !lacked.includes(right)),
  mostOffBasisPoints: WHOLE_BILL_BASIS_POINTS,
});

function rightFor(by: Parameters<typeof missingRight>[0], before: Bill, change: BillChange) {
  const missing = missingRight(by, before, change);
  return missing && [missing.right, missing.deductedKurus];
}

test('each act needs its right, and the deducted amount is returned', () => {
  const cash = { id: 'pay', kind: 'Cash', amountKurus: 5_000, businessDate: '2026-03-03' } as never;
  const paid = recordPayment(bill, cash, STAMP).bill;
  const cases: [Right, Bill, BillChange, number][] = [
    ['changeKitchen', begun, strikeLine(begun, 'line-1', STAMP), 10_000],
    ['void', bill, voidBill(bill, STAMP), 40_000],
    ['comp', bill, giveAway(bill, 'line-2', true, STAMP), 10_000],
    ['price', bill, setPrice(bill, 'line-2', 9_000, REASON, STAMP), 1_000],
    ['discount', bill, discountLine(bill, 'line-2', percent(500), REASON, STAMP), 500],
    ['discount', bill, discountBill(bill, amount(2_000), REASON, STAMP), 2_000],
    ['reverse', paid, reversePayment(paid, 'pay', STAMP), 5_000],
  ];
  for (const [right, before, change, deductedKurus] of cases) {
    assert.deepEqual(rightFor(without(right), before, change), [right, deductedKurus], right);
    assert.equal(rightFor(without(), before, change), null, right);
  }
});

test('an act without a manual deduction needs no right', () => {
  const given = giveAway(bill, 'line-1', true, STAMP).bill;
  const discounted = discountBill(bill, percent(500), REASON, STAMP).bill;
  const priced = setPrice(bill, 'line-1', 9_000, REASON, STAMP).bill;
  for (const [before, change] of [
    [bill, strikeLine(bill, 'line-1', STAMP)],
    [bill, changeQuantity(bill, 'line-1', 3, STAMP)],
    [begun, changeQuantity(begun, 'line-1', 3, STAMP)],
    [given, giveAway(given, 'line-1', false, STAMP)],
    [discounted, discountBill(discounted, null, null, STAMP)],
    [priced, setPrice(priced, 'line-1', null, null, STAMP)],
    [bill, moveLine(bill, 'line-1', 'Served', STAMP)],
  ] as const)
    assert.equal(rightFor(Waiter, before, change), null);
});

test('removing a unit that the kitchen has begun needs a right; adding one does not', () => {
  const two = moveLine(changeQuantity(bill, 'line-1', 2, STAMP).bill, 'line-1', 'Ready', STAMP).bill;
  const lowered = changeQuantity(two, 'line-1', 1, STAMP);
  assert.deepEqual(rightFor(Waiter, two, lowered), ['changeKitchen', 10_000]);
  assert.equal(lowered.bill.lines[0]!.removedKurus, 10_000);
});

test('several small deductions of any kind reach the limit together', () => {
  // The limit is 10 % of 400 lira: 40 lira.
  const first = discountLine(bill, 'line-1', amount(1_500), REASON, STAMP);
  assert.equal(rightFor(Cashier, bill, first), null);
  const second = setPrice(first.bill, 'line-2', 8_500, REASON, STAMP);
  assert.equal(rightFor(Cashier, first.bill, second), null);
  const third = discountBill(second.bill, amount(1_500), REASON, STAMP);
  assert.deepEqual(rightFor(Cashier, second.bill, third), ['discount', 1_500]);
  const within = discountBill(second.bill, amount(1_000), REASON, STAMP);
  assert.equal(rightFor(Cashier, second.bill, within), null);
  const gift = giveAway(second.bill, 'line-3', true, STAMP);
  assert.deepEqual(rightFor(Cashier, second.bill, gift), ['comp', 10_000]);
});

test('units removed after the kitchen began count towards the limit, unless they were ordered again', () => {
  const loose = { ...Cashier, mostOffBasisPoints: 2_500 };
  const struck = strikeLine(begun, 'line-1', STAMP);
  assert.deepEqual(rightFor(Cashier, begun, struck), ['changeKitchen', 10_000]);
  assert.equal(rightFor(loose, begun, struck), null);
  const discount = discountBill(struck.bill, amount(500), REASON, STAMP);
  assert.deepEqual(rightFor(loose, struck.bill, discount), ['discount', 500]);
  const [round] = struck.bill.rounds;
  const again = { ...struck.bill, rounds: [round!, { ...round!, id: 'round-2', againOf: 'line-1' }] };
  assert.equal(rightFor(loose, again, discountBill(again, amount(500), REASON, STAMP)), null);
});

test('removing a line needs the right to discount if the discount of the bill then exceeds the limit', () => {
  const discounted = discountBill(bill, amount(4_000), REASON, STAMP);
  assert.equal(rightFor(Cashier, bill, discounted), null);
  const lighter = strikeLine(discounted.bill, 'line-4', STAMP);
  assert.deepEqual(rightFor(Cashier, discounted.bill, lighter), ['discount', 10_000]);
});

test('removing a line from a bill with a percentage discount by a manager needs no right', () => {
  const { bill: generous } = discountBill(bill, percent(5_000), REASON, STAMP);
  assert.equal(rightFor(Waiter, generous, strikeLine(generous, 'line-4', STAMP)), null);
});

test('lowering a printed bill needs its own right', () => {
  const printed = withPrint(bill, { kind: 'Bill', paymentId: null }, STAMP.at);
  const by = without('changePrinted');
  assert.deepEqual(rightFor(by, printed, strikeLine(printed, 'line-1', STAMP)), ['changePrinted', 10_000]);
  assert.deepEqual(rightFor(by, printed, giveAway(printed, 'line-1', true, STAMP)), [
    'changePrinted',
    10_000,
  ]);
  assert.equal(rightFor(by, printed, changeQuantity(printed, 'line-1', 2, STAMP)), null);
  assert.equal(rightFor(by, bill, strikeLine(bill, 'line-1', STAMP)), null);
});

test('printing a copy, hiding a bill, and closing it without its document need a right', () => {
  const first = printBill(bill, { kind: 'Bill', paymentId: null }, 'till', STAMP);
  assert.equal(rightFor(Waiter, bill, first), null);
  const copy = printBill(first.bill, { kind: 'Bill', paymentId: null }, 'till', STAMP);
  assert.deepEqual(rightFor(Waiter, first.bill, copy), ['reprint', 0]);
  const empty = voidBill(bill, STAMP).bill;
  assert.deepEqual(rightFor(Cashier, empty, hideBill(empty, true, STAMP)), ['hide', 0]);
  const terms = { demand: 'Required', withoutDocument: 'Device broken' } as const;
  const cash = { id: 'pay', kind: 'Cash', amountKurus: 40_000, businessDate: '2026-03-03' } as never;
  const paid = recordPayment(bill, cash, STAMP).bill;
  const closed = closeBill(paid, null, STAMP, terms);
  assert.deepEqual(rightFor(Cashier, paid, closed), ['closeWithoutDocument', 0]);
});
