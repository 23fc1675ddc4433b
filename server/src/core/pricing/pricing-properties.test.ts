import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyBasket, anyCampaigns, anyLine, type Basket } from '../../../test/pricing/arbitrary-basket.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { discountedGoods } from './bill-discount.ts';
import { gatherUnits } from './campaign-units.ts';
import { cheapestPlan } from './groups/cheapest-plan.ts';
import type { MultiUnitCampaign } from './groups/contests.ts';
import { totalsOf as pricedTotalsOf, priceLines } from './pricing.ts';

const EVERY_KIND = ['PortionDiscount', 'BuyXPayY', 'SetMenu', 'BillDiscount'] as const;
const anything = anyBasket({
  kinds: EVERY_KIND,
  maxCampaigns: 8,
  maxLines: 6,
  maxQuantity: 4,
  hasEqualRights: false,
});
const anyFee = fc.integer({ min: 0, max: 2000 });
const runs = { numRuns: 400 };

/**
 * The result of pricing without the lines that the reduced units are on: for equal lines, these depend on the order
 * of the lines.
 */
function totalsOf(lines: Basket['lines'], campaigns: Basket['campaigns']) {
  return pricedTotalsOf(priceLines(lines, campaigns, 500));
}

function totalOf({ lines, campaigns }: Basket): number {
  return priceLines(lines, campaigns, 0).totalKurus;
}

function isKnownCheapest({ lines, campaigns }: Basket): boolean {
  const units = gatherUnits(lines, campaigns);
  const groups = campaigns.filter(
    ({ kind }) => kind === 'BuyXPayY' || kind === 'SetMenu',
  ) as MultiUnitCampaign[];
  const bills = campaigns.filter((campaign) => campaign.kind === 'BillDiscount');
  return cheapestPlan(groups, units, discountedGoods(bills, units)).isCheapest;
}

/** The basket with a new first campaign that every line can use. */
function withCampaign({ lines, campaigns }: Basket, campaign: Campaign): Basket {
  const added = { ...campaign, id: 'added' };
  return {
    lines: lines.map((line) => ({ ...line, campaignIds: [...line.campaignIds, added.id] })),
    campaigns: [added, ...campaigns],
  };
}

test('totals add up, are never negative, and deduct at most the subtotal', () => {
  fc.assert(
    fc.property(anything, anyFee, ({ lines, campaigns }, fee) => {
      const totals = priceLines(lines, campaigns, fee);
      const subtotal = lines.reduce(
        (sum, line) => sum + line.quantity * (line.portionKurus + line.extrasKurus),
        0,
      );
      const goods = subtotal - totals.discountKurus;
      assert.equal(totals.subtotalKurus, subtotal);
      assert.ok(totals.discountKurus >= 0 && goods >= 0);
      assert.equal(totals.serviceFeeKurus, Math.floor((goods * fee + 5000) / 10_000));
      assert.equal(totals.totalKurus, goods + totals.serviceFeeKurus);
    }),
    runs,
  );
});

test('reductions are positive, in campaign order, and add up to the discount', () => {
  fc.assert(
    fc.property(anything, ({ lines, campaigns }) => {
      const { reductions, discountKurus } = priceLines(lines, campaigns, 0);
      const order = reductions.map(({ campaignId }) => campaigns.findIndex(({ id }) => id === campaignId));
      assert.deepEqual(
        order,
        order.toSorted((a, b) => a - b),
      );
      assert.equal(new Set(order).size, order.length);
      assert.ok(reductions.every(({ amountKurus }) => Number.isInteger(amountKurus) && amountKurus > 0));
      assert.equal(
        reductions.reduce((sum, { amountKurus }) => sum + amountKurus, 0),
        discountKurus,
      );
    }),
    runs,
  );
});

test('at most one campaign takes a unit, and its line can use that campaign', () => {
  fc.assert(
    fc.property(anything, ({ lines, campaigns }) => {
      const { given, reductions } = priceLines(lines, campaigns, 0);
      const taken = lines.map(() => 0);
      for (const { campaignId, lineAt, quantity } of given) {
        assert.ok(quantity > 0 && lines[lineAt]!.campaignIds.includes(campaignId));
        taken[lineAt]! += quantity;
      }
      assert.ok(lines.every((line, at) => taken[at]! <= line.quantity));
      for (const { campaignId } of reductions) {
        const { kind } = campaigns.find(({ id }) => id === campaignId)!;
        assert.equal(
          given.some((units) => units.campaignId === campaignId),
          kind !== 'BillDiscount',
        );
      }
    }),
    runs,
  );
});

