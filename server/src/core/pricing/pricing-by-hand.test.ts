import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyBasket, type Basket } from '../../../test/pricing/arbitrary-basket.ts';
import {
  amount,
  billDiscount,
  buyXPayY,
  percent,
  portionDiscount,
  pricedLine,
} from '../../../test/samples/sample-campaigns.ts';
import type { DiscountTerms } from './price-terms.ts';
import { type PricingLine, priceLines, totalsOf } from './pricing.ts';

const anyTerms: fc.Arbitrary<DiscountTerms> = fc.oneof(
  fc.record({ kind: fc.constant('Percent' as const), basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ kind: fc.constant('Amount' as const), amountKurus: fc.integer({ min: 1, max: 5_000 }) }),
);

/** A random basket with prices by hand and discounts by hand. */
const anyReduced = anyBasket({
  kinds: ['PortionDiscount', 'BuyXPayY', 'SetMenu', 'BillDiscount'],
  maxCampaigns: 6,
  maxLines: 6,
  maxQuantity: 4,
  hasEqualRights: false,
}).chain((basket) =>
  fc.record({
    basket: fc.constant(basket),
    byHand: fc.array(
      fc.record({
        discount: fc.option(anyTerms, { nil: undefined }),
        above: fc.option(fc.integer({ min: 1, max: 2_000 }), { nil: undefined }),
      }),
      { minLength: basket.lines.length, maxLength: basket.lines.length },
    ),
    billDiscount: fc.option(anyTerms),
    fee: fc.integer({ min: 0, max: 2_000 }),
  }),
);

function reduce(
  { lines }: Basket,
  byHand: { discount?: DiscountTerms | undefined; above?: number | undefined }[],
) {
  return lines.map((line, at): PricingLine => {
    const { discount, above } = byHand[at]!;
    const reduced: PricingLine = { ...line };
    if (discount !== undefined) reduced.discount = discount;
    if (above !== undefined) reduced.menuPortionKurus = line.portionKurus + above;
    return reduced;
  });
}

test('a bill is reduced in one order: price by hand, campaigns on units, line, campaign on the bill, bill, fee', () => {
  const campaigns = [portionDiscount('tenth', percent(1_000), 'soup'), billDiscount('off', 0, amount(1_000))];
  const soup = {
    ...pricedLine('soup', 2, 9_000, campaigns),
    menuPortionKurus: 10_000,
    discount: percent(5_000),
  };
  const priced = priceLines([soup], campaigns, 1_000, percent(1_000));
  // 200.00 on the menu; 180.00 by hand; 162.00 after the campaign; 81.00 after 50 %; 71.00 after 10.00; 63.90 after 10 %.
  assert.deepEqual(priced.lineReductions, {
    reductionKurus: [2_000 + 1_800 + 8_100],
    discountKurus: [8_100],
  });
  assert.deepEqual([priced.billReductionKurus, priced.billDiscountKurus], [1_000 + 710, 710]);
  assert.deepEqual(totalsOf(priced), {
    subtotalKurus: 20_000,
    discountKurus: 20_000 - 6_390,
    serviceFeeKurus: 639,
    totalKurus: 6_390 + 639,
    reductions: [
      { campaignId: 'tenth', name: 'tenth', amountKurus: 1_800 },
      { campaignId: 'off', name: 'off', amountKurus: 1_000 },
    ],
  });
});

test('the reduction of a turn is divided among the lines of its units by their portion prices', () => {
  const campaigns = [buyXPayY('pair', 2, 1, 'adana', 'pide')];
  const lines = [pricedLine('adana', 1, 28_000, campaigns), pricedLine('pide', 1, 15_000, campaigns)];
  const { lineReductions } = priceLines(lines, campaigns, 0);
  // The reduction of 150.00 is divided in the ratio 280 to 150.
  assert.deepEqual(lineReductions.reductionKurus, [9_767, 5_233]);
});

test('a campaign takes its units from lines without a discount by hand first', () => {
  const campaigns = [buyXPayY('pair', 3, 2, 'tea')];
  const discounted = { ...pricedLine('tea', 2, 1_000, campaigns), discount: amount(2_000) };
  const { totalKurus } = priceLines([discounted, pricedLine('tea', 2, 1_000, campaigns)], campaigns, 0);
  assert.equal(totalKurus, 4_000 - 1_000 - (2_000 - 333));
});

test('a discount by hand is at most what remains of its line, and of the bill', () => {
  const line = { ...pricedLine('tea', 1, 1_000, []), discount: amount(1_500) };
  const priced = priceLines([line, pricedLine('soup', 1, 500, [])], [], 0, amount(9_999));
  assert.deepEqual(priced.lineReductions.discountKurus, [1_000, 0]);
  assert.deepEqual([priced.billDiscountKurus, priced.totalKurus], [500, 0]);
});

test('goods by measure have the portion discount of the price of one unit', () => {
  const campaigns = [portionDiscount('tenth', percent(1_000), 'cheese'), buyXPayY('two', 2, 1, 'cheese')];
  const measure = { priceKurus: 33_335, grossThousandths: 500, tareThousandths: 85 };
  const cheese = { ...pricedLine('cheese', 1, 13_834, campaigns.slice(0, 1)), measure };
  // 300.01 a kilogram, of which 415 g.
  assert.equal(priceLines([cheese], campaigns, 0).totalKurus, 12_450);
});

test('nothing is negative, and all reductions add up to the discount', () => {
  fc.assert(
    fc.property(anyReduced, ({ basket, byHand, billDiscount, fee }) => {
      const lines = reduce(basket, byHand);
      const priced = priceLines(lines, basket.campaigns, fee, billDiscount);
      const grossOf = (line: PricingLine) =>
        ((line.menuPortionKurus ?? line.portionKurus) + line.extrasKurus) * line.quantity;
      const taken = priced.lineReductions.reductionKurus;
      for (const [at, line] of lines.entries()) assert.ok(taken[at]! >= 0 && taken[at]! <= grossOf(line));
      assert.equal(
        taken.reduce((sum, kurus) => sum + kurus, 0) + priced.billReductionKurus,
        priced.discountKurus,
      );
      assert.equal(priced.totalKurus, priced.subtotalKurus - priced.discountKurus + priced.serviceFeeKurus);
      assert.ok(priced.totalKurus >= 0 && priced.billDiscountKurus >= 0);
    }),
    { numRuns: 400 },
  );
});

test('the order of the lines changes no total, with any discounts by hand', () => {
  fc.assert(
    fc.property(anyReduced, fc.infiniteStream(fc.nat()), ({ basket, byHand, billDiscount, fee }, random) => {
      const lines = reduce(basket, byHand);
      const keys = lines.map(() => random.next().value);
      const shuffled = [...lines.keys()].sort((a, b) => keys[a]! - keys[b]!).map((at) => lines[at]!);
      assert.deepEqual(
        totalsOf(priceLines(shuffled, basket.campaigns, fee, billDiscount)),
        totalsOf(priceLines(lines, basket.campaigns, fee, billDiscount)),
      );
    }),
    { numRuns: 400 },
  );
});
