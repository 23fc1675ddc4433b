import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyBasket } from '../../../../test/arbitrary-basket.ts';
import { cheapestTotalKurus } from '../../../../test/cheapest-partition.ts';
import { buyXPayY, pricedLine, setMenu } from '../../../../test/sample-campaigns.ts';
import { gatherUnits } from '../campaign-units.ts';
import { searchFew } from './small-search.ts';
import { findWanted } from './wanted-units.ts';

const manySteps = () => ({ steps: 0, familySteps: 10_000, turnSteps: 0 });

/** Units that campaigns compete for, and the most that can be saved, found by trying everything. */
const anyWanted = anyBasket({
  kinds: ['PortionDiscount', 'BuyXPayY', 'SetMenu'],
  maxCampaigns: 6,
  maxLines: 4,
  maxQuantity: 3,
  hasEqualRights: false,
})
  .filter(({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0) <= 8)
  .map((basket) => {
    const groups = basket.campaigns.filter((of) => of.kind === 'BuyXPayY' || of.kind === 'SetMenu');
    const withoutGroups = basket.campaigns.filter((of) => of.kind === 'PortionDiscount');
    const { pools, rivals } = findWanted(groups, gatherUnits(basket.lines, basket.campaigns), () => '');
    const mostKurus =
      cheapestTotalKurus({ ...basket, campaigns: withoutGroups }) - cheapestTotalKurus(basket);
    return { units: pools.map((pool) => pool.units), rivals, mostKurus };
  });

test('of few units the turns are found that save most', () => {
  fc.assert(
    fc.property(anyWanted, ({ units, rivals, mostKurus }) => {
      const turns = searchFew(units, rivals, manySteps())!;
      assert.equal(
        turns.reduce((sum, { savedKurus }) => sum + savedKurus, 0),
        mostKurus,
      );
      assert.ok(turns.every(({ savedKurus }) => savedKurus > 0));
      for (const [at, { quantity }] of units.entries()) {
        assert.ok(turns.reduce((sum, { taken }) => sum + taken[at]!, 0) <= quantity);
      }
    }),
    { numRuns: 400 },
  );
});

test('large baskets, large amounts and short budgets are left to other means', () => {
  const campaigns = [buyXPayY('groups', 3, 2, 'a', 'b'), setMenu('menu', 9_000, ['a'], ['b'])];
  const search = (quantity: number, kurus = 10_000, familySteps = 10_000) => {
    const lines = ['a', 'b'].map((id) => pricedLine(id, quantity, kurus, campaigns));
    const { pools, rivals } = findWanted(campaigns, gatherUnits(lines, campaigns), (at) => `${at}`);
    const units = pools.map((pool) => pool.units);
    return searchFew(units, rivals, { steps: 0, familySteps, turnSteps: 0 });
  };
  assert.notEqual(search(20), null);
  assert.equal(search(100), null);
  assert.equal(search(2 ** 20), null);
  assert.equal(search(20, 2 ** 31), null);
  assert.equal(search(20, 10_000, 10), null);
});
