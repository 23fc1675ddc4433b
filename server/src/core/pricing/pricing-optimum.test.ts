import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyBasket, type Basket } from '../../../test/arbitrary-basket.ts';
import { cheapestTotalKurus } from '../../../test/cheapest-partition.ts';
import { buyXPayY, pricedLine, setMenu } from '../../../test/sample-campaigns.ts';
import { priceLines } from './pricing.ts';

const EVERY_KIND = ['PortionDiscount', 'BuyXPayY', 'SetMenu', 'BillDiscount'] as const;
const GROUP_KINDS = ['BuyXPayY', 'SetMenu'] as const;
const tiny = { kinds: EVERY_KIND, maxCampaigns: 6, maxLines: 4, maxQuantity: 2, hasEqualRights: true };
/** Always the same baskets: a random one could be beyond the step limits. */
const runs = { numRuns: 1_000, seed: 1 };

function totalOf({ lines, campaigns }: Basket): number {
  return priceLines(lines, campaigns, 0).totalKurus;
}

/** All of these baskets are within the step limits. */
function isChargedTheCheapest(baskets: fc.Arbitrary<Basket>): void {
  const property = fc.property(baskets, (basket) =>
    assert.equal(totalOf(basket), cheapestTotalKurus(basket)),
  );
  fc.assert(property, runs);
}

test('a small basket is charged the cheapest way there is to hand its units to campaigns', () => {
  isChargedTheCheapest(anyBasket(tiny));
});

test('so is one of many group campaigns that want the same units', () => {
  isChargedTheCheapest(anyBasket({ ...tiny, kinds: GROUP_KINDS }));
});

test('so is one of more units, all of one price', () => {
  const samePrice = (basket: Basket) => ({
    ...basket,
    lines: basket.lines.map((line) => ({ ...line, portionKurus: 2000 })),
  });
  isChargedTheCheapest(anyBasket({ ...tiny, maxLines: 3, maxQuantity: 3 }).map(samePrice));
});

test('so is one whose lines may use different campaigns, as long as there is no bill discount', () => {
  const kinds = ['PortionDiscount', 'BuyXPayY', 'SetMenu'] as const;
  isChargedTheCheapest(anyBasket({ ...tiny, kinds, hasEqualRights: false }));
});

test('so is one whose bill discounts have minimums that the group campaigns may miss', () => {
  const kinds = ['BuyXPayY', 'SetMenu', 'BillDiscount', 'BillDiscount'] as const;
  isChargedTheCheapest(anyBasket({ ...tiny, kinds }));
});

/** Two adana, a pide, two colas and an ayran: adana and pide are two for one, and an adana with a drink is 195.00. */
test('a menu takes one of the dishes that make the dearest pair, where that is cheaper for the guest', () => {
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
