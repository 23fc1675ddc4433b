import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyBasket } from '../../../test/arbitrary-basket.ts';
import { demandingBaskets } from '../../../test/demanding-baskets.ts';
import { restaurantBasket, restaurantCampaigns, seeded } from '../../../test/restaurant-baskets.ts';
import { amount, billDiscount, buyXPayY, pricedLine, setMenu } from '../../../test/sample-campaigns.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { discountedGoods } from './bill-discount.ts';
import type { GroupCampaign } from './campaign-turn.ts';
import { gatherUnits } from './campaign-units.ts';
import { cheapestPlan } from './group-campaigns.ts';
import { newStepBudget } from './group-search/step-budget.ts';

function isGroup(campaign: Campaign): campaign is GroupCampaign {
  return campaign.kind === 'BuyXPayY' || campaign.kind === 'SetMenu';
}

test('turns together never take more than there is, and what they leave is the rest', () => {
  const baskets = anyBasket({
    kinds: ['PortionDiscount', 'BuyXPayY', 'SetMenu'],
    maxCampaigns: 8,
    maxLines: 6,
    maxQuantity: 5,
    hasEqualRights: false,
  });
  fc.assert(
    fc.property(baskets, ({ lines, campaigns }) => {
      const units = gatherUnits(lines, campaigns);
      const groups = campaigns.filter((of) => of.kind === 'BuyXPayY' || of.kind === 'SetMenu');
      const { turns, left, savedKurus } = cheapestPlan(groups, units, []);
      units.forEach((of, at) => {
        const taken = turns.reduce((sum, turn) => sum + turn.taken[at]!, 0);
        assert.ok(left[at]! >= 0 && turns.every((turn) => turn.taken[at]! >= 0));
        assert.equal(left[at]! + taken, of.quantity);
      });
      assert.equal(
        savedKurus,
        turns.reduce((sum, turn) => sum + turn.savedKurus, 0),
      );
      assert.ok(turns.every((turn) => turn.savedKurus > 0 && turn.reductionKurus >= turn.savedKurus));
      assert.equal(new Set(turns.map(({ campaign }) => campaign)).size, turns.length);
    }),
    { numRuns: 400 },
  );
});

test('no turns are taken where nothing is saved', () => {
  const campaign = buyXPayY('3 for 2', 3, 2, 'tea');
  const units = gatherUnits([pricedLine('tea', 2, 2000, [campaign])], [campaign]);
  assert.deepEqual(cheapestPlan([campaign], units, []), {
    turns: [],
    left: [2],
    savedKurus: 0,
    isCheapest: true,
  });
});

/** One unit each of four products at 100 lira; `pair` is a set menu of two of them that saves so much. */
const pair = (id: string, saved: number, ...products: [string, string]) =>
  setMenu(id, 20_000 - saved, [products[0]], [products[1]]);

function chosen(campaigns: ReturnType<typeof setMenu>[], products = ['a', 'b', 'c', 'd']): string[] {
  const units = gatherUnits(
    products.map((id) => pricedLine(id, 1, 10_000, campaigns)),
    campaigns,
  );
  return cheapestPlan(campaigns, units, []).turns.map(({ campaign }) => campaign.id);
}

test('the choice of campaigns that saves most wins, not the one that saves most first', () => {
  const middle = pair('middle', 5000, 'b', 'c');
  assert.deepEqual(chosen([middle, pair('left', 3000, 'a', 'b'), pair('right', 3000, 'c', 'd')]), [
    'left',
    'right',
  ]);
  assert.deepEqual(chosen([middle, pair('left', 2000, 'a', 'b'), pair('right', 2900, 'c', 'd')]), ['middle']);
});

test('of equally cheap choices the first in campaign order wins', () => {
  const first = pair('first', 3000, 'a', 'b');
  const second = pair('second', 3000, 'b', 'c');
  assert.deepEqual(chosen([first, second]), ['first']);
  assert.deepEqual(chosen([second, first]), ['second']);

  const left = pair('left', 2000, 'a', 'b');
  const right = pair('right', 1000, 'c', 'd');
  const middle = pair('middle', 3000, 'b', 'c');
  assert.deepEqual(chosen([left, right, middle]), ['left', 'right']);
  assert.deepEqual(chosen([middle, left, right]), ['middle']);
  assert.deepEqual(chosen([right, middle, left]), ['right', 'left']);
});

