import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyBasket, type Basket } from '../../../test/pricing/arbitrary-basket.ts';
import { cheapestTotalKurus } from '../../../test/pricing/cheapest-partition.ts';
import {
  amount,
  billDiscount,
  buyXPayY,
  percent,
  pricedLine,
  setMenu,
} from '../../../test/samples/sample-campaigns.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { priceLines } from './pricing.ts';

const EVERY_KIND = ['PortionDiscount', 'BuyXPayY', 'SetMenu', 'BillDiscount'] as const;
const GROUP_KINDS = ['BuyXPayY', 'SetMenu'] as const;
const tiny = { kinds: EVERY_KIND, maxCampaigns: 6, maxLines: 4, maxQuantity: 2, hasEqualRights: true };
/** A fixed seed: a random basket could exceed the step limits of the search. */
const runs = { numRuns: 1_000, seed: 1 };

function totalOf({ lines, campaigns }: Basket): number {
  return priceLines(lines, campaigns, 0).totalKurus;
}

/** Checks that baskets are charged the cheapest price. Only for baskets within the step limits of the search. */
function assertCheapest(baskets: fc.Arbitrary<Basket>): void {
  const property = fc.property(baskets, (basket) =>
    assert.equal(totalOf(basket), cheapestTotalKurus(basket)),
  );
  fc.assert(property, runs);
}

test('a small basket is charged the cheapest way to distribute its units to campaigns', () => {
  assertCheapest(anyBasket(tiny));
});

test('so is a basket with many group campaigns that want the same units', () => {
  assertCheapest(anyBasket({ ...tiny, kinds: GROUP_KINDS }));
});

test('so is a basket with more units that all have the same price', () => {
  const samePrice = (basket: Basket) => ({
    ...basket,
    lines: basket.lines.map((line) => ({ ...line, portionKurus: 2000 })),
  });
  assertCheapest(anyBasket({ ...tiny, maxLines: 3, maxQuantity: 3 }).map(samePrice));
});

test('so is a basket whose lines can use different campaigns, if there is no bill discount', () => {
  const kinds = ['PortionDiscount', 'BuyXPayY', 'SetMenu'] as const;
  assertCheapest(anyBasket({ ...tiny, kinds, hasEqualRights: false }));
});

test('so is a basket with bill discounts whose minimums the group campaigns can miss', () => {
  const kinds = ['BuyXPayY', 'SetMenu', 'BillDiscount', 'BillDiscount'] as const;
  assertCheapest(anyBasket({ ...tiny, kinds }));
});

test('so is a basket of up to 12 units whose minimums are exactly reached, just missed or out of reach', () => {
  const kinds = ['PortionDiscount', 'BuyXPayY', 'SetMenu', 'BillDiscount'] as const;
  const baskets = anyBasket({ ...tiny, kinds, maxLines: 3, maxQuantity: 3 });
  const minimums = fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 2, maxLength: 2 });
  assertCheapest(
    fc.tuple(baskets, minimums).map(([{ lines, campaigns }, offsets]) => {
      const goods = lines.reduce(
        (sum, line) => sum + line.quantity * (line.portionKurus + line.extrasKurus),
        0,
      );
      const bills = offsets.map((offset, at) =>
        billDiscount(
          `near ${at}`,
          Math.max(0, goods - at * 1000 + offset),
          at === 0 ? amount(1500) : percent(2500),
        ),
      );
      const ids = bills.map(({ id }) => id);
      return {
        lines: lines.map((line) => ({ ...line, campaignIds: [...line.campaignIds, ...ids] })),
        campaigns: [...campaigns, ...bills],
      };
    }),
  );
});

test('a campaign that is worse than another one is used if that keeps the bill above a minimum', () => {
  const priced = (quantity: number, kurus: number, ...campaigns: Campaign[]) => {
    const basket = { lines: [pricedLine('adana', quantity, kurus, campaigns)], campaigns };
    return { charged: totalOf(basket), cheapest: cheapestTotalKurus(basket) };
  };
  const menus = [setMenu('menu', 1466, ['adana']), setMenu('cheaper menu', 226, ['adana'])];
  const forMenus = billDiscount('bill', 2550, amount(2482));
  assert.deepEqual(priced(2, 1467, forMenus, ...menus), { charged: 450, cheapest: 450 });
  const groups = [buyXPayY('2 for 1', 2, 1, 'adana'), buyXPayY('3 for 2', 3, 2, 'adana')];
  const forGroups = billDiscount('bill', 4000, amount(2000));
  assert.deepEqual(priced(5, 1000, forGroups, ...groups), { charged: 2000, cheapest: 2000 });
});

/** Two adana, a pide, two colas and an ayran: adana and pide are two for one, and an adana with a drink is 195.00. */
test('a menu takes a dish of the dearest pair if that is cheaper for the guest', () => {
  const campaigns = [
    setMenu('adana with a drink', 19_500, ['adana'], ['cola', 'ayran']),
    buyXPayY('two for one', 2, 1, 'adana', 'pide'),
  ];
  const lines = [
    pricedLine('adana', 2, 28_000, campaigns),
    pricedLine('pide', 1, 15_000, campaigns),
    pricedLine('cola', 2, 5000, campaigns),
    pricedLine('ayran', 1, 3000, campaigns),
  ];
  const { totalKurus, reductions } = priceLines(lines, campaigns, 0);
  assert.equal(totalKurus, 55_500);
  assert.deepEqual(
    reductions.map(({ amountKurus }) => amountKurus),
    [13_500, 15_000],
  );
});

test('any number of group campaigns without a common product gives the cheapest price', () => {
  const campaigns = [
    buyXPayY('ayran', 2, 1, 'ayran'),
    setMenu('two baklavas', 1500, ['baklava'], ['baklava']),
    buyXPayY('kunefe', 3, 2, 'kunefe'),
    setMenu('lahmacun', 700, ['lahmacun']),
    buyXPayY('adana', 3, 1, 'adana'),
  ];
  const products = ['ayran', 'baklava', 'kunefe', 'lahmacun', 'adana'];
  const anyLine = fc.record({
    product: fc.constantFrom(...products),
    kurus: fc.integer({ min: 1, max: 2000 }),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), (contents) => {
      const lines = contents.map(({ product, kurus }) => pricedLine(product, 1, kurus, campaigns));
      const basket = { lines, campaigns };
      assert.equal(totalOf(basket), cheapestTotalKurus(basket));
    }),
    { numRuns: 150 },
  );
});
