import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  basketLine,
  billDiscount,
  portionDiscount,
  SATURDAY_EVENING,
  sampleExtra,
  sampleOpening,
  sampleProduct,
  setMenu,
  stampOf,
  trackedProduct,
  twoForOne,
  WAITER,
} from '../../../test/samples/sample-bill.ts';
import { ORDER_TYPES } from '../order-type.ts';
import { Refusal } from '../refusals.ts';
import { PAYMENT_KINDS } from '../venue/payment-terms.ts';
import { type Bill, LINE_STATES } from './bill.ts';
import type { BillChange } from './bill-change.ts';
import type { Stamp } from './bill-history.ts';
import {
  billState,
  lineTotalKurus,
  liveLines,
  paidKurus,
  paymentStatusOf,
  remainingKurus,
  statusOf,
} from './bill-status.ts';
import { type StockDelta, stockTaken } from './bill-stock.ts';
import { bumpRound, moveLine, strikeLine } from './kitchen/kitchen.ts';
import { addRound, openBill } from './ordering/placement.ts';
import { reprice } from './prices/bill-pricing.ts';
import * as till from './till.ts';

/** An act of staff on a bill: another round, or a change. */
type Act =
  | { kind: 'round'; round: (roundId: string, at: number) => Parameters<typeof addRound>[1] }
  | { kind: 'change'; isHiding: boolean; change: (bill: Bill, stamp: Stamp) => BillChange };

const PRODUCTS = [
  trackedProduct('cake', 1_000),
  trackedProduct('tea', 1_000),
  sampleProduct({ id: 'soup', extras: [sampleExtra({ id: 'bread' })] }),
];
const CAMPAIGNS = [
  portionDiscount(['cake']),
  portionDiscount(['cake'], { reduction: { kind: 'Amount', amountKurus: 333 } }),
  twoForOne(['tea', 'soup']),
  setMenu(['cake', 'tea'], 15_000),
  billDiscount(),
];

const basket = fc.array(
  fc
    .record({ product: fc.constantFrom(...PRODUCTS), quantity: fc.integer({ min: 1, max: 4 }) })
    .map(({ product, quantity }) => basketLine(product, { quantity, extras: product.extras })),
  { minLength: 1, maxLength: 3 },
);
const rounds = fc.record({ basket, campaigns: fc.subarray(CAMPAIGNS) }).map(
  ({ basket, campaigns }) =>
    (roundId: string, at: number) =>
      sampleOpening({
        roundId,
        lineIds: basket.map((_, position) => `${roundId}-${position}`),
        basket,
        campaigns,
        stamp: stampOf(WAITER, at),
      }),
);

const changing = (change: (bill: Bill, stamp: Stamp) => BillChange): Act => ({
  kind: 'change',
  isHiding: false,
  change,
});
const anyLine = fc.nat({ max: 7 });
const lineIdAt = (bill: Bill, at: number) => bill.lines[at % bill.lines.length]!.id;
const kind = fc.constantFrom(...PAYMENT_KINDS);
const cookedStates = fc.constantFrom('Pending' as const, 'Preparing' as const, 'Ready' as const);

const everyday: fc.Arbitrary<Act> = fc.oneof(
  rounds.map((round): Act => ({ kind: 'round', round })),
  fc
    .record({ at: anyLine, to: fc.constantFrom(...LINE_STATES) })
    .map(({ at, to }) => changing((bill, stamp) => moveLine(bill, lineIdAt(bill, at), to, stamp))),
  anyLine.map((at) => changing((bill, stamp) => strikeLine(bill, lineIdAt(bill, at), stamp))),
  fc
    .record({ at: fc.nat({ max: 2 }), to: cookedStates })
    .map(({ at, to }) =>
      changing((bill, stamp) => bumpRound(bill, bill.rounds[at % bill.rounds.length]!.id, to, stamp)),
    ),
  fc
    .record({ at: anyLine, quantity: fc.integer({ min: 1, max: 6 }) })
    .map(({ at, quantity }) =>
      changing((bill, stamp) => till.changeQuantity(bill, lineIdAt(bill, at), quantity, stamp)),
    ),
  fc
    .record({ at: anyLine, isGift: fc.boolean() })
    .map(({ at, isGift }) =>
      changing((bill, stamp) => till.giveAway(bill, lineIdAt(bill, at), isGift, stamp)),
    ),
  fc
    .constantFrom('table-5', 'table-6')
    .map((id) => changing((bill, stamp) => till.moveToTable(bill, { id, name: id }, stamp))),
  fc
    .record({ id: fc.constantFrom('p1', 'p2', 'p3', 'p4'), kind, percent: fc.integer({ min: 1, max: 110 }) })
    .map(({ percent, ...payment }) =>
      changing((bill, stamp) => {
        const amountKurus = Math.ceil(((bill.totals.totalKurus + 1) * percent) / 100);
        return till.recordPayment(bill, { ...payment, businessDate: '2026-03-07', amountKurus }, stamp);
      }),
    ),
  fc
    .constantFrom('p1', 'p2', 'p3')
    .map((id) => changing((bill, stamp) => till.reversePayment(bill, id, stamp))),
  fc
    .option(fc.integer({ min: 1, max: 9 }))
    .map((guests) => changing((bill, stamp) => till.countGuests(bill, guests, stamp))),
  fc.boolean().map((hasLeft) => changing((bill, stamp) => till.markLeft(bill, hasLeft, stamp))),
  fc.boolean().map(
    (isHidden): Act => ({
      kind: 'change',
      isHiding: true,
      change: (bill, stamp) => till.hideBill(bill, isHidden, stamp),
    }),
  ),
);

