import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  basketLine,
  billOf,
  sampleOpening,
  sampleProduct,
  stampOf,
} from '../../../test/samples/sample-bill.ts';
import { billDiscount, buyXPayY, percent, portionDiscount } from '../../../test/samples/sample-campaigns.ts';
import { Refusal } from '../refusals.ts';
import type { Bill } from './bill.ts';
import { type BillChange, unchanged } from './bill-change.ts';
import { printBill } from './bill-print.ts';
import { strikeLine } from './kitchen/kitchen.ts';
import { type Loss, withLostAmount } from './loss.ts';
import { addRound, openBill } from './ordering/placement.ts';
import { refundPayment } from './payments/refund.ts';
import { discountBill, discountLine, setPrice } from './prices/manual-price.ts';
import {
  changeQuantity,
  closeBill,
  giveAway,
  hideBill,
  recordPayment,
  reversePayment,
  voidBill,
} from './till.ts';

const STAMP = stampOf();
const PRODUCTS = [
  sampleProduct({ id: 'soup' }),
  sampleProduct({ id: 'adana' }),
  sampleProduct({ id: 'tea' }),
];
const CAMPAIGNS = [
  portionDiscount('tenth', percent(1_000), 'soup'),
  buyXPayY('third', 3, 2, 'adana'),
  billDiscount('whole', 40_000, percent(733)),
];

const lossOf = ({ history }: BillChange) => (history?.detail ?? {}) as Partial<Loss>;

function round(at: number, quantity: number) {
  const basket = [basketLine(PRODUCTS[at % PRODUCTS.length]!, { quantity })];
  const opening = { basket, lineIds: [`line-${at}`], campaigns: CAMPAIGNS, serviceFeeBasisPoints: 1_050 };
  return { ...sampleOpening(opening), roundId: `round-${at}` };
}

/** Does a random change of a bill; `null` if the random act is another round. */
function done(bill: Bill, [kind, which, howMuch]: [number, number, number], at: number): BillChange | null {
  const lineId = bill.lines[which % bill.lines.length]!.id;
  const terms = howMuch % 3 === 0 ? null : percent(1 + (howMuch % 10_000));
  const acts = [
    () => null,
    () => changeQuantity(bill, lineId, 1 + (howMuch % 9), STAMP),
    () => strikeLine(bill, lineId, STAMP),
    () => giveAway(bill, lineId, howMuch % 2 === 0, STAMP),
    () => setPrice(bill, lineId, howMuch % 10_000, null, STAMP),
    () => discountLine(bill, lineId, terms, null, STAMP),
    () => discountBill(bill, terms, null, STAMP),
    () => (at > 12 ? voidBill(bill, STAMP) : unchanged(bill)),
  ];
  try {
    return acts[kind % acts.length]!();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return unchanged(bill);
  }
}

test('after any acts, the losses and the discounts on later rounds are the ordered amount less the total of the bill', () => {
  const act = fc.tuple(fc.nat(7), fc.nat(50), fc.nat(20_000));
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 30 }), (acts) => {
      let bill = { ...openBill(round(0, 2)), revision: 1 };
      let [orderedKurus, lostKurus] = [bill.totals.totalKurus, 0];
      for (const [at, one] of acts.entries()) {
        const before = bill;
        const decided = done(before, one, at + 1);
        if (
          decided === null &&
          before.voidedAt === null &&
          before.lines.some(({ state }) => state !== 'Cancelled')
        ) {
          bill = addRound(before, round(at + 1, 1 + (one[2] % 4)));
          const grownKurus = sumOfGrowth(bill) - sumOfGrowth(before);
          orderedKurus += bill.totals.totalKurus - before.totals.totalKurus + grownKurus;
        } else if (decided !== null) {
          const change = withLostAmount(before, decided);
          bill = change.bill;
          lostKurus += lossOf(change).lostKurus ?? 0;
          if (
            change.history?.action === 'QuantityChanged' &&
            change.history.detail.to > change.history.detail.from
          )
            orderedKurus +=
              bill.totals.totalKurus - before.totals.totalKurus + (lossOf(change).lostKurus ?? 0);
        }
        bill = { ...bill, revision: before.revision + 1 };
      }
      assert.equal(lostKurus + sumOfGrowth(bill), orderedKurus - bill.totals.totalKurus);
    }),
    { numRuns: 500 },
  );
});

