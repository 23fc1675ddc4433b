import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyBasket, type Basket } from '../../test/arbitrary-basket.ts';
import { cheapestTotalKurus } from '../../test/cheapest-partition.ts';
import { buyXPayY, pricedLine, setMenu } from '../../test/sample-campaigns.ts';
import type { Campaign } from './campaign.ts';
import { priceLines } from './pricing.ts';

const EVERY_KIND = ['PortionDiscount', 'BuyXPayY', 'SetMenu', 'BillDiscount'] as const;
const tiny = { kinds: EVERY_KIND, maxCampaigns: 5, maxLines: 4, maxQuantity: 2, hasEqualRights: true };
const tinyWithoutBillDiscount = {
  ...tiny,
  kinds: ['PortionDiscount', 'BuyXPayY', 'SetMenu'] as const,
  hasEqualRights: false,
};
const runs = { numRuns: 300 };

function totalOf({ lines, campaigns }: Basket): number {
  return priceLines(lines, campaigns, 0).totalKurus;
}

/** The basket without those group campaigns that come after the first so many. */
function withFewGroupCampaigns({ lines, campaigns }: Basket, most: number): Basket {
  let groups = 0;
  const kept = campaigns.filter(
    ({ kind }) => (kind !== 'BuyXPayY' && kind !== 'SetMenu') || ++groups <= most,
  );
  return { lines, campaigns: kept };
}

function withoutMinimum(campaign: Campaign): Campaign {
  return campaign.kind === 'BillDiscount' ? { ...campaign, minimumKurus: 0 } : campaign;
}

test('no basket is charged less than the cheapest way to use each unit at most once', () => {
  fc.assert(
    fc.property(anyBasket(tiny), (basket) => assert.ok(totalOf(basket) >= cheapestTotalKurus(basket))),
    runs,
  );
});

test('lines of unequal rights lend each other no campaign', () => {
  fc.assert(
    fc.property(anyBasket(tinyWithoutBillDiscount), (basket) => {
      assert.ok(totalOf(basket) >= cheapestTotalKurus(basket));
    }),
    runs,
  );
});

test('without group campaigns a basket is charged the cheapest there is', () => {
  fc.assert(
    fc.property(anyBasket(tiny), (anyOne) => {
      const basket = withFewGroupCampaigns(anyOne, 0);
      assert.equal(totalOf(basket), cheapestTotalKurus(basket));
    }),
    runs,
  );
});

test('with one group campaign and no minimum a basket is charged the cheapest there is', () => {
  fc.assert(
    fc.property(anyBasket(tiny), (anyOne) => {
      const { lines, campaigns } = withFewGroupCampaigns(anyOne, 1);
      const basket = { lines, campaigns: campaigns.map(withoutMinimum) };
      assert.equal(totalOf(basket), cheapestTotalKurus(basket));
    }),
    runs,
  );
});

test('with one group campaign and unequal rights, but no bill discount, it is the cheapest there is', () => {
  fc.assert(
    fc.property(anyBasket(tinyWithoutBillDiscount), (anyOne) => {
      const basket = withFewGroupCampaigns(anyOne, 1);
      assert.equal(totalOf(basket), cheapestTotalKurus(basket));
    }),
    runs,
  );
});

test('group campaigns that share no product come to the cheapest there is, however many they are', () => {
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
