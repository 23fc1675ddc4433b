import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyBasket } from '../../../../test/arbitrary-basket.ts';
import { cheapestTotalKurus } from '../../../../test/cheapest-partition.ts';
import { buyXPayY, pricedLine, setMenu } from '../../../../test/sample-campaigns.ts';
import type { CampaignTurn } from '../campaign-turn.ts';
import { gatherUnits } from '../campaign-units.ts';
import { findContest } from '../group-search/group-entrants.ts';
import { withoutDominated } from './dominated-campaigns.ts';
import { familyContest } from './family-contest.ts';
import { searchByFamily } from './family-search.ts';
import { newTables } from './family-tables.ts';
import { beginShares, tightenShares } from './price-shares.ts';
import { searchOnce } from './search-pass.ts';
import { newPassMemory } from './ways.ts';

const manySteps = () => ({ steps: 0, familySteps: 10_000_000, turnSteps: 0 });
const runs = { numRuns: 300 };

/** Units that campaigns compete for, and the most that can be saved, found by trying everything. */
const anyContest = anyBasket({
  kinds: ['PortionDiscount', 'BuyXPayY', 'SetMenu'],
  maxCampaigns: 6,
  maxLines: 4,
  maxQuantity: 3,
  hasEqualRights: false,
})
  .filter(({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0) <= 8)
  .map((basket) => {
    const gathered = gatherUnits(basket.lines, basket.campaigns);
    const groups = basket.campaigns.filter((of) => of.kind === 'BuyXPayY' || of.kind === 'SetMenu');
    const withoutGroups = basket.campaigns.filter((of) => of.kind === 'PortionDiscount');
    const { pools, entrants } = findContest(groups, gathered, () => '');
    const mostKurus =
      cheapestTotalKurus({ ...basket, campaigns: withoutGroups }) - cheapestTotalKurus(basket);
    return { units: pools.map((pool) => pool.units), entrants, mostKurus };
  });

/** Costs for up to 8 kinds of units. */
const anyCosts = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 8, maxLength: 8 });

function savedKurus(turns: readonly CampaignTurn[]): number {
  return turns.reduce((sum, turn) => sum + turn.savedKurus, 0);
}

test('the search finds the turns that save most, and reports when no turns save more', () => {
  fc.assert(
    fc.property(anyContest, anyCosts, ({ units, entrants, mostKurus }, anyCost) => {
      const costs = anyCost.slice(0, units.length);
      const search = (reached: number) => searchByFamily(units, entrants, costs, reached, manySteps());
      assert.deepEqual(search(mostKurus), { turns: null, isMost: true });
      if (mostKurus === 0) return;
      const { turns, isMost } = search(0)!;
      assert.ok(isMost);
      assert.equal(savedKurus(turns!), mostKurus);
      for (const [at, { quantity }] of units.entries()) {
        assert.ok(turns!.reduce((sum, { taken }) => sum + taken[at]!, 0) <= quantity);
      }
    }),
    runs,
  );
});

test('the limit at shares is never below what can be saved', () => {
  fc.assert(
    fc.property(anyContest, anyCosts, ({ units, entrants, mostKurus }, costs) => {
      const contest = familyContest(units, entrants)!;
      const tables = newTables(contest);
      beginShares(contest, tables, costs.slice(0, units.length));
      const beforeKurus = tables.limitKurus;
      tightenShares(contest, tables, mostKurus, manySteps(), 0);
      const { limitKurus, shares } = tables;
      assert.ok(limitKurus > mostKurus - 1e-3 && limitKurus <= beforeKurus);
      for (const { campaign, from, to } of contest.menus) {
        let kurus = 0;
        for (let seat = from; seat < to; seat++) kurus += shares[seat]! * contest.seats[seat]!.size;
        assert.ok(Math.abs(kurus - campaign.priceKurus) < 1e-3);
      }
    }),
    runs,
  );
});

test('without the campaigns that others make superfluous, as much can be saved', () => {
  fc.assert(
    fc.property(anyContest, ({ units, entrants, mostKurus }) => {
      const costs = units.map(() => 0);
      const result = searchByFamily(units, withoutDominated(entrants), costs, mostKurus - 1, manySteps());
      assert.ok(mostKurus === 0 || savedKurus(result!.turns!) === mostKurus);
    }),
    runs,
  );
});

