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
import { vatOfPayment } from '../../printing/payment-vat.ts';
import type { Bill } from '../bill.ts';
import { strikeLine } from '../kitchen/kitchen.ts';
import { addRound, openBill } from '../ordering/placement.ts';
import { refundPayment } from '../payments/refund.ts';
import { closeBill, recordPayment } from '../till.ts';
import { documentsOf } from './fiscal-document.ts';
import { sectionsOfBill, sectionsOfPayment, sectionsOfRefund } from './fiscal-sections.ts';
import { createDocument } from './record-document.ts';

const STAMP = stampOf();
const CLASSES = [
  { code: 'food', section: 1, basisPoints: 1_000 },
  { code: 'drink', section: 2, basisPoints: 1_000 },
  { code: 'wine', section: 3, basisPoints: 2_000 },
  { code: 'free', section: null, basisPoints: null },
] as const;

/** A bill with one line for each VAT class, at these prices; the last line has no class. */
function billAt(prices: readonly number[], serviceFeeBasisPoints = 0): Bill {
  const vatClasses = CLASSES.filter(({ basisPoints }) => basisPoints !== null).map(
    ({ code, section, basisPoints }) => ({
      ...{ code, name: code, section },
      rates: [{ from: null, basisPoints: basisPoints!, takeawayBasisPoints: null }],
    }),
  );
  const basket = prices.map((priceKurus, at) => {
    const { code, section } = CLASSES[at]!;
    const portions = [samplePortion({ priceKurus })];
    return basketLine(sampleProduct({ id: code, vatClass: section === null ? null : code, portions }));
  });
  const vat = { vatClasses, vatClass: null, serviceFeeVatClass: 'wine' };
  return openBill(sampleOpening({ basket, vat, serviceFeeBasisPoints }));
}

const sumOf = (sections: { grossKurus: number }[]) =>
  sections.reduce((sum, { grossKurus }) => sum + grossKurus, 0);

test('a bill has each pair of section and rate once; the service fee has no section', () => {
  assert.deepEqual(sectionsOfBill(billAt([10_000, 5_000, 20_000, 1_000], 1_000)), [
    { section: 1, rate: 1_000, grossKurus: 10_000 },
    { section: 2, rate: 1_000, grossKurus: 5_000 },
    { section: 3, rate: 2_000, grossKurus: 20_000 },
    { section: null, rate: null, grossKurus: 1_000 },
    { section: null, rate: 2_000, grossKurus: 3_600 },
  ]);
});

test('a payment of half of the bill has half of each section', () => {
  const bill = recordPayment(
    billAt([10_000, 5_000, 20_000]),
    { id: 'half', businessDate: '2026-03-07', kind: 'Card', amountKurus: 17_500 },
    STAMP,
  ).bill;
  assert.deepEqual(
    sectionsOfPayment(bill, bill.payments[0]!).map(({ grossKurus }) => grossKurus),
    [5_000, 2_500, 10_000],
  );
});

test('a payment for chosen units has only the sections of those units', () => {
  let bill = billAt([10_000, 5_000, 20_000, 1_000], 1_000);
  const sectionsFor = (lineId: string) => {
    const asked = {
      id: lineId,
      businessDate: '2026-03-07',
      kind: 'Card' as const,
      units: [{ lineId, quantity: 1 }],
    };
    bill = recordPayment(bill, asked, STAMP).bill;
    return sectionsOfPayment(bill, bill.payments.at(-1)!);
  };
  const ofSection = (section: number | null, rate: number | null, grossKurus: number) => ({
    ...{ section, rate },
    grossKurus,
  });
  const fee = (kurus: number) => ofSection(null, 2_000, kurus);
  assert.deepEqual(sectionsFor('line-2'), [ofSection(2, 1_000, 5_000), fee(500)]);
  assert.deepEqual(sectionsFor('line-3'), [ofSection(3, 2_000, 20_000), fee(2_000)]);
  assert.deepEqual(sectionsFor('line-4'), [ofSection(null, null, 1_000), fee(100)]);
});

test('an amount that was refunded before closing can be paid again, with its own rates and sections', () => {
  const card = 'Card' as const;
  const how = { kind: card, method: null, reason: null, businessDate: '2026-03-08', requestHash: 'r' };
  const wine = [{ lineId: 'line-3', quantity: 1 }];
  let bill = billAt([10_000, 5_000, 20_000]);
  bill = recordPayment(bill, { id: 'first', businessDate: '2026-03-07', kind: card }, STAMP).bill;
  bill = refundPayment(bill, { id: 'back', paymentId: 'first', units: wine, ...how }, STAMP).bill;
  assert.deepEqual(
    sectionsOfRefund(bill, bill.refunds![0]!).map(({ section, grossKurus }) => [section, grossKurus]),
    [[3, 20_000]],
  );
  const again = recordPayment(bill, { id: 'again', businessDate: '2026-03-07', kind: card }, STAMP).bill;
  const ofWine = [{ section: 3, rate: 2_000, grossKurus: 20_000 }];
  assert.deepEqual(sectionsOfPayment(again, again.payments[1]!), ofWine);
  assert.deepEqual(
    vatOfPayment(again, again.payments[1]!).map(({ rate, grossKurus }) => [rate, grossKurus]),
    [
      [1_000, 0],
      [2_000, 20_000],
    ],
  );
});