test('of several bill discounts at most one is used', () => {
  fc.assert(
    fc.property(anything, ({ lines, campaigns }) => {
      const { reductions } = priceLines(lines, campaigns, 0);
      const used = campaigns.filter(({ id }) => reductions.some(({ campaignId }) => campaignId === id));
      assert.ok(used.filter(({ kind }) => kind === 'BillDiscount').length <= 1);
    }),
    runs,
  );
});

test('the same basket with its lines in another order has the same total', () => {
  const shuffled = anything.chain((basket) =>
    fc.tuple(
      fc.constant(basket),
      fc.shuffledSubarray(basket.lines, { minLength: basket.lines.length }),
      fc.uuid(),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([{ lines, campaigns }, otherLines, prefix]) => {
      const renamed = otherLines.map((line, at) => ({
        ...line,
        id: `${prefix}-${at}`,
        campaignIds: line.campaignIds.toReversed(),
      }));
      assert.deepEqual(totalsOf(renamed, campaigns), totalsOf(lines, campaigns));
    }),
    runs,
  );
});

test('a line that is split into lines of one unit has the same total', () => {
  fc.assert(
    fc.property(anything, ({ lines, campaigns }) => {
      const split = lines.flatMap((line) =>
        Array.from({ length: line.quantity }, () => ({ ...line, quantity: 1 })),
      );
      assert.deepEqual(totalsOf(split, campaigns), totalsOf(lines, campaigns));
    }),
    runs,
  );
});

test('campaigns never make a basket dearer', () => {
  fc.assert(
    fc.property(anything, anyFee, ({ lines, campaigns }, fee) => {
      assert.ok(priceLines(lines, campaigns, fee).totalKurus <= priceLines(lines, [], fee).totalKurus);
    }),
    runs,
  );
});

test('if prices are known to be the cheapest, another group campaign or bill discount never raises them', () => {
  const baskets = anyBasket({
    kinds: EVERY_KIND,
    maxCampaigns: 6,
    maxLines: 6,
    maxQuantity: 3,
    hasEqualRights: true,
  });
  const oneMore = anyCampaigns(['BuyXPayY', 'SetMenu', 'BillDiscount'], 1);
  fc.assert(
    fc.property(baskets, oneMore, (basket, [campaign]) => {
      fc.pre(campaign !== undefined);
      const larger = withCampaign(basket, campaign);
      fc.pre(isKnownCheapest(basket) && isKnownCheapest(larger));
      assert.ok(totalOf(larger) <= totalOf(basket));
    }),
    { ...runs, maxSkipsPerRun: 2 },
  );
});

test('without a minimum, another portion discount never raises the price', () => {
  const baskets = anyBasket({
    kinds: EVERY_KIND,
    maxCampaigns: 6,
    maxLines: 6,
    maxQuantity: 4,
    hasEqualRights: true,
  });
  fc.assert(
    fc.property(baskets, anyCampaigns(['PortionDiscount'], 1), ({ lines, campaigns }, [discount]) => {
      const withoutMinimums = campaigns.map((campaign) =>
        campaign.kind === 'BillDiscount' ? { ...campaign, minimumKurus: 0 } : campaign,
      );
      const basket = { lines, campaigns: withoutMinimums };
      if (discount !== undefined) assert.ok(totalOf(withCampaign(basket, discount)) <= totalOf(basket));
    }),
    runs,
  );
});

test('with portion discounts alone, more goods never lower the total', () => {
  const baskets = anyBasket({
    kinds: ['PortionDiscount'],
    maxCampaigns: 4,
    maxLines: 6,
    maxQuantity: 4,
    hasEqualRights: false,
  });
  const furtherLine = anyLine(fc.subarray(['campaign 0', 'campaign 1', 'campaign 2', 'campaign 3']), 4);
  fc.assert(
    fc.property(baskets, furtherLine, anyFee, ({ lines, campaigns }, line, fee) => {
      const before = priceLines(lines, campaigns, fee).totalKurus;
      assert.ok(priceLines([...lines, line], campaigns, fee).totalKurus >= before);
    }),
    runs,
  );
});