/** The ids of the campaigns that are left of some, on one unit each of a, b and c for 100.00. */
function left(...campaigns: (ReturnType<typeof buyXPayY> | ReturnType<typeof setMenu>)[]): string[] {
  const lines = [...'abc'].map((id) => pricedLine(id, 4, 10_000, campaigns));
  const { entrants } = findContest(campaigns, gatherUnits(lines, campaigns), (at) => `${at}`);
  return withoutDominated(entrants).map(({ taker }) => taker.campaign.id);
}

test('a "buy X, pay Y" is superfluous beside one that covers as much and frees as much of fewer units', () => {
  const twoForOne = buyXPayY('2 for 1', 2, 1, 'a', 'b', 'c');
  assert.deepEqual(left(buyXPayY('3 for 2', 3, 2, 'a', 'b'), twoForOne), ['2 for 1']);
  assert.deepEqual(left(twoForOne, buyXPayY('again', 2, 1, 'a', 'b', 'c')), ['2 for 1']);
  assert.deepEqual(left(buyXPayY('4 for 2', 4, 2, 'a'), twoForOne), ['2 for 1']);
  assert.deepEqual(left(buyXPayY('3 for 1', 3, 1, 'a'), twoForOne), ['3 for 1', '2 for 1']);
  assert.deepEqual(left(buyXPayY('3 for 2', 3, 2, 'a', 'b', 'c'), buyXPayY('2 for 1', 2, 1, 'a', 'b')), [
    '3 for 2',
    '2 for 1',
  ]);
});

test('a set menu is superfluous beside one of as many parts that covers as much and costs no more', () => {
  const menu = setMenu('menu', 15_000, ['a', 'b'], ['c']);
  assert.deepEqual(left(setMenu('narrower', 15_000, ['c'], ['a']), menu), ['menu']);
  assert.deepEqual(left(setMenu('cheaper', 14_900, ['c'], ['a']), menu), ['cheaper', 'menu']);
  assert.deepEqual(left(setMenu('other', 16_000, ['b'], ['a']), menu), ['other', 'menu']);
});

test('a search ends when its steps do', () => {
  const campaigns = [
    setMenu('one', 9000, ['a'], ['b']),
    setMenu('other', 9100, ['b'], ['c']),
    buyXPayY('groups', 3, 2, 'b', 'c'),
  ];
  const lines = ['a', 'b', 'c'].map((id) => pricedLine(id, 20, 10_000, campaigns));
  const { pools, entrants } = findContest(campaigns, gatherUnits(lines, campaigns), () => '');
  const units = pools.map((pool) => pool.units);
  const budget = { steps: 0, familySteps: 100, turnSteps: 0 };
  assert.deepEqual(searchByFamily(units, entrants, [0, 0, 0], 0, budget), { turns: null, isMost: false });
  assert.ok(budget.familySteps < 0 && budget.familySteps > -1_000);
});

test('a pass that follows few ways reports what those could save that it dropped', () => {
  fc.assert(
    fc.property(anyContest, ({ units, entrants, mostKurus }) => {
      const contest = familyContest(units, entrants)!;
      const tables = newTables(contest);
      beginShares(
        contest,
        tables,
        units.map(() => 0),
      );
      const { turns, droppedKurus } = searchOnce(contest, tables, 1 - 1e-3, 1, manySteps(), newPassMemory());
      const found = turns === null ? 0 : savedKurus(turns);
      assert.ok(found <= mostKurus);
      assert.ok(Math.max(found, droppedKurus) > mostKurus - 1e-3);
    }),
    runs,
  );
});

test('too many fills are left to other means', () => {
  const products = [...'abcdefgh'];
  const campaigns = products.slice(1).map((id, at) => buyXPayY(id, 9 - (at % 3), 1 + at, 'a', id));
  const lines = products.map((id, at) => pricedLine(id, 9, 1000 + 10 * at, campaigns));
  const { pools, entrants } = findContest(campaigns, gatherUnits(lines, campaigns), () => '');
  assert.equal(
    familyContest(
      pools.map(({ units }) => units),
      entrants,
    ),
    null,
  );
});