test('a campaign may leave the dearest units to a later one', () => {
  const groups = buyXPayY('groups', 2, 1, 'a', 'b', 'c');
  const menu = setMenu('menu', 9000, ['a'], ['d']);
  const campaigns = [groups, menu];
  const lines = Object.entries({ a: 10_000, b: 9000, c: 8000, d: 5000 }).map(([id, kurus]) =>
    pricedLine(id, 1, kurus, campaigns),
  );
  // The groups alone would take a and b and free 90 lira; after the menu, which saves 60, they free 80 with b
  // and c.
  const plan = cheapestPlan(campaigns, gatherUnits(lines, campaigns), []);
  assert.deepEqual(
    plan.turns.map(({ campaign }) => campaign.id),
    ['groups', 'menu'],
  );
  assert.equal(plan.savedKurus, 14_000);
});

test('beyond the four that save most alone, the others follow by what they save', () => {
  const four = [
    pair('1', 9000, 'a', 'b'),
    pair('2', 8000, 'c', 'd'),
    pair('3', 7000, 'e', 'f'),
    pair('4', 6000, 'g', 'h'),
  ];
  const small = pair('small', 1000, 'i', 'j');
  const larger = pair('larger', 2000, 'j', 'k');
  const products = [...'abcdefghijk'];
  const expected = ['1', '2', '3', '4', 'larger'];
  assert.deepEqual(chosen([small, larger, ...four], products).toSorted(), expected);
  assert.deepEqual(chosen([...four, small, larger], products).toSorted(), expected);
  assert.deepEqual(chosen([larger, ...four.toReversed(), small], products).toSorted(), expected);
});

test('a campaign beyond the four has the units of those that are left out', () => {
  const campaigns = [
    pair('1', 9000, 'a', 'b'),
    pair('2', 8000, 'c', 'd'),
    pair('3', 7000, 'e', 'f'),
    // It saves more than either of the next two alone, but less than both.
    pair('4', 6000, 'g', 'h'),
    pair('5', 5000, 'g', 'i'),
    pair('6', 4000, 'h', 'j'),
  ];
  assert.deepEqual(chosen(campaigns, [...'abcdefghij']).toSorted(), ['1', '2', '3', '5', '6']);
});

test('a campaign has no turn where the bill discount that it would cost is worth more', () => {
  const menu = pair('menu', 3000, 'a', 'b');
  const other = pair('other', 1000, 'c', 'd');
  const bill = billDiscount('bill', 39_000, amount(5000));
  const campaigns = [menu, other, bill];
  const units = gatherUnits(
    ['a', 'b', 'c', 'd'].map((id) => pricedLine(id, 1, 10_000, campaigns)),
    campaigns,
  );
  const plan = cheapestPlan([menu, other], units, discountedGoods([bill], units));
  assert.deepEqual(
    plan.turns.map(({ campaign }) => campaign.id),
    ['other'],
  );
});

test('a basket of many contests has the small ones solved first, so that a large one takes nothing from them', () => {
  const hard = seeded(7);
  const hardCampaigns = restaurantCampaigns(60, hard).filter(isGroup);
  const campaigns = [
    ...hardCampaigns,
    pair('middle', 5000, 'b', 'c'),
    pair('left', 3000, 'a', 'b'),
    pair('right', 3000, 'c', 'd'),
  ];
  const { lines } = restaurantBasket(campaigns, 30, 20, hard);
  const small = ['a', 'b', 'c', 'd'].map((id) => pricedLine(id, 1, 10_000, campaigns));
  const plan = cheapestPlan(campaigns, gatherUnits([...lines, ...small], campaigns), []);
  assert.equal(plan.isCheapest, false);
  const taken = plan.turns.map(({ campaign }) => campaign.id).filter((id) => !id.startsWith('campaign'));
  assert.deepEqual(taken, ['left', 'right']);
});