const sumOfGrowth = ({ discountGrowth = [] }: Bill) =>
  discountGrowth.reduce((sum, { kurus }) => sum + kurus, 0);

test('a discount on the whole bill counts what it deducted from food that was ordered after it', () => {
  const discounted = discountBill(billOf(1), percent(10_000), null, STAMP);
  assert.equal(lossOf(withLostAmount(billOf(1), discounted)).lostKurus, 10_000);
  const fed = addRound(discounted.bill, { ...round(1, 5), campaigns: [] });
  assert.deepEqual([fed.totals.totalKurus, fed.discountGrowth], [0, [{ entry: 1, kurus: 50_000 }]]);
});

test('units added to a comped line, or to a line with a manual price, count as a loss by the person who adds them', () => {
  const bill = billOf(1);
  const cheap = setPrice(bill, 'line-1', 1, null, STAMP).bill;
  assert.equal(lossOf(withLostAmount(cheap, changeQuantity(cheap, 'line-1', 3, STAMP))).lostKurus, 19_998);
  assert.equal(lossOf(withLostAmount(bill, changeQuantity(bill, 'line-1', 3, STAMP))).lostKurus, undefined);
});

test('a reversed payment is no loss; a refund after closing is a loss of its amount', () => {
  const bill = billOf(1);
  const paid = recordPayment(bill, { id: 'p', businessDate: '2026-03-07', kind: 'Card' }, STAMP).bill;
  const taken = reversePayment(paid, 'p', STAMP);
  assert.equal(lossOf(withLostAmount(paid, taken)).lostKurus, 0);
  const refund = {
    ...{ id: 'r', paymentId: 'p', kind: 'Cash' as const, method: null, reason: null },
    ...{ businessDate: '2026-03-07', requestHash: '', amountKurus: 4_000 },
  };
  assert.equal(lossOf(withLostAmount(paid, refundPayment(paid, refund, STAMP))).lostKurus, 0);
  const closed = closeBill(paid, null, STAMP).bill;
  const back = withLostAmount(closed, refundPayment(closed, refund, STAMP));
  assert.equal(lossOf(back).lostKurus, 4_000);
  assert.ok(back.history?.action === 'PaymentRefunded' && back.history.detail.isOtherMethod);
});

test('entries after the bill was printed are marked; a printed receipt does not count', () => {
  const bill = billOf(2);
  const printed = printBill(bill, { kind: 'Bill', paymentId: null }, 'printer', STAMP).bill;
  const isAfterPrint = (one: Bill) =>
    lossOf(withLostAmount(one, strikeLine(one, 'line-1', STAMP))).isAfterPrint;
  assert.deepEqual([isAfterPrint(bill), isAfterPrint(printed)], [undefined, true]);
  const receipt = { ...bill, prints: [{ kind: 'Receipt' as const, paymentId: null, at: 0, totalKurus: 0 }] };
  assert.equal(isAfterPrint(receipt), undefined);
});

test('an open bill cannot be hidden; a finished bill can, with its total in the history, and can be shown again', () => {
  const bill = billOf(1);
  assert.throws(
    () => hideBill(bill, true, STAMP),
    (error) => error instanceof Refusal && error.code === 'BILL_NOT_CLOSED',
  );
  const closed = closeBill(bill, { id: 'p', businessDate: '2026-03-07', kind: 'Cash' }, STAMP).bill;
  const hidden = hideBill(closed, true, STAMP, 'Test');
  assert.deepEqual(hidden.history?.detail, { totalKurus: 10_000, reason: 'Test' });
  assert.equal(hideBill(hidden.bill, false, STAMP).bill.isHidden, false);
});
