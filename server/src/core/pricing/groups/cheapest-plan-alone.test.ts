import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  amount,
  buyXPayY,
  portionDiscount,
  pricedLine,
  setMenu,
} from '../../../../test/samples/sample-campaigns.ts';
import type { Campaign } from '../../campaigns/campaign.ts';
import { gatherUnits } from '../campaign-units.ts';
import { cheapestPlan } from './cheapest-plan.ts';
import type { MultiUnitCampaign } from './contests.ts';

const KURUS: Record<string, number> = {
  adana: 28_000,
  pide: 15_000,
  cola: 5000,
  kunefe: 4000,
  ayran: 3000,
  baklava: 3000,
  sutlac: 2000,
  lokma: 1000,
};
const desserts = ['kunefe', 'baklava', 'sutlac', 'lokma'];

/** The units that a campaign takes if it is the only one besides portion discounts, and what its turn saves. */
function turnOn(counts: Record<string, number>, campaign: MultiUnitCampaign, ...discounts: Campaign[]) {
  const campaigns = [campaign, ...discounts];
  const lines = Object.entries(counts).map(([id, count]) => pricedLine(id, count, KURUS[id]!, campaigns));
  const units = gatherUnits(lines, campaigns);
  const { turns } = cheapestPlan([campaign], units, []);
  if (turns.length === 0) return null;
  const taken = turns[0]!.taken.flatMap((count, at) => (count === 0 ? [] : [[units[at]!.productId, count]]));
  return { ...Object.fromEntries(taken), reduction: turns[0]!.reductionKurus, saved: turns[0]!.savedKurus };
}

test('a campaign makes as many whole groups as possible, of the dearest units', () => {
  const campaign = buyXPayY('3 for 2', 3, 2, ...desserts);
  // The first group costs 40, 30 and 20: the 20 is free. The second group has three at 20: one is free. Two at 10 are left.
  assert.deepEqual(turnOn({ kunefe: 1, baklava: 1, sutlac: 4, lokma: 2 }, campaign), {
    kunefe: 1,
    baklava: 1,
    sutlac: 4,
    reduction: 4000,
    saved: 4000,
  });
  assert.equal(turnOn({ kunefe: 2 }, campaign), null);
});

test('a group has only units that are covered and may use the campaign', () => {
  const campaign = buyXPayY('2 for 1', 2, 1, 'kunefe', 'sutlac');
  const lines = [
    pricedLine('kunefe', 1, 4000, [campaign]),
    pricedLine('baklava', 1, 3000, [campaign]),
    pricedLine('sutlac', 1, 2000, []),
    pricedLine('sutlac', 1, 1000, [campaign]),
  ];
  const { turns } = cheapestPlan([campaign], gatherUnits(lines, [campaign]), []);
  assert.deepEqual(turns[0]?.taken, [1, 0, 0, 1]);
});

test('a turn saves the price of the free units minus the lost portion discounts', () => {
  const campaign = buyXPayY('3 for 1', 3, 1, ...desserts);
  const discount = portionDiscount('5 off', amount(500), 'kunefe', 'baklava');
  assert.deepEqual(turnOn({ kunefe: 1, baklava: 1, sutlac: 1 }, campaign, discount), {
    kunefe: 1,
    baklava: 1,
    sutlac: 1,
    reduction: 5000,
    saved: 4000,
  });
});

test('a unit whose own discount saves more is left out, and other units take its place', () => {
  const campaign = buyXPayY('2 for 1', 2, 1, ...desserts);
  const discount = portionDiscount('35 off', amount(3500), 'kunefe');
  assert.deepEqual(turnOn({ kunefe: 1, baklava: 1, sutlac: 1, lokma: 1 }, campaign, discount), {
    baklava: 1,
    sutlac: 1,
    reduction: 2000,
    saved: 2000,
  });
});

test('a unit with a small discount of its own fills a group that would otherwise miss one', () => {
  const campaign = buyXPayY('2 for 1', 2, 1, ...desserts);
  const discount = portionDiscount('5 off', amount(500), 'baklava');
  assert.equal(turnOn({ kunefe: 1, baklava: 1 }, campaign, discount)?.saved, 2500);
});

