import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  basketLine,
  billDiscount,
  portionDiscount,
  SATURDAY_EVENING,
  sampleExtra,
  sampleProduct,
  stampOf,
  trackedProduct,
  twoForOne,
  WAITER,
} from '../../../../test/samples/sample-bill.ts';
import { percent } from '../../../../test/samples/sample-campaigns.ts';
import { billAt, move, totalOf, units } from '../../../../test/samples/sample-move.ts';
import { Refusal } from '../../refusals.ts';
import type { Bill, LineUnits } from '../bill.ts';
import { billState, liveLines } from '../bill-status.ts';
import { stockTaken } from '../bill-stock.ts';
import { duesOf } from '../prices/bill-pricing.ts';
import { discountLine } from '../prices/manual-price.ts';

const PRODUCTS = [
  trackedProduct('cake', 1_000),
  sampleProduct({ id: 'soup', extras: [sampleExtra({ id: 'bread', priceKurus: 1_233 })] }),
];
const CAMPAIGNS = [portionDiscount(['cake']), twoForOne(['soup']), billDiscount()];

const baskets = fc.array(
  fc
    .record({ product: fc.constantFrom(...PRODUCTS), quantity: fc.integer({ min: 1, max: 4 }) })
    .map(({ product, quantity }) => basketLine(product, { quantity, extras: product.extras })),
  { minLength: 1, maxLength: 4 },
);
/** An attempt to move lines, which are selected by their positions, or with `isMerge` all lines. `from` and `to` are positions of bills. */
interface Step {
  from: number;
  to: number;
  isMerge: boolean;
  picks: { line: number; quantity: number }[];
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    from: fc.nat({ max: 2 }),
    to: fc.nat({ max: 2 }),
    isMerge: fc.boolean(),
    picks: fc.array(fc.record({ line: fc.nat({ max: 8 }), quantity: fc.integer({ min: 1, max: 4 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  { maxLength: 12 },
);
const reductions = fc.array(
  fc.record({
    bill: fc.nat({ max: 2 }),
    line: fc.nat({ max: 3 }),
    basisPoints: fc.integer({ min: 1, max: 9_999 }),
  }),
  { maxLength: 3 },
);

/** The bills after random moves and merges. A refused move changes nothing. */
function played(bills: readonly Bill[], moves: readonly Step[]): Bill[] {
  const now = [...bills];
  for (const { from, to, isMerge, picks } of moves) {
    const [source, target] = [now[from]!, now[to]!];
    const chosen = picks.flatMap(({ line, quantity }): LineUnits[] => {
      const picked = source.lines[line];
      return picked === undefined ? [] : [units(picked.id, Math.min(quantity, picked.quantity))];
    });
    const followers = now.filter(({ movedTo }) => movedTo?.billId === source.id);
    try {
      const moved = move(source, target, isMerge ? null : chosen, followers);
      now[from] = moved.source.bill;
      now[to] = moved.target.bill;
      for (const { bill } of moved.followers) now[now.findIndex(({ id }) => id === bill.id)] = bill;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return now;
}

const evening = fc
  .record({
    baskets: fc.tuple(baskets, baskets, baskets),
    reductions,
    moves: steps,
    campaigns: fc.subarray(CAMPAIGNS),
  })
  .map(({ baskets, reductions, moves, campaigns }) => {
    const opened = baskets.map((basket, at) =>
      billAt('abc'[at]!, basket.length, {
        basket,
        campaigns,
        stamp: stampOf(WAITER, SATURDAY_EVENING + at),
      }),
    );
    for (const { bill, line, basisPoints } of reductions) {
      const id = opened[bill]!.lines[line]?.id;
      if (id !== undefined)
        opened[bill] = discountLine(opened[bill]!, id, percent(basisPoints), null, stampOf()).bill;
    }
    return { before: opened, after: played(opened, moves), hasCampaigns: campaigns.length > 0 };
  });

test('random moves and merges change neither the sum of money nor the units nor the stock', () => {
  fc.assert(
    fc.property(evening, ({ before, after, hasCampaigns }) => {
      if (!hasCampaigns) assert.equal(totalOf(...after), totalOf(...before));
      const stockOf = (bills: Bill[]) => stockTaken(bills.flatMap((bill) => liveLines(bill)));
      assert.deepEqual(stockOf(after), stockOf(before));
      const unitsBy = (bills: Bill[]) => {
        const found = new Map<string, number>();
        for (const { roundId, productId, quantity } of bills.flatMap(({ lines }) => lines))
          found.set(`${roundId} ${productId}`, (found.get(`${roundId} ${productId}`) ?? 0) + quantity);
        return [...found].sort();
      };
      assert.deepEqual(unitsBy(after), unitsBy(before), 'each unit keeps its product and its round');
      for (const bill of after) {
        const dues = duesOf(bill);
        assert.ok(dues.every((due) => due >= 0));
        assert.equal(
          dues.reduce((sum, due) => sum + due, bill.totals.serviceFeeKurus),
          bill.totals.totalKurus,
        );
        for (const { campaignKeys, roundId } of bill.lines) {
          assert.ok(campaignKeys.every((key) => bill.campaigns.some((one) => one.key === key)));
          assert.equal(bill.rounds.filter(({ id }) => id === roundId).length, 1);
        }
      }
    }),
  );
});

test('after random moves each line is on one bill, and each empty bill names the bill that has its lines', () => {
  fc.assert(
    fc.property(evening, ({ before, after }) => {
      const ids = after.flatMap(({ lines }) => lines.map(({ id }) => id));
      assert.equal(new Set(ids).size, ids.length);
      for (const { id } of before.flatMap(({ lines }) => lines)) assert.ok(ids.includes(id), `${id} is lost`);
      for (const bill of after) {
        assert.equal(bill.movedTo !== undefined, bill.lines.length === 0);
        if (bill.movedTo === undefined) continue;
        const holder = after.find(({ id }) => id === bill.movedTo!.billId)!;
        assert.equal(billState(holder), 'Open');
      }
    }),
  );
});
