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
import type { Bill } from '../bill.ts';
import { overpaidKurus, paidKurus, paymentStatusOf, remainingKurus, tipsKurus } from '../bill-status.ts';
import { strikeLine } from '../kitchen/kitchen.ts';
import { openBill } from '../ordering/placement.ts';
import { vatOf } from '../prices/bill-pricing.ts';
import { closeBill, recordPayment, reversePayment } from '../till.ts';
import { makeTip, type NewRefund, refundableKurus, refundPayment } from './refund.ts';

const STAMP = stampOf();
const refusedWith = (code: string) => ({ name: 'Refusal', code });

function asked(id: string, amountKurus?: number, paymentId = 'card'): NewRefund {
  const how = { kind: 'Cash' as const, method: null, reason: 'Cold', businessDate: '2026-03-08' };
  return { id, paymentId, ...how, requestHash: id, ...(amountKurus === undefined ? {} : { amountKurus }) };
}

/** A bill with two lines of these prices, with 10 % and 20 % VAT, and a service fee with 20 % VAT. */
function billAt(first: number, second: number): Bill {
  const rate = (code: string, basisPoints: number) => ({
    ...{ code, name: code, section: null },
    rates: [{ from: null, basisPoints, takeawayBasisPoints: null }],
  });
  const priced = (id: string, priceKurus: number, vatClass: string) =>
    basketLine(sampleProduct({ id, vatClass, portions: [samplePortion({ priceKurus })] }));
  const vat = {
    vatClasses: [rate('food', 1_000), rate('wine', 2_000)],
    vatClass: null,
    serviceFeeVatClass: 'wine',
  };
  const basket = [priced('soup', first, 'food'), priced('wine', second, 'wine')];
  return openBill(sampleOpening({ basket, vat, serviceFeeBasisPoints: 1_000 }));
}

const paid = (bill: Bill) =>
  recordPayment(bill, { id: 'card', businessDate: '2026-03-07', kind: 'Card' }, STAMP).bill;
const closed = closeBill(paid(billAt(10_000, 20_000)), null, STAMP).bill;

test('a refund after closing is recorded on its own day, and the sale stays the same', () => {
  const { bill, history } = refundPayment(closed, asked('refund', 9_000), STAMP);
  assert.deepEqual(
    [paidKurus(bill), remainingKurus(bill), paymentStatusOf(bill), bill.totals],
    [paidKurus(closed), 0, 'Paid', closed.totals],
  );
  const [refund] = bill.refunds!;
  assert.deepEqual(
    [refund!.amountKurus, refund!.businessDate, bill.businessDate],
    [9_000, '2026-03-08', '2026-03-07'],
  );
  assert.equal(history?.action, 'PaymentRefunded');
  assert.equal(refundableKurus(bill, bill.payments[0]!), 24_000);
});

test('a refund belongs to a payment, and is at most what is left of it', () => {
  const refused = refusedWith('REFUND_TOO_LARGE');
  assert.throws(() => refundPayment(closed, asked('refund', 33_001), STAMP), refused);
  const whole = refundPayment(closed, asked('refund'), STAMP).bill;
  assert.throws(() => refundPayment(whole, asked('again', 1), STAMP), refused);
  assert.throws(
    () => refundPayment(closed, asked('refund', 1, 'gone'), STAMP),
    refusedWith('PAYMENT_NOT_FOUND'),
  );
  const reversed = reversePayment(paid(billAt(1, 1)), 'card', STAMP).bill;
  assert.throws(() => refundPayment(reversed, asked('refund', 1), STAMP), refused);
});

test('a repeat refunds nothing, and a different refund with the same id is refused', () => {
  const { bill } = refundPayment(closed, asked('refund', 100), STAMP);
  assert.equal(refundPayment(bill, asked('refund', 100), STAMP).history, null);
  const other = { ...asked('refund', 200), requestHash: 'other' };
  assert.throws(() => refundPayment(bill, other, STAMP), refusedWith('IDEMPOTENCY_KEY_REUSED'));
});

test('after a paid line is struck, the difference must be refunded or become a tip before the bill closes', () => {
  const struck = strikeLine(paid(billAt(10_000, 20_000)), 'line-1', STAMP).bill;
  assert.equal(overpaidKurus(struck), 11_000);
  assert.throws(() => closeBill(struck, null, STAMP), refusedWith('BILL_OVERPAID'));
  const tipped = makeTip(struck, 'card', 1_000, STAMP).bill;
  assert.deepEqual([overpaidKurus(tipped), tipsKurus(tipped)], [10_000, 1_000]);
  assert.throws(() => makeTip(tipped, 'card', 10_001, STAMP), refusedWith('REFUND_TOO_LARGE'));
  const { bill } = refundPayment(tipped, asked('refund', 10_000), STAMP);
  assert.deepEqual([overpaidKurus(bill), paidKurus(bill), bill.refunds![0]!.vat], [0, 22_000, undefined]);
  assert.equal(closeBill(bill, null, STAMP).history?.action, 'BillClosed');
  assert.throws(() => makeTip(closed, 'card', 1, STAMP), refusedWith('BILL_NOT_OPEN'));
});

test('refunds of a whole bill in any parts refund exactly its VAT, and no part is negative', () => {
  const price = fc.integer({ min: 0, max: 30_000 });
  const parts = fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 6 });
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 30_000 }), parts, (first, second, amounts) => {
      let bill = closeBill(paid(billAt(first, second)), null, STAMP).bill;
      const sold = vatOf(bill);
      for (const [at, kurus] of amounts.entries()) {
        const left = refundableKurus(bill, bill.payments[0]!);
        if (kurus < left) bill = refundPayment(bill, asked(`refund ${at}`, kurus), STAMP).bill;
      }
      bill = refundPayment(bill, asked('rest'), STAMP).bill;
      const given = bill.refunds!.flatMap(({ vat }) => vat!);
      assert.ok(given.every(({ vatKurus, grossKurus }) => vatKurus >= 0 && grossKurus >= 0));
      for (const { rate, grossKurus, vatKurus } of sold) {
        const ofRate = given.filter((part) => part.rate === rate);
        assert.equal(
          ofRate.reduce((sum, part) => sum + part.grossKurus, 0),
          grossKurus,
        );
        assert.equal(
          ofRate.reduce((sum, part) => sum + part.vatKurus, 0),
          vatKurus,
        );
      }
    }),
    { numRuns: 200 },
  );
});
