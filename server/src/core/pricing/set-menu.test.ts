import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amount, portionDiscount, pricedLine, setMenu } from '../../../test/sample-campaigns.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { gatherUnits } from './campaign-units.ts';
import { setMenuTurns } from './set-menu.ts';

/** Units of 280, 150, 50 and 30 lira, so many of each. */
function units(counts: [number, number, number, number], campaigns: Campaign[]) {
  const [adana, pide, cola, ayran] = counts;
  return gatherUnits(
    [
      pricedLine('adana', adana, 28_000, campaigns),
      pricedLine('pide', pide, 15_000, campaigns),
      pricedLine('cola', cola, 5000, campaigns),
      pricedLine('ayran', ayran, 3000, campaigns),
    ],
    campaigns,
  );
}

test('a turn takes a unit for each part, the dearest that fits', () => {
  const menu = setMenu('menu', 25_000, ['pide', 'adana'], ['ayran', 'cola']);
  const turn = setMenuTurns(menu, units([1, 1, 1, 1], [menu])).take([1, 1, 1, 1]);
  assert.deepEqual(turn, { campaign: menu, taken: [1, 0, 1, 0], reductionKurus: 8000, savedKurus: 8000 });
});

test('a turn adds menus while each saves, and stops before one that would not', () => {
  const menu = setMenu('menu', 17_000, ['pide', 'adana'], ['ayran', 'cola']);
  const turns = setMenuTurns(menu, units([2, 2, 1, 3], [menu]));
  // 280 + 50, 280 + 30 and 150 + 30 are dearer than 170; so is the fourth.
  assert.deepEqual(turns.take([2, 2, 1, 3]), {
    campaign: menu,
    taken: [2, 2, 1, 3],
    reductionKurus: 33_000 + 31_000 + 18_000 + 18_000 - 4 * 17_000,
    savedKurus: 33_000 + 31_000 + 18_000 + 18_000 - 4 * 17_000,
  });
  const dearer = setMenu('dearer', 18_000, ['pide', 'adana'], ['ayran', 'cola']);
  assert.deepEqual(
    setMenuTurns(dearer, units([2, 2, 1, 3], [dearer])).take([2, 2, 1, 3])?.taken,
    [2, 0, 1, 1],
  );
});

test('a turn takes only units that are left', () => {
  const menu = setMenu('menu', 10_000, ['adana', 'pide'], ['cola', 'ayran']);
  const turns = setMenuTurns(menu, units([3, 3, 3, 3], [menu]));
  assert.deepEqual(turns.take([0, 2, 0, 1])?.taken, [0, 1, 0, 1]);
  assert.equal(turns.take([3, 3, 0, 0]), null);
  assert.equal(turns.take([0, 0, 3, 3]), null);
});

test('the units that a menu could take are listed once, however many parts they fit', () => {
  const menu = setMenu('menu', 10_000, ['cola', 'ayran'], ['ayran', 'cola']);
  assert.deepEqual(setMenuTurns(menu, units([1, 1, 1, 1], [menu])).positions, [2, 3]);
});

test('a menu prefers the unit that is dearer after its portion discount', () => {
  const menu = setMenu('menu', 2000, ['cola', 'ayran']);
  const discount = portionDiscount('25 off', amount(2500), 'cola');
  const turns = setMenuTurns(menu, units([1, 1, 1, 1], [menu, discount]));
  // The second menu takes the cola: 50 - 20 off in place of 25 off.
  assert.deepEqual(turns.take([0, 0, 1, 1]), {
    campaign: menu,
    taken: [0, 0, 1, 1],
    reductionKurus: 8000 - 4000,
    savedKurus: 1000 + 500,
  });
  const onlyAyran = setMenu('only ayran', 2600, ['cola', 'ayran']);
  assert.deepEqual(
    setMenuTurns(onlyAyran, units([1, 1, 1, 1], [onlyAyran, discount])).take([0, 0, 1, 1])?.taken,
    [0, 0, 0, 1],
  );
});

test('units move from part to part along a whole chain to let one more menu in', () => {
  // The first part likes all; each later one likes less, so that only one way of parting them fills all four.
  const menu = setMenu(
    'chain',
    4000,
    ['adana', 'pide', 'cola', 'ayran'],
    ['adana', 'pide', 'cola'],
    ['adana', 'pide'],
    ['adana'],
  );
  const turns = setMenuTurns(menu, units([2, 2, 2, 2], [menu]));
  assert.deepEqual(turns.take([2, 2, 2, 2])?.taken, [2, 2, 2, 2]);
  assert.deepEqual(turns.take([1, 1, 1, 1])?.taken, [1, 1, 1, 1]);
  assert.equal(turns.take([1, 1, 1, 0]), null);
  assert.equal(turns.take([0, 2, 2, 2]), null);
});

test('a menu with the same product twice takes two of it', () => {
  const menu = setMenu('two colas', 8000, ['cola'], ['cola']);
  const turns = setMenuTurns(menu, units([1, 1, 5, 1], [menu]));
  assert.deepEqual(turns.take([0, 0, 5, 0])?.taken, [0, 0, 4, 0]);
  assert.equal(turns.take([0, 0, 5, 0])?.savedKurus, 4000);
});

test('thousands of units make thousands of menus', () => {
  const menu = setMenu('menu', 10_000, ['adana', 'pide'], ['cola', 'ayran', 'pide']);
  const turn = setMenuTurns(menu, units([9000, 7000, 500, 300], [menu])).take([9000, 7000, 500, 300]);
  // Every pide goes beside an adana, so that there are 7,800 things beside it and as many menus.
  assert.deepEqual(turn?.taken, [7800, 7000, 500, 300]);
  assert.equal(turn?.savedKurus, 7800 * 28_000 + 7000 * 15_000 + 500 * 5000 + 300 * 3000 - 7800 * 10_000);
});

test('there is no turn where a menu costs as much as its units', () => {
  const menu = setMenu('menu', 18_000, ['pide'], ['ayran']);
  assert.equal(setMenuTurns(menu, units([1, 1, 1, 1], [menu])).take([1, 1, 1, 1]), null);
});

test('a menu without parts has no turn', () => {
  const menu = setMenu('nothing', 0);
  assert.equal(setMenuTurns(menu, units([1, 1, 1, 1], [menu])).take([1, 1, 1, 1]), null);
});
