import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  basketLine,
  sampleOpening,
  samplePortion,
  sampleProduct,
  stampOf,
} from '../../../../test/samples/sample-bill.ts';
import type { Bill, LineUnits } from '../bill.ts';
import { paidKurus, remainingKurus } from '../bill-status.ts';
import { strikeLine } from '../kitchen/kitchen.ts';
import { openBill } from '../ordering/placement.ts';
import { duesOf, vatOf } from '../prices/bill-pricing.ts';
import { closeBill, recordPayment, reversePayment } from '../till.ts';
import { refundableKurus, refundPayment } from './refund.ts';
import { refundableUnits } from './refund-units.ts';
import { paidUnitsOf } from './settle.ts';

const STAMP = stampOf();
const refusedWith = (code: string) => ({ name: 'Refusal', code });

interface Priced {
  priceKurus: number;
  quantity: number;
  vatClass: string | null;
}

const RATES = { food: 1_000, wine: 2_000, book: 100 };

/** A bill with these lines, with ids from `line-1` on, and a service fee. */
function billOf(lines: Priced[], serviceFeeBasisPoints = 0, feeClass: string | null = 'wine'): Bill {
  const vatClasses = Object.entries(RATES).map(([code, basisPoints]) => ({
    ...{ code, name: code, section: null },
    rates: [{ from: null, basisPoints, takeawayBasisPoints: null }],
  }));
  const basket = lines.map(({ priceKurus, quantity, vatClass }, at) => {
    const product = sampleProduct({ id: `p-${at}`, vatClass, portions: [samplePortion({ priceKurus })] });
    return basketLine(product, { quantity });
  });
  const vat = { vatClasses, vatClass: null, serviceFeeVatClass: feeClass };
  return openBill(sampleOpening({ basket, vat, serviceFeeBasisPoints }));
}

const soupAndWine = billOf([
  { priceKurus: 10_000, quantity: 3, vatClass: 'food' },
  { priceKurus: 20_000, quantity: 1, vatClass: 'wine' },
]);
const pay = (bill: Bill, id: string, units?: LineUnits[]) =>
  recordPayment(
    bill,
    { id, businessDate: '2026-03-07', kind: 'Card', ...(units === undefined ? {} : { units }) },
    STAMP,
  ).bill;
const close = (bill: Bill) => closeBill(bill, null, STAMP).bill;
const units = (lineId: string, quantity: number) => [{ lineId, quantity }];

/** Refunds units, an amount, or with `null` all that is left of a payment. */
function giveBack(bill: Bill, what: LineUnits[] | number | null, paymentId = 'card'): Bill {
  const how = { kind: 'Cash' as const, method: null, reason: null, businessDate: '2026-03-08' };
  const id = `refund-${bill.refunds?.length ?? 0}`;
  const asked = { id, paymentId, ...how, requestHash: id };
  if (what === null) return refundPayment(bill, asked, STAMP).bill;
  const part = typeof what === 'number' ? { amountKurus: what } : { units: what };
  return refundPayment(bill, { ...asked, ...part }, STAMP).bill;
}

test('a refund of units is the amount that they owe, only in their VAT rate, and names the units', () => {
  const { refunds, totals } = giveBack(close(pay(soupAndWine, 'card')), units('line-1', 1));
  const [refund] = refunds!;
  assert.deepEqual(refund!.vat, [
    { rate: 1_000, grossKurus: 10_000, vatKurus: 909 },
    { rate: 2_000, grossKurus: 0, vatKurus: 0 },
  ]);
  assert.deepEqual([refund!.amountKurus, refund!.units], [10_000, units('line-1', 1)]);
  assert.equal(totals.totalKurus, 50_000);
});

test('a refund of units contains their part of the service fee', () => {
  const bill = close(pay(billOf([{ priceKurus: 10_000, quantity: 2, vatClass: 'food' }], 1_000), 'card'));
  const [refund] = giveBack(bill, units('line-1', 1)).refunds!;
  assert.equal(refund!.amountKurus, 11_000);
  assert.deepEqual(
    refund!.vat!.map(({ rate, grossKurus }) => [rate, grossKurus]),
    [
      [1_000, 10_000],
      [2_000, 1_000],
    ],
  );
});

test('a unit is refunded once, and only from the payment that paid it', () => {
  const split = pay(pay(soupAndWine, 'card', units('line-1', 2)), 'rest');
  const bill = close(split);
  assert.deepEqual(refundableUnits(bill, bill.payments[0]!), units('line-1', 2));
  assert.deepEqual(refundableUnits(bill, bill.payments[1]!), [...units('line-1', 1), ...units('line-2', 1)]);
  const refused = refusedWith('UNIT_NOT_REFUNDABLE');
  assert.throws(() => giveBack(bill, units('line-2', 1), 'card'), refused);
  assert.throws(() => giveBack(bill, units('line-1', 2), 'rest'), refused);
  assert.throws(() => giveBack(bill, [...units('line-1', 2), ...units('line-1', 1)]), refused);
  const given = giveBack(bill, units('line-1', 2));
  assert.throws(() => giveBack(given, units('line-1', 1)), refused);
  assert.deepEqual(refundableUnits(given, given.payments[0]!), []);
  assert.equal(giveBack(given, units('line-1', 1), 'rest').refunds!.at(-1)!.amountKurus, 10_000);
  assert.throws(() => giveBack(bill, units('gone', 1)), refusedWith('LINE_NOT_FOUND'));
  const struck = strikeLine(pay(soupAndWine, 'card'), 'line-2', STAMP).bill;
  assert.throws(() => giveBack(struck, units('line-2', 1)), refusedWith('LINE_NOT_FOUND'));
  const reversed = reversePayment(pay(soupAndWine, 'card'), 'card', STAMP).bill;
  assert.deepEqual(refundableUnits(reversed, reversed.payments[0]!), []);
});

