import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { buyXPayY, pricedLine } from '../../../../test/samples/sample-campaigns.ts';
import { gatherUnits } from '../campaign-units.ts';
import { findRivalCampaigns, type PlaceRow } from './contests.ts';
import { bestChoice } from './group-choices.ts';

/** The most that places can save, from `place` on and with kinds from `at` on. Tries every count of each kind. */
function mostWorth(row: PlaceRow, left: number[], prices: number[], at = 0, place = 0): number {
  const { units, places, paidPlaces } = row;
  if (place === places) return 0;
  if (at === units.length) return -Infinity;
  let most = -Infinity;
  let worth = 0;
  for (let count = 0; count <= Math.min(left[at]!, places - place); count++) {
    most = Math.max(most, worth + mostWorth(row, left, prices, at + 1, place + count));
    const paidKurus = place + count < paidPlaces ? units[at]!.portionKurus : 0;
    worth += units[at]!.discountedKurus - paidKurus - prices[at]!;
  }
  return most;
}

const anyKind = fc.record({
  kurus: fc.integer({ min: 0, max: 4000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  price: fc.integer({ min: 0, max: 3000 }),
});

test('the best choice saves as much as the best of all possible groups, and takes the number of units that it needs', () => {
  const groups = fc.record({ buy: fc.integer({ min: 2, max: 12 }), pay: fc.integer({ min: 1, max: 11 }) });
  fc.assert(
    fc.property(fc.array(anyKind, { minLength: 1, maxLength: 5 }), groups, (kinds, { buy, pay }) => {
      fc.pre(pay < buy);
      const products = kinds.map((_, at) => `product ${at}`);
      const campaign = buyXPayY('groups', buy, pay, ...products);
      const lines = kinds.map(({ kurus, quantity }, at) =>
        pricedLine(products[at]!, quantity, kurus, [campaign]),
      );
      const units = gatherUnits(lines, [campaign]);
      const [rival] = findRivalCampaigns([campaign], units);
      fc.pre(rival !== undefined);
      const left = units.map(({ quantity }) => quantity);
      const prices = units.map((_, at) => kinds[at]!.price);
      const choice = bestChoice(rival, left, prices, false)!;
      assert.equal(Math.round(choice.worth), mostWorth(rival.rows[0]!, left, prices));
      assert.equal(
        choice.counts.reduce((sum, count) => sum + count, 0),
        buy,
      );
    }),
    { numRuns: 300 },
  );
});
