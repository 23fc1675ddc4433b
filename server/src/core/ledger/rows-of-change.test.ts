import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { billOf, stampOf } from '../../../test/samples/sample-bill.ts';
import type { Bill } from '../bills/bill.ts';
import type { BillChange } from '../bills/bill-change.ts';
import { createDocument, issueDocument } from '../bills/fiscal/record-document.ts';
import { withLostAmount } from '../bills/loss.ts';
import { makeTip, refundPayment } from '../bills/payments/refund.ts';
import { discountBill } from '../bills/prices/manual-price.ts';
import { closeBill, giveAway, recordPayment, reversePayment } from '../bills/till.ts';
import { MOVEMENT_AMOUNTS, type MoneyMovement, takingsOf } from '../figures/takings.ts';
import type { VatOfRate } from '../money/vat.ts';
import { Refusal } from '../refusals.ts';
import type { NewLedgerRow } from './ledger-row.ts';
import { ledgerRowsOfChange } from './rows-of-change.ts';

const STAMP = stampOf();
const FACTS = { categoryOf: () => null, drawer: 'main' };
const DAYS = ['2026-03-06', '2026-03-07', '2026-03-08'];

const anyAct = fc.record({
  act: fc.constantFrom('pay', 'reverse', 'refund', 'tip', 'discount', 'gift', 'close'),
  day: fc.constantFrom(...DAYS),
  at: fc.nat({ max: 5 }),
  kurus: fc.integer({ min: 1, max: 9_000 }),
  kind: fc.constantFrom('Cash' as const, 'Card' as const),
});
type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never;

function applyAct(bill: Bill, { act, day: businessDate, at, kurus, kind }: Act, id: string): BillChange {
  const paymentId = bill.payments[at % Math.max(1, bill.payments.length)]?.id ?? '';
  const how = { id, kind, businessDate, requestHash: id, cashStepKurus: 25 };
  switch (act) {
    case 'pay':
      return recordPayment(
        bill,
        { ...how, amountKurus: kurus, tipKurus: kurus % 300, excess: 'GiveBack' },
        STAMP,
      );
    case 'reverse':
      return reversePayment(bill, paymentId, STAMP, { reason: null, businessDate });
    case 'refund':
      return refundPayment(
        bill,
        { ...how, paymentId, amountKurus: kurus, method: null, reason: null },
        STAMP,
      );
    case 'tip':
      return makeTip(bill, paymentId, 1 + (kurus % 300), STAMP);
    case 'discount':
      return discountBill(bill, { kind: 'Percent', basisPoints: kurus }, null, STAMP);
    case 'gift':
      return giveAway(bill, bill.lines[at % bill.lines.length]!.id, kurus % 2 === 0, STAMP);
    default:
      return closeBill(bill, how, STAMP);
  }
}

/** Each amount of each payment method on each day, without amounts of 0. */
function amountsOf(moved: readonly { day: string; movement: MoneyMovement }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { day, movement } of moved)
    for (const name of MOVEMENT_AMOUNTS) {
      const key = `${day} ${movement.method} ${name}`;
      sums.set(key, (sums.get(key) ?? 0) + movement[name]);
    }
  return new Map([...sums].filter(([, amount]) => amount !== 0).sort());
}

function vatSums(vat: readonly VatOfRate[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { rate, vatKurus } of vat) sums.set(rate, (sums.get(rate) ?? 0) + vatKurus);
  return sums;
}

test('the rows of a bill add up to its takings of every day and to its reductions, after any acts', () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 14 }), (acts) => {
      let bill: Bill = { ...billOf(3), businessDate: DAYS[0]! };
      const ordered = bill.totals.totalKurus;
      const rows: NewLedgerRow[] = [];
      for (const [at, act] of acts.entries()) {
        try {
          const change = withLostAmount(bill, applyAct(bill, act, `act-${at}`));
          rows.push(...ledgerRowsOfChange(bill, change, FACTS));
          bill = change.bill;
        } catch (error) {
          assert.ok(error instanceof Refusal, String(error));
        }
      }
      const takings = takingsOf(bill);
      assert.deepEqual(
        amountsOf(
          rows.flatMap(({ businessDate: day, content }) =>
            'movement' in content ? [{ day, movement: content.movement }] : [],
          ),
        ),
        amountsOf(takings.flatMap(({ day, movements }) => movements.map((movement) => ({ day, movement })))),
      );
      const closings = rows.flatMap(({ content }) => ('sold' in content ? [content] : []));
      assert.equal(closings.length, bill.closedAt === null ? 0 : 1);
      assert.deepEqual(
        closings.flatMap(({ vat }) => vat),
        takings.flatMap(({ vat }) => vat),
      );
      for (const { totalKurus } of closings) assert.equal(totalKurus, bill.totals.totalKurus);
      const given = rows.flatMap(({ content }) => ('vatGivenBack' in content ? content.vatGivenBack! : []));
      assert.deepEqual(vatSums(given), vatSums(takings.flatMap(({ vatGivenBack }) => vatGivenBack)));
      const lost = rows.reduce(
        (sum, { content }) => ('lostKurus' in content ? sum + content.lostKurus : sum),
        0,
      );
      assert.equal(lost, ordered - bill.totals.totalKurus);
    }),
    { numRuns: 400 },
  );
});

test('an issued fiscal document has a row with its Z number; a requested one has none', () => {
  const how = { businessDate: DAYS[0]!, kind: 'Card' as const };
  const paid = recordPayment(billOf(1), { id: 'pay', ...how }, STAMP).bill;
  const asked = { id: 'doc', kind: 'Sale' as const, paymentIds: ['pay'], refundIds: [], units: [] };
  const created = createDocument(
    paid,
    { ...asked, replacesId: null, device: 'Till 1', requestHash: 'doc' },
    STAMP,
  );
  assert.deepEqual(ledgerRowsOfChange(paid, created, FACTS), []);
  const receipt = { number: '12', zNumber: '731', uuid: null, at: STAMP.at };
  const issued = issueDocument(created.bill, 'doc', receipt, STAMP);
  const [row, ...more] = ledgerRowsOfChange(created.bill, issued, FACTS);
  assert.deepEqual(more, []);
  assert.deepEqual(
    [row!.act, row!.content],
    ['DocumentIssued', { documentId: 'doc', kind: 'Sale', device: 'Till 1', zNumber: '731' }],
  );
});
