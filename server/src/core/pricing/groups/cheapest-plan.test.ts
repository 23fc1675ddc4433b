import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyBasket } from '../../../../test/pricing/arbitrary-basket.ts';
import { demandingBaskets } from '../../../../test/pricing/demanding-baskets.ts';
import {
  restaurantBasket,
  restaurantCampaigns,
  seeded,
} from '../../../../test/pricing/restaurant-baskets.ts';
import {
  amount,
  billDiscount,
  buyXPayY,
  pricedLine,
  setMenu,
} from '../../../../test/samples/sample-campaigns.ts';
import type { Campaign } from '../../campaigns/campaign.ts';
import { discountedGoods } from '../bill-discount.ts';
import { gatherUnits } from '../campaign-units.ts';
import { cheapestPlan } from './cheapest-plan.ts';
import type { MultiUnitCampaign } from './contests.ts';

function isGroup(campaign: Campaign): campaign is MultiUnitCampaign {
  return campaign.kind === 'BuyXPayY' || campaign.kind === 'SetMenu';
}

test('turns together never take more units than there are', () => {
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
      const { turns } = cheapestPlan(groups, units, []);
      units.forEach((of, at) => {
        const taken = turns.reduce((sum, turn) => sum + turn.taken[at]!, 0);
        assert.ok(turns.every((turn) => turn.taken[at]! >= 0));
        assert.ok(taken <= of.quantity);
      });
      assert.ok(turns.every((turn) => turn.savedKurus > 0 && turn.reductionKurus >= turn.savedKurus));
      assert.equal(new Set(turns.map(({ campaign }) => campaign)).size, turns.length);
    }),
    { numRuns: 400 },
  );
});

test('there are no turns if nothing is saved', () => {
  const campaign = buyXPayY('3 for 2', 3, 2, 'tea');
  const units = gatherUnits([pricedLine('tea', 2, 2000, [campaign])], [campaign]);
  assert.deepEqual(cheapestPlan([campaign], units, []), {
    turns: [],

    isCheapest: true,
  });
});

/** A set menu of two of the products, which cost 100 lira each. It saves `saved` kuruş. */
const pair = (id: string, saved: number, ...products: [string, string]) =>
  setMenu(id, 20_000 - saved, [products[0]], [products[1]]);

function chosen(campaigns: ReturnType<typeof setMenu>[], products = ['a', 'b', 'c', 'd']): string[] {
  const units = gatherUnits(
    products.map((id) => pricedLine(id, 1, 10_000, campaigns)),
    campaigns,
  );
  return cheapestPlan(campaigns, units, []).turns.map(({ campaign }) => campaign.id);
}

test('the campaigns that save most together win, not the campaign that saves most alone', () => {
  const middle = pair('middle', 5000, 'b', 'c');
  assert.deepEqual(chosen([middle, pair('left', 3000, 'a', 'b'), pair('right', 3000, 'c', 'd')]), [
    'left',
    'right',
  ]);
  assert.deepEqual(chosen([middle, pair('left', 2000, 'a', 'b'), pair('right', 2900, 'c', 'd')]), ['middle']);
});

test('of two equal campaigns the first one wins', () => {
  const first = pair('first', 3000, 'a', 'b');
  const second = pair('second', 3000, 'a', 'b');
  assert.deepEqual(chosen([first, second]), ['first']);
  assert.deepEqual(chosen([second, first]), ['second']);
});

test('a campaign that another one makes superfluous takes nothing', () => {
  const two = buyXPayY('2 for 1', 2, 1, 'a', 'b', 'c', 'd');
  const three = buyXPayY('3 for 2', 3, 2, 'a', 'b', 'c', 'd');
  const units = gatherUnits([pricedLine('a', 5, 10_000, [three, two])], [three, two]);
  const plan = cheapestPlan([three, two], units, []);
  assert.deepEqual(
    plan.turns.map(({ campaign, taken }) => [campaign.id, taken]),
    [['2 for 1', [4]]],
  );
});

test('a campaign may leave the dearest units to a later one', () => {
  const groups = buyXPayY('groups', 2, 1, 'a', 'b', 'c');
  const menu = setMenu('menu', 9000, ['a'], ['d']);
  const campaigns = [groups, menu];
  const lines = Object.entries({ a: 10_000, b: 9000, c: 8000, d: 5000 }).map(([id, kurus]) =>
    pricedLine(id, 1, kurus, campaigns),
  );
  // Alone, the groups would take a and b and save 90 lira. If the menu takes a and saves 60, the groups take b and c and save 80.
  const plan = cheapestPlan(campaigns, gatherUnits(lines, campaigns), []);
  assert.deepEqual(
    plan.turns.map(({ campaign }) => campaign.id),
    ['groups', 'menu'],
  );
  assert.equal(
    plan.turns.reduce((sum, { savedKurus }) => sum + savedKurus, 0),
    14_000,
  );
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
    // This menu saves more than each of the next two alone, but less than both together.
    pair('4', 6000, 'g', 'h'),
    pair('5', 5000, 'g', 'i'),
    pair('6', 4000, 'h', 'j'),
  ];
  assert.deepEqual(chosen(campaigns, [...'abcdefghij']).toSorted(), ['1', '2', '3', '5', '6']);
});

test('a campaign has no turn if it would cost a bill discount that saves more', () => {
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

test('the small contests of a basket are solved first, so that a large one does not use up their limit', () => {
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

test('a basket at a restaurant with 50 campaigns is known to be the cheapest, except for large baskets', () => {
  const shares = [
    { lineCount: 5, mostOfEach: 3, least: 29 },
    { lineCount: 10, mostOfEach: 4, least: 29 },
    { lineCount: 30, mostOfEach: 3, least: 22 },
  ].map(({ lineCount, mostOfEach, least }) => {
    const random = seeded(lineCount);
    const plans = Array.from({ length: 30 }, () => {
      const campaigns = restaurantCampaigns(50, random);
      const { lines } = restaurantBasket(campaigns, lineCount, mostOfEach, random);
      return cheapestPlan(campaigns.filter(isGroup), gatherUnits(lines, campaigns), []);
    });
    return [plans.filter(({ isCheapest }) => isCheapest).length, least];
  });
  for (const [cheapest, least] of shares) assert.ok(cheapest! >= least!, `${cheapest} of 30`);
});

test('a basket or bill above the limit of the search still has turns that save much', () => {
  const leastKurus: Record<string, number> = {
    'groups over everything': 2_000_000,
    menus: 200_000,
    'groups and menus': 1_000_000,
    'a bill with groups': 10_000_000,
  };
  for (const [name, { lines, campaigns }] of demandingBaskets()) {
    const least = leastKurus[name];
    if (least === undefined) continue;
    const { turns } = cheapestPlan(campaigns.filter(isGroup), gatherUnits(lines, campaigns), []);
    const savedKurus = turns.reduce((sum, turn) => sum + turn.savedKurus, 0);
    assert.ok(savedKurus > least, `${name}: ${savedKurus}`);
  }
});

test('a basket above the limit of the search has the same price in any order of its lines', () => {
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