test('a basket of a restaurant with 50 campaigns is known to be at its cheapest, but for a few', () => {
  const shares = [
    { lineCount: 5, mostOfEach: 3, least: 60 },
    { lineCount: 10, mostOfEach: 4, least: 60 },
    { lineCount: 30, mostOfEach: 3, least: 59 },
    { lineCount: 30, mostOfEach: 20, least: 51 },
  ].map(({ lineCount, mostOfEach, least }) => {
    const random = seeded(lineCount);
    const plans = Array.from({ length: 60 }, () => {
      const campaigns = restaurantCampaigns(50, random);
      const { lines } = restaurantBasket(campaigns, lineCount, mostOfEach, random);
      return cheapestPlan(campaigns.filter(isGroup), gatherUnits(lines, campaigns), []);
    });
    return [plans.filter(({ isCheapest }) => isCheapest).length, least];
  });
  for (const [cheapest, least] of shares) assert.ok(cheapest! >= least!, `${cheapest} of 60`);
});

test('no basket and no bill takes more than its steps, and one that runs out of them has good turns all the same', () => {
  for (const [name, { lines, campaigns }] of demandingBaskets()) {
    const units = gatherUnits(lines, campaigns);
    const discounts = discountedGoods(
      campaigns.filter((of) => of.kind === 'BillDiscount'),
      units,
    );
    const budget = newStepBudget();
    const { turns, savedKurus } = cheapestPlan(campaigns.filter(isGroup), units, discounts, budget);
    assert.ok(
      budget.steps > -2_000 && budget.familySteps > -5_000 && budget.turnSteps > -60_000,
      `${name}: ${JSON.stringify(budget)}`,
    );
    assert.ok(turns.length > 0 && savedKurus > 0, name);
  }
});

test('a basket beyond the step limit is priced the same in any order of its lines', () => {
  const [, { lines, campaigns }] = demandingBaskets().find(([name]) => name === 'menus')!;
  const split = lines.toReversed().flatMap((line) => [
    { ...line, quantity: 7 },
    { ...line, quantity: line.quantity - 7 },
  ]);
  const [plan, other] = [lines, split].map((of) =>
    cheapestPlan(campaigns.filter(isGroup), gatherUnits(of, campaigns), []),
  );
  assert.equal(plan!.isCheapest, false);
  assert.deepEqual(other, plan);
});

test('without any steps the turns are taken one after the other', () => {
  const campaigns = [
    pair('middle', 5000, 'b', 'c'),
    pair('left', 2000, 'a', 'b'),
    pair('right', 2900, 'c', 'd'),
  ];
  const units = gatherUnits(
    ['a', 'b', 'c', 'd'].map((id) => pricedLine(id, 1, 10_000, campaigns)),
    campaigns,
  );
  const plan = cheapestPlan(campaigns, units, [], { steps: 0, familySteps: 0, turnSteps: 1_000 });
  assert.deepEqual(
    plan.turns.map(({ campaign }) => campaign.id),
    ['middle'],
  );
  assert.equal(plan.isCheapest, false);
});

test('when competing groups are too large for an exact search, the price is not marked as the cheapest', () => {
  const products = Array.from({ length: 40 }, (_, at) => `product ${at}`);
  const large = buyXPayY('large', 60, 20, ...products);
  const small = setMenu('small', 9000, ['product 0'], ['product 39']);
  const planOf = (...campaigns: GroupCampaign[]) => {
    const lines = products.map((id, at) => pricedLine(id, 3, 5000 + at * 100, campaigns));
    return cheapestPlan(campaigns, gatherUnits(lines, campaigns), []);
  };
  assert.equal(planOf(large).isCheapest, true);
  assert.equal(planOf(large, small).isCheapest, false);
  assert.ok(planOf(large, small).savedKurus >= planOf(large).savedKurus);
});

test('beyond the search, campaigns after the first four follow each of their tries', () => {
  // Alone, each of the first four saves more than any other campaign; together, the others save most beside
  // the third.
  const campaigns = [
    pair('1', 9000, 'a', 'b'),
    pair('2', 8900, 'b', 'c'),
    pair('3', 8800, 'a', 'c'),
    pair('4', 8700, 'a', 'd'),
    pair('5', 8000, 'b', 'e'),
    pair('6', 7000, 'd', 'f'),
  ];
  const units = gatherUnits(
    [...'abcdef'].map((id) => pricedLine(id, 1, 10_000, campaigns)),
    campaigns,
  );
  const plan = cheapestPlan(campaigns, units, [], { steps: 0, familySteps: 0, turnSteps: 10_000 });
  assert.deepEqual(
    plan.turns.map(({ campaign }) => campaign.id),
    ['3', '5', '6'],
  );
});
