import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { amount, percent, portionDiscount } from '../../../test/samples/sample-campaigns.ts';
import { bestPortionDiscount, discountedPortionKurus, isCovered } from './portion-discount.ts';

test('10 % of 33.35 deducts 3.34: a discount is rounded half up', () => {
  assert.equal(discountedPortionKurus(percent(1000), 3335), 3001);
  assert.equal(discountedPortionKurus(percent(1000), 3334), 3001);
  assert.equal(discountedPortionKurus(percent(1000), 3336), 3002);
});

test('a percentage may have two decimals', () => {
  assert.equal(discountedPortionKurus(percent(1250), 10_000), 8750);
  assert.equal(discountedPortionKurus(percent(1), 5000), 4999);
  assert.equal(discountedPortionKurus(percent(1), 4999), 4999);
});

test('an amount is deducted from the price, down to 0', () => {
  assert.equal(discountedPortionKurus(amount(1000), 2500), 1500);
  assert.equal(discountedPortionKurus(amount(2500), 2500), 0);
  assert.equal(discountedPortionKurus(amount(2501), 2500), 0);
});

test('a fixed price is the price, unless the portion is cheaper already', () => {
  assert.equal(discountedPortionKurus({ kind: 'FixedPrice', priceKurus: 2000 }, 2500), 2000);
  assert.equal(discountedPortionKurus({ kind: 'FixedPrice', priceKurus: 2600 }, 2500), 2500);
  assert.equal(discountedPortionKurus({ kind: 'FixedPrice', priceKurus: 0 }, 2500), 0);
});

test('a reduced price is a whole number of kuruş from 0 to the price', () => {
  const anyReduction = fc.oneof(
    fc.integer({ min: 0, max: 20_000 }).map(percent),
    fc.nat(200_000).map(amount),
    fc.nat(200_000).map((priceKurus) => ({ kind: 'FixedPrice' as const, priceKurus })),
  );
  fc.assert(
    fc.property(anyReduction, fc.nat(100_000), (reduction, portionKurus) => {
      const left = discountedPortionKurus(reduction, portionKurus);
      assert.ok(Number.isInteger(left) && left >= 0 && left <= portionKurus);
    }),
  );
});

test('a coverage covers all portions of its products and the portions it names', () => {
  const coverage = { productIds: ['adana', 'pide'], portionIds: ['large ayran'] };
  assert.equal(isCovered(coverage, 'pide', 'small pide'), true);
  assert.equal(isCovered(coverage, 'ayran', 'large ayran'), true);
  assert.equal(isCovered(coverage, 'ayran', 'small ayran'), false);
  assert.equal(isCovered(coverage, 'large ayran', 'pide'), false);
});

test('the best portion discount is the one that leaves the lowest price', () => {
  const tenth = portionDiscount('tenth', percent(1000), 'pide');
  const elevenLira = portionDiscount('eleven lira', amount(1100), 'pide');
  const other = portionDiscount('half', percent(5000), 'adana');
  const campaigns = [tenth, other, elevenLira];
  assert.deepEqual(bestPortionDiscount(campaigns, 'pide', 'small', 10_000), {
    campaign: elevenLira,
    discountedKurus: 8900,
  });
  assert.deepEqual(bestPortionDiscount(campaigns, 'pide', 'large', 20_000), {
    campaign: tenth,
    discountedKurus: 18_000,
  });
});

test('of equally good portion discounts the first is the best', () => {
  const tenth = portionDiscount('tenth', percent(1000), 'pide');
  const tenLira = portionDiscount('ten lira', amount(1000), 'pide');
  assert.equal(bestPortionDiscount([tenth, tenLira], 'pide', 'small', 10_000)?.campaign, tenth);
  assert.equal(bestPortionDiscount([tenLira, tenth], 'pide', 'small', 10_000)?.campaign, tenLira);
});

test('there is no best portion discount if none covers the portion or lowers its price', () => {
  const half = portionDiscount('half', percent(5000), 'adana');
  const dearer = portionDiscount('dearer', { kind: 'FixedPrice', priceKurus: 12_000 }, 'pide');
  assert.equal(bestPortionDiscount([half, dearer], 'pide', 'small', 10_000), null);
  assert.equal(bestPortionDiscount([half], 'adana', 'small', 0), null);
  assert.equal(bestPortionDiscount([], 'pide', 'small', 10_000), null);
});