test('a refund of units is at most what is left of their payment', () => {
  const bill = giveBack(close(pay(soupAndWine, 'card')), 45_000);
  const [, refund] = giveBack(bill, units('line-1', 1)).refunds!;
  assert.equal(refund!.amountKurus, 5_000);
});

test('a unit that was refunded before closing can be paid and refunded again', () => {
  const paid = pay(soupAndWine, 'card', units('line-1', 3));
  const open = giveBack(paid, units('line-1', 1));
  assert.deepEqual([paidKurus(open), open.refunds![0]!.vat], [20_000, undefined]);
  assert.equal(paidUnitsOf(open, open.lines[0]!), 2);
  const again = close(pay(pay(open, 'again', units('line-1', 1)), 'rest'));
  assert.deepEqual(refundableUnits(again, again.payments[0]!), units('line-1', 2));
  assert.deepEqual(refundableUnits(again, again.payments[1]!), units('line-1', 1));
  const whole = giveBack(pay(soupAndWine, 'card'), units('line-2', 1));
  assert.throws(() => giveBack(whole, units('line-2', 1)), refusedWith('UNIT_NOT_REFUNDABLE'));
  const closed = close(pay(whole, 'rest'));
  assert.deepEqual(refundableUnits(closed, closed.payments[1]!), [
    ...units('line-1', 3),
    ...units('line-2', 1),
  ]);
});

const line = fc.record({
  priceKurus: fc.integer({ min: 0, max: 9_999 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  vatClass: fc.constantFrom('food', 'wine', 'book', null),
});
const evening = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  fee: fc.constantFrom(0, 730, 1_000),
  feeClass: fc.constantFrom('food', 'wine', null),
  paid: fc.array(fc.nat({ max: 4 }), { maxLength: 3 }),
  refunds: fc.array(
    fc.record({ of: fc.nat({ max: 3 }), line: fc.nat({ max: 4 }), kurus: fc.nat({ max: 15_000 }) }),
    { maxLength: 10 },
  ),
});

test('any mix of refunds of units and amounts refunds each kuruş and its VAT once, and no amount is negative', () => {
  fc.assert(
    fc.property(evening, ({ lines, fee, feeClass, paid, refunds }) => {
      let bill = billOf(lines, fee, feeClass);
      fc.pre(bill.totals.totalKurus > 0);
      for (const at of paid) {
        const chosen = bill.lines[at % lines.length]!;
        if (paidUnitsOf(bill, chosen) === chosen.quantity || duesOf(bill)[at % lines.length] === 0) continue;
        try {
          bill = pay(bill, `units-${bill.payments.length}`, units(chosen.id, 1));
        } catch (error) {
          // A unit with a very small price may owe nothing, and cannot be refunded.
          assert.equal((error as Error).name, 'Refusal', String(error));
        }
      }
      bill = close(remainingKurus(bill) > 0 ? pay(bill, 'rest') : bill);
      const sold = vatOf(bill);
      for (const { of, line: at, kurus } of refunds) {
        const payment = bill.payments[of % bill.payments.length]!;
        const left = refundableKurus(bill, payment);
        const possible = refundableUnits(bill, payment);
        const what = kurus % 2 === 0 && possible.length > 0 ? [possible[at % possible.length]!] : kurus;
        if (left === 0 || (typeof what === 'number' && (what === 0 || what > left))) continue;
        try {
          bill = giveBack(bill, what, payment.id);
        } catch (error) {
          assert.deepEqual([typeof what, (error as { code?: string }).code], ['object', 'REFUND_TOO_LARGE']);
        }
      }
      for (const payment of bill.payments)
        if (refundableKurus(bill, payment) > 0) bill = giveBack(bill, null, payment.id);
      const given = (bill.refunds ?? []).flatMap(({ vat }) => vat!);
      assert.ok(given.every(({ vatKurus, grossKurus }) => vatKurus >= 0 && grossKurus >= 0));
      const sum = (rate: number, of: 'grossKurus' | 'vatKurus') =>
        given.reduce((total, part) => (part.rate === rate ? total + part[of] : total), 0);
      for (const { rate, grossKurus, vatKurus } of sold)
        assert.deepEqual([sum(rate, 'grossKurus'), sum(rate, 'vatKurus')], [grossKurus, vatKurus]);
    }),
    { numRuns: 300 },
  );
});

test('refunding all units of a bill refunds exactly the paid amount', () => {
  fc.assert(
    fc.property(evening, ({ lines, fee, paid }) => {
      let bill = billOf(lines, fee);
      fc.pre(bill.totals.totalKurus > 0);
      for (const at of paid) {
        const { id, quantity } = bill.lines[at % lines.length]!;
        const free = quantity - paidUnitsOf(bill, bill.lines[at % lines.length]!);
        if (free === 0 || lines[at % lines.length]!.priceKurus < 10) continue;
        bill = pay(bill, `units-${bill.payments.length}`, units(id, 1));
      }
      bill = close(remainingKurus(bill) > 0 ? pay(bill, 'rest') : bill);
      for (const payment of bill.payments) {
        const all = refundableUnits(bill, payment);
        if (refundableKurus(bill, payment) > 0) bill = giveBack(bill, all, payment.id);
        assert.equal(refundableKurus(bill, payment), 0);
      }
    }),
    { numRuns: 200 },
  );
});