test('a group that would save nothing is not made', () => {
  const campaign = buyXPayY('2 for 1', 2, 1, ...desserts);
  const discount = portionDiscount('10 off', amount(1000), 'sutlac');
  const turn = turnOn({ kunefe: 1, baklava: 1, sutlac: 1, lokma: 1 }, campaign, discount);
  assert.deepEqual(turn, { kunefe: 1, baklava: 1, reduction: 3000, saved: 3000 });
  const half = portionDiscount('half', amount(2000), 'kunefe');
  assert.equal(turnOn({ kunefe: 6 }, buyXPayY('2 for 1', 2, 1, 'kunefe'), half), null);
});

test('a thousand units are taken in whole groups', () => {
  assert.deepEqual(turnOn({ kunefe: 1000 }, buyXPayY('7 for 4', 7, 4, 'kunefe')), {
    kunefe: 994,
    reduction: 142 * 3 * 4000,
    saved: 142 * 3 * 4000,
  });
});

test('a menu has a unit for each part, the dearest that fits', () => {
  const menu = setMenu('menu', 25_000, ['pide', 'adana'], ['ayran', 'cola']);
  assert.deepEqual(turnOn({ adana: 1, pide: 1, cola: 1, ayran: 1 }, menu), {
    adana: 1,
    cola: 1,
    reduction: 8000,
    saved: 8000,
  });
  assert.equal(turnOn({ adana: 3, pide: 3 }, menu), null);
});

test('as many menus are made as save something', () => {
  const units = { adana: 2, pide: 2, cola: 1, ayran: 3 };
  const saved = 33_000 + 31_000 + 18_000 + 18_000 - 4 * 17_000;
  const menu = setMenu('menu', 17_000, ['pide', 'adana'], ['ayran', 'cola']);
  assert.deepEqual(turnOn(units, menu), { ...units, reduction: saved, saved });
  const dearer = setMenu('dearer', 18_000, ['pide', 'adana'], ['ayran', 'cola']);
  assert.deepEqual(turnOn(units, dearer), { adana: 2, cola: 1, ayran: 1, reduction: 28_000, saved: 28_000 });
  assert.equal(turnOn({ pide: 1, ayran: 1 }, setMenu('even', 18_000, ['pide'], ['ayran'])), null);
});

test('a menu prefers the unit that is dearer after its portion discount', () => {
  const discount = portionDiscount('25 off', amount(2500), 'cola');
  // A second menu takes the cola: it deducts 50 - 20, more than the portion discount of 25.
  assert.deepEqual(turnOn({ cola: 1, ayran: 1 }, setMenu('menu', 2000, ['cola', 'ayran']), discount), {
    cola: 1,
    ayran: 1,
    reduction: 8000 - 4000,
    saved: 1000 + 500,
  });
  const onlyAyran = setMenu('only ayran', 2600, ['cola', 'ayran']);
  assert.deepEqual(turnOn({ cola: 1, ayran: 1 }, onlyAyran, discount), {
    ayran: 1,
    reduction: 400,
    saved: 400,
  });
});

test('units are moved between all parts if that makes another menu possible', () => {
  // The first part covers all products and each later part covers fewer. So only one distribution fills all four parts.
  const parts = ['adana', 'pide', 'cola', 'ayran'];
  const menu = setMenu('chain', 4000, parts, parts.slice(0, 3), parts.slice(0, 2), parts.slice(0, 1));
  const two = turnOn({ adana: 2, pide: 2, cola: 2, ayran: 2 }, menu);
  assert.deepEqual([two?.adana, two?.pide, two?.cola, two?.ayran], [2, 2, 2, 2]);
  assert.equal(turnOn({ adana: 1, pide: 1, cola: 1 }, menu), null);
  assert.equal(turnOn({ pide: 2, cola: 2, ayran: 2 }, menu), null);
});

test('a menu with the same product twice takes two of it', () => {
  assert.deepEqual(turnOn({ cola: 5 }, setMenu('two colas', 8000, ['cola'], ['cola'])), {
    cola: 4,
    reduction: 4000,
    saved: 4000,
  });
});

test('thousands of units make thousands of menus', () => {
  const menu = setMenu('menu', 10_000, ['adana', 'pide'], ['cola', 'ayran', 'pide']);
  const turn = turnOn({ adana: 9000, pide: 7000, cola: 500, ayran: 300 }, menu);
  // Each menu has one adana and one of the other products, of which there are 7,800. So there are 7,800 menus.
  assert.deepEqual([turn?.adana, turn?.pide, turn?.cola, turn?.ayran], [7800, 7000, 500, 300]);
});

test('a menu without parts has no turn', () => {
  assert.equal(turnOn({ adana: 1 }, setMenu('nothing', 0)), null);
});
