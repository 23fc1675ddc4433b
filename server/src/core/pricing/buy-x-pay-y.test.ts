import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amount, buyXPayY, portionDiscount, pricedLine } from '../../../test/sample-campaigns.ts';
import { buyXPayYTurns } from './buy-x-pay-y.ts';
import { gatherUnits } from './campaign-units.ts';

const desserts = ['kunefe', 'baklava', 'sutlac', 'lokma'];

/** Desserts in the order above, so many of each, at 40, 30, 20 and 10 lira. */
function dessertUnits(counts: number[], campaigns: Parameters<typeof gatherUnits>[1]) {
  const lines = counts.map((count, at) => pricedLine(desserts[at]!, count, 4000 - at * 1000, campaigns));
  return gatherUnits(lines, campaigns);
}

test('a turn takes as many whole groups as there are, dearest units first', () => {
  const campaign = buyXPayY('3 for 2', 3, 2, ...desserts);
  const turns = buyXPayYTurns(campaign, dessertUnits([1, 1, 4, 2], [campaign]));
  const turn = turns.take([1, 1, 4, 2]);
  // 40, 30 and 20: 20 is free. Three more at 20: another is free. Two at 10 are left.
  assert.deepEqual(turn, { campaign, taken: [1, 1, 4, 0], reductionKurus: 4000, savedKurus: 4000 });
});

test('a turn takes only units that are left', () => {
  const campaign = buyXPayY('2 for 1', 2, 1, ...desserts);
  const turns = buyXPayYTurns(campaign, dessertUnits([2, 2, 2, 2], [campaign]));
  assert.deepEqual(turns.take([0, 1, 0, 2])?.taken, [0, 1, 0, 1]);
  assert.equal(turns.take([0, 0, 1, 0]), null);
  assert.equal(turns.take([0, 0, 0, 0]), null);
});

test('a turn takes only units that are covered and may use the campaign', () => {
  const campaign = buyXPayY('2 for 1', 2, 1, 'kunefe', 'sutlac');
  const lines = [
    pricedLine('kunefe', 1, 4000, [campaign]),
    pricedLine('baklava', 1, 3000, [campaign]),
    pricedLine('sutlac', 1, 2000, []),
    pricedLine('sutlac', 1, 1000, [campaign]),
  ];
  const turns = buyXPayYTurns(campaign, gatherUnits(lines, [campaign]));
  assert.deepEqual(turns.positions, [0, 3]);
  assert.deepEqual(turns.take([1, 1, 1, 1])?.taken, [1, 0, 0, 1]);
});

test('a turn saves what is free less the portion discounts given up', () => {
  const campaign = buyXPayY('3 for 1', 3, 1, ...desserts);
  const discount = portionDiscount('5 off', amount(500), 'kunefe', 'baklava');
  const turns = buyXPayYTurns(campaign, dessertUnits([1, 1, 1], [campaign, discount]));
  assert.deepEqual(turns.take([1, 1, 1]), {
    campaign,
    taken: [1, 1, 1],
    reductionKurus: 5000,
    savedKurus: 4000,
  });
});

test('a unit that is worth more by its own discount stands aside, and others move up', () => {
  const campaign = buyXPayY('2 for 1', 2, 1, ...desserts);
  const discount = portionDiscount('35 off', amount(3500), 'kunefe');
  const turns = buyXPayYTurns(campaign, dessertUnits([1, 1, 1, 1], [campaign, discount]));
  assert.deepEqual(turns.take([1, 1, 1, 1]), {
    campaign,
    taken: [0, 1, 1, 0],
    reductionKurus: 2000,
    savedKurus: 2000,
  });
});

test('a unit with a small discount of its own fills a group that would otherwise miss one', () => {
  const campaign = buyXPayY('2 for 1', 2, 1, ...desserts);
  const discount = portionDiscount('5 off', amount(500), 'baklava');
  const turns = buyXPayYTurns(campaign, dessertUnits([1, 1], [campaign, discount]));
  assert.deepEqual(turns.take([1, 1])?.taken, [1, 1]);
});

test('of units whose own discounts are worth as much as groups, a turn takes only what completes another group', () => {
  const campaign = buyXPayY('2 for 1', 2, 1, ...desserts);
  for (const offKurus of [1500, 2000]) {
    const discount = portionDiscount('off', amount(offKurus), 'baklava');
    const turns = buyXPayYTurns(campaign, dessertUnits([1, 3], [campaign, discount]));
    assert.deepEqual(turns.take([1, 3]), {
      campaign,
      taken: [1, 1],
      reductionKurus: 3000,
      savedKurus: 3000 - offKurus,
    });
  }
});

test('a turn makes no group that would save nothing', () => {
  const campaign = buyXPayY('2 for 1', 2, 1, ...desserts);
  const discount = portionDiscount('10 off', amount(1000), 'sutlac');
  const turns = buyXPayYTurns(campaign, dessertUnits([1, 1, 1, 1], [campaign, discount]));
  assert.deepEqual(turns.take([1, 1, 1, 1])?.taken, [1, 1, 0, 0]);
});

test('there is no turn where groups would save no more than the discounts they cost', () => {
  const campaign = buyXPayY('2 for 1', 2, 1, 'kunefe');
  const half = portionDiscount('half', amount(2000), 'kunefe');
  const turns = buyXPayYTurns(campaign, dessertUnits([6], [campaign, half]));
  assert.equal(turns.take([6]), null);
});

test('a thousand units are taken in whole groups', () => {
  const campaign = buyXPayY('7 for 4', 7, 4, 'kunefe');
  const turns = buyXPayYTurns(campaign, dessertUnits([1000], [campaign]));
  assert.deepEqual(turns.take([1000])?.taken, [994]);
  assert.equal(turns.take([1000])?.savedKurus, 142 * 3 * 4000);
});
