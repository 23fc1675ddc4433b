import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { billOf, stampOf } from '../../../test/samples/sample-bill.ts';
import type { Bill } from '../bills/bill.ts';
import { paidKurus, tipsKurus } from '../bills/bill-status.ts';
import { refundPayment } from '../bills/payments/refund.ts';
import { recordPayment, reversePayment } from '../bills/till.ts';
import { changesTakings, takingsOf } from './takings.ts';

const STAMP = stampOf();

const anyAct = fc.record({
  act: fc.constantFrom('pay' as const, 'reverse' as const, 'refund' as const),
  day: fc.constantFrom('2026-03-06', '2026-03-07', '2026-03-08'),
  at: fc.nat({ max: 5 }),
  kurus: fc.integer({ min: 1, max: 9_000 }),
  tip: fc.nat({ max: 500 }),
  kind: fc.constantFrom('Cash' as const, 'Card' as const),
});

function applyAct(
  bill: Bill,
  { act, day, at, kurus, tip, kind }: typeof anyAct extends fc.Arbitrary<infer Act> ? Act : never,
  id: string,
) {
  const paymentId = bill.payments[at % Math.max(1, bill.payments.length)]?.id ?? '';
  if (act === 'pay')
    return recordPayment(
      bill,
      { id, kind, amountKurus: kurus, tipKurus: tip, excess: 'GiveBack', businessDate: day },
      STAMP,
    );
  if (act === 'reverse') return reversePayment(bill, paymentId, STAMP, { reason: null, businessDate: day });
  const how = { kind, method: null, reason: null, requestHash: id, businessDate: day };
  return refundPayment(bill, { id, paymentId, amountKurus: kurus, ...how }, STAMP);
}

test('the takings of all days add up to the payments and tips of the bill, after any reversals and refunds', () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 12 }), (acts) => {
      let bill: Bill = { ...billOf(2), businessDate: '2026-03-06' };
      for (const [at, act] of acts.entries()) {
        try {
          const after = applyAct(bill, act, `act-${at}`).bill;
          assert.equal(changesTakings(bill, after), after !== bill);
          bill = after;
        } catch (error) {
          assert.equal((error as Error).name, 'Refusal', String(error));
        }
      }
      const moved = takingsOf(bill).flatMap(({ movements }) => movements);
      const sum = moved.reduce((all, one) => all + one.amountKurus + one.tipKurus - one.refundKurus, 0);
      assert.equal(sum, paidKurus(bill) + tipsKurus(bill));
    }),
    { numRuns: 300 },
  );
});
