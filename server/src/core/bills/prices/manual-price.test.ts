import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billOf, stampOf } from '../../../../test/samples/sample-bill.ts';
import { amount, percent } from '../../../../test/samples/sample-campaigns.ts';
import { strikeLine } from '../kitchen/kitchen.ts';
import * as till from '../till.ts';
import { duesOf } from './bill-pricing.ts';
import { discountBill, discountLine, setPrice } from './manual-price.ts';

const STAMP = stampOf();
const bill = billOf(2);
const refusedWith = (code: string) => ({ name: 'Refusal', code });

test('a manual price counts as a discount: the menu price stays on the line', () => {
  const { bill: after, history } = setPrice(bill, 'line-1', 7_500, 'Small', STAMP);
  assert.deepEqual(after.totals, { ...bill.totals, discountKurus: 2_500, totalKurus: 17_500 });
  assert.equal(after.lines[0]!.portionKurus, 10_000);
  assert.deepEqual(duesOf(after), [7_500, 10_000]);
  assert.deepEqual(history?.detail, {
    ...{ lineId: 'line-1', productName: 'Product soup', units: 1 },
    ...{ fromKurus: 10_000, toKurus: 7_500, reason: 'Small' },
  });
  assert.deepEqual(setPrice(after, 'line-1', null, null, STAMP).bill, bill);
  assert.equal(setPrice(after, 'line-1', 7_500, null, STAMP).history, null);
});

test('a manual price cannot be above the menu price', () => {
  assert.throws(() => setPrice(bill, 'line-1', 10_001, null, STAMP), refusedWith('PRICE_ABOVE_MENU'));
});

test('goods by measure have a manual price for one unit of the measure, and keep the quantity 1', () => {
  const measure = {
    unit: 'Kilogram',
    priceKurus: 45_000,
    grossThousandths: 400,
    tareThousandths: 150,
  } as const;
  const [line] = bill.lines;
  const weighed = { ...bill, lines: [{ ...line!, portionKurus: 11_250, measure }] };
  const after = setPrice(weighed, 'line-1', 40_002, null, STAMP).bill;
  assert.deepEqual(duesOf(after), [10_001]);
  assert.throws(() => setPrice(weighed, 'line-1', 45_001, null, STAMP), refusedWith('PRICE_ABOVE_MENU'));
  assert.throws(() => till.changeQuantity(weighed, 'line-1', 2, STAMP), refusedWith('LINE_IS_MEASURED'));
});

test('a discount on a line is calculated after campaigns, and a discount on the bill after all other deductions', () => {
  const first = discountLine(bill, 'line-1', percent(1_050), null, STAMP).bill;
  const { bill: both, history } = discountBill(first, percent(1_000), 'Regulars', STAMP);
  assert.deepEqual([first.totals.discountKurus, both.totals.discountKurus], [1_050, 1_050 + 1_895]);
  assert.deepEqual(duesOf(both), [8_055, 9_000]);
  const detail = { basisPoints: 1_000, fixedKurus: null, amountKurus: 1_895, reason: 'Regulars' };
  assert.deepEqual(history?.detail, detail);
  assert.deepEqual(both.discount, {
    terms: percent(1_000),
    amountKurus: 1_895,
    entry: bill.revision + 1,
    reason: 'Regulars',
    ...STAMP,
  });
});

test('a percentage follows the bill, and a fixed amount deducts at most what remains', () => {
  const given = discountBill(bill, amount(15_000), null, STAMP).bill;
  const struck = strikeLine(given, 'line-2', STAMP).bill;
  assert.deepEqual([struck.totals.totalKurus, struck.discount?.amountKurus], [0, 10_000]);
  const tenth = discountLine(bill, 'line-1', percent(1_000), null, STAMP).bill;
  assert.equal(till.changeQuantity(tenth, 'line-1', 3, STAMP).bill.totals.discountKurus, 3_000);
  assert.equal(till.giveAway(tenth, 'line-1', true, STAMP).bill.totals.discountKurus, 0);
});

test('an amount above what remains is refused, on a line and on a bill', () => {
  const tooMuch = refusedWith('DISCOUNT_TOO_LARGE');
  assert.throws(() => discountLine(bill, 'line-1', amount(10_001), null, STAMP), tooMuch);
  assert.throws(() => discountBill(bill, amount(20_001), null, STAMP), tooMuch);
});

test('the same discount again changes nothing, and neither does removing a discount that does not exist', () => {
  const given = discountBill(bill, percent(1_000), null, STAMP).bill;
  for (const { history } of [
    discountBill(given, percent(1_000), null, STAMP),
    discountBill(bill, null, null, STAMP),
    discountLine(bill, 'line-1', null, null, STAMP),
  ])
    assert.equal(history, null);
});

test('struck lines and finished bills refuse prices and discounts', () => {
  const struck = strikeLine(bill, 'line-1', STAMP).bill;
  const notAllowed = refusedWith('LINE_MOVE_NOT_ALLOWED');
  assert.throws(() => setPrice(struck, 'line-1', 1, null, STAMP), notAllowed);
  assert.throws(() => discountLine(struck, 'line-1', percent(1_000), null, STAMP), notAllowed);
  const { bill: voided } = till.voidBill(bill, STAMP);
  assert.throws(() => discountBill(voided, percent(1_000), null, STAMP), refusedWith('BILL_NOT_OPEN'));
});