const outcomes: fc.Arbitrary<Act> = fc.oneof(
  fc
    .option(kind, { nil: null })
    .map((kind) =>
      changing((bill, stamp) =>
        till.closeBill(bill, kind === null ? null : { id: 'rest', businessDate: '2026-03-07', kind }, stamp),
      ),
    ),
  fc.constant(changing((bill, stamp) => till.voidBill(bill, stamp))),
);

const acts = fc.oneof({ weight: 20, arbitrary: everyday }, { weight: 1, arbitrary: outcomes });

/**
 * Does an act, checks the rules that apply to every act, and returns the bill afterwards. A refused act changes
 * nothing.
 */
function live(bill: Bill, act: Act, number: number, outOfStock: Map<string, number>): Bill {
  const stamp = stampOf(WAITER, SATURDAY_EVENING + number * 60_000);
  if (act.kind === 'round') {
    const after = unlessRefused(() => addRound(bill, act.round(`round-${number}`, stamp.at)));
    assert.equal(after !== null, billState(bill) === 'Open');
    move(outOfStock, stockTaken(after?.lines.slice(bill.lines.length) ?? []));
    return after ?? bill;
  }
  const change = unlessRefused(() => act.change(bill, stamp));
  if (change === null) return bill;
  checkChange(bill, change, act.isHiding, stamp);
  assert.equal(act.change(change.bill, stamp).history, null, 'a repeat changes nothing');
  move(outOfStock, change.stockDeltas);
  return change.bill;
}

function unlessRefused<T>(act: () => T): T | null {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function checkChange(
  before: Bill,
  { bill, history, stockDeltas }: BillChange,
  isHiding: boolean,
  stamp: Stamp,
): void {
  if (history === null) {
    assert.equal(bill, before);
    assert.deepEqual(stockDeltas, []);
    return;
  }
  assert.notDeepEqual(bill, before);
  assert.deepEqual([history.at, history.by], [stamp.at, stamp.by]);
  const isOfKitchen = history.action === 'LineMoved' || history.action === 'RoundBumped';
  const mayChange = isHiding || (isOfKitchen && billState(before) === 'Closed');
  assert.ok(mayChange || billState(before) === 'Open', 'a closed or cancelled bill stays as it is');
  if (history.action === 'PaymentRecorded') assert.ok(paidKurus(bill) <= bill.totals.totalKurus);
}

function move(outOfStock: Map<string, number>, deltas: readonly StockDelta[]): void {
  assert.equal(new Set(deltas.map(({ productId }) => productId)).size, deltas.length);
  for (const { productId, delta } of deltas) {
    assert.notEqual(delta, 0);
    outOfStock.set(productId, (outOfStock.get(productId) ?? 0) - delta);
  }
}

function checkBill(bill: Bill, outOfStock: Map<string, number>): void {
  assert.deepEqual(bill.totals, reprice(bill).totals);
  const { subtotalKurus, discountKurus, serviceFeeKurus, totalKurus, reductions } = bill.totals;
  assert.equal(
    subtotalKurus,
    bill.lines.reduce((sum, line) => sum + lineTotalKurus(bill, line), 0),
  );
  assert.equal(totalKurus, subtotalKurus - discountKurus + serviceFeeKurus);
  assert.equal(
    discountKurus,
    reductions.reduce((sum, { amountKurus }) => sum + amountKurus, 0),
  );
  assert.ok(totalKurus >= 0 && paidKurus(bill) >= 0);
  assert.equal(remainingKurus(bill), Math.max(0, totalKurus - paidKurus(bill)));
  for (const { id } of PRODUCTS) {
    const reserved = liveLines(bill).filter((line) => line.productId === id && line.takesStock);
    assert.equal(
      outOfStock.get(id) ?? 0,
      reserved.reduce((sum, { quantity }) => sum + quantity, 0),
    );
  }
  checkEnd(bill);
  assert.deepEqual(JSON.parse(JSON.stringify(bill)), bill);
}

function checkEnd(bill: Bill): void {
  const state = billState(bill);
  assert.equal(state === 'Cancelled', liveLines(bill).length === 0);
  assert.equal(statusOf(bill) === 'Cancelled', state === 'Cancelled');
  assert.equal(statusOf(bill) === 'Completed', state === 'Closed');
  if (state === 'Cancelled')
    assert.deepEqual([paidKurus(bill), bill.totals.totalKurus, bill.closedAt], [0, 0, null]);
  if (state === 'Closed') assert.equal(paymentStatusOf(bill), 'Paid');
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

test('the money, the stock and the states of a bill stay consistent after any changes by staff', () => {
  const opening = fc.record({
    type: fc.constantFrom(...ORDER_TYPES),
    fee: fc.integer({ min: 0, max: 1_500 }),
    round: rounds,
  });
  fc.assert(
    fc.property(opening, fc.array(acts, { maxLength: 25 }), ({ type, fee, round }, evening) => {
      const table = type === 'DineIn' ? { id: 'table-5', name: 'table-5' } : null;
      const first = { ...round('round-0', SATURDAY_EVENING), type, table, serviceFeeBasisPoints: fee };
      let bill = deepFreeze(openBill(first));
      const outOfStock = new Map<string, number>();
      move(outOfStock, stockTaken(bill.lines));
      checkBill(bill, outOfStock);
      for (const [at, act] of evening.entries()) {
        bill = deepFreeze(live(bill, act, at + 1, outOfStock));
        checkBill(bill, outOfStock);
      }
    }),
    { numRuns: 300 },
  );
});