test('the whole amount of a payment is in sections, also after a line was struck and refunded', () => {
  const how = { kind: 'Card' as const, method: null, reason: null, businessDate: '2026-03-08' };
  let bill = recordPayment(
    billAt([10_000, 5_000, 20_000]),
    { id: 'all', businessDate: '2026-03-07', kind: 'Card' },
    STAMP,
  ).bill;
  bill = strikeLine(bill, 'line-3', STAMP).bill;
  const back = { id: 'back', paymentId: 'all', amountKurus: 20_000, ...how, requestHash: 'r' };
  bill = refundPayment(bill, back, STAMP).bill;
  const more = sampleOpening({ basket: [basketLine(sampleProduct({ id: 'late' }))], lineIds: ['late'] });
  bill = addRound(bill, { ...more, roundId: 'late' });
  bill = recordPayment(bill, { id: 'rest', businessDate: '2026-03-07', kind: 'Card' }, STAMP).bill;
  const [, rest] = bill.payments;
  assert.equal(sumOf(sectionsOfPayment(bill, rest!)), rest!.amountKurus);
});

test('a document keeps its sections, less earlier refunds, whatever changes later', () => {
  const how = { kind: 'Card' as const, method: null, reason: null, businessDate: '2026-03-08' };
  const give = (bill: Bill, id: string, lineId: string) => {
    const units = [{ lineId, quantity: 1 }];
    return refundPayment(bill, { id, paymentId: 'all', units, ...how, requestHash: id }, STAMP).bill;
  };
  const paid = recordPayment(
    billAt([10_000, 5_000, 20_000]),
    { id: 'all', businessDate: '2026-03-07', kind: 'Card' },
    STAMP,
  ).bill;
  const none = { refundIds: [], units: [], replacesId: null, device: null };
  const sale = { id: 'sale', kind: 'Sale' as const, paymentIds: ['all'], ...none, requestHash: 'sale' };
  const created = createDocument(give(paid, 'before', 'line-3'), sale, STAMP).bill;
  const [document] = documentsOf(created);
  assert.deepEqual(document!.sections, [
    { section: 1, rate: 1_000, grossKurus: 10_000 },
    { section: 2, rate: 1_000, grossKurus: 5_000 },
  ]);
  assert.equal(sumOf(document!.sections!), document!.amountKurus);
  const later = strikeLine(give(created, 'later', 'line-2'), 'line-2', STAMP).bill;
  assert.deepEqual(documentsOf(later), documentsOf(created));
});

test('any payments and refunds are divided without loss, by the rates of their receipts', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 6 });
  const prices = fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(prices, amounts, fc.constantFrom(0, 1_000), fc.nat(), (each, parts, fee, seed) => {
      let bill = billAt(each, fee);
      const pay = (id: string, amountKurus?: number) => {
        const kind = 'Card' as const;
        bill = recordPayment(
          bill,
          { id, businessDate: '2026-03-07', kind, ...(amountKurus && { amountKurus }) },
          STAMP,
        ).bill;
      };
      const left = () =>
        bill.totals.totalKurus - bill.payments.reduce((sum, one) => sum + one.amountKurus, 0);
      for (const [at, part] of parts.entries()) if (part < left()) pay(`part-${at}`, part);
      if (left() > 0) pay('rest');
      const all = new Map<string, number>();
      for (const payment of bill.payments) {
        const sections = sectionsOfPayment(bill, payment);
        assert.equal(sumOf(sections), payment.amountKurus);
        for (const { rate, grossKurus } of vatOfPayment(bill, payment))
          assert.equal(sumOf(sections.filter((one) => one.rate === rate)), grossKurus);
        for (const { section, rate, grossKurus } of sections)
          all.set(`${section} ${rate}`, (all.get(`${section} ${rate}`) ?? 0) + grossKurus);
      }
      for (const { section, rate, grossKurus } of sectionsOfBill(bill))
        assert.equal(all.get(`${section} ${rate}`) ?? 0, grossKurus);
      const [first] = bill.payments;
      if (first === undefined) return;
      const amountKurus = 1 + (seed % first.amountKurus);
      const how = { kind: 'Cash' as const, method: null, reason: null, businessDate: '2026-03-08' };
      const refund = { id: 'back', paymentId: first.id, amountKurus, ...how, requestHash: 'r' };
      for (const sold of [bill, closeBill(bill, null, STAMP).bill]) {
        const after = refundPayment(sold, refund, STAMP).bill;
        assert.equal(sumOf(sectionsOfRefund(after, after.refunds![0]!)), amountKurus);
      }
    }),
    { numRuns: 200 },
  );
});
