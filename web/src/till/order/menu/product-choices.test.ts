import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Product } from './menu-index.ts';
import {
  defaultChoice,
  freeExtras,
  hasChoices,
  isAddedAtOnce,
  missingGroups,
  offeredChoice,
  toggleExtra,
} from './product-choices.ts';

const portion = (id: string, more = {}) => ({
  id,
  name: id,
  price: 10,
  isDefault: false,
  orderable: true,
  ...more,
});
const extra = (id: string, optionGroupId: string | null = null) => ({
  id,
  name: id,
  price: 1,
  optionGroupId,
});
const group = (id: string, selectionType: string, isRequired: boolean) => ({
  ...{ id, name: id, selectionType, isRequired },
});

function product(change: object = {}): Product {
  return {
    ...{ id: 'p', name: 'Kebab', portions: [portion('half'), portion('full', { isDefault: true })] },
    ...{ extras: [], optionGroups: [], removableIngredients: [], allergens: [], isSoldOut: false },
    ...change,
  } as unknown as Product;
}

const STEAK = product({
  optionGroups: [
    group('done', 'Single', true),
    group('sides', 'Multiple', false),
    group('sauce', 'Single', false),
  ],
  extras: [
    ...['rare', 'well'].map((id) => extra(id, 'done')),
    ...['rice', 'salad'].map((id) => extra(id, 'sides')),
    ...['bbq', 'garlic'].map((id) => extra(id, 'sauce')),
    extra('cheese'),
  ],
});

test('the default portion is chosen, else the first that is not weighed, else a weighed one', () => {
  assert.equal(defaultChoice(product())?.portionId, 'full');
  const measured = portion('kilo', { isDefault: true, orderable: false });
  assert.equal(defaultChoice(product({ portions: [measured, portion('plate')] }))?.portionId, 'plate');
  assert.equal(defaultChoice(product({ portions: [measured] }))?.portionId, 'kilo');
  assert.equal(defaultChoice(product({ portions: [] })), null);
});

test('a required group with a single choice has it chosen; with several the person chooses', () => {
  const sole = product({ optionGroups: [group('bread', 'Single', true)], extras: [extra('pita', 'bread')] });
  assert.deepEqual(defaultChoice(sole)?.extraIds, ['pita']);
  assert.equal(isAddedAtOnce(sole), true);
  assert.deepEqual(defaultChoice(STEAK)?.extraIds, []);
  assert.equal(isAddedAtOnce(STEAK), false);
});

test('a weighed product is not added by a tap', () => {
  assert.equal(isAddedAtOnce(product({ portions: [portion('kilo', { orderable: false })] })), false);
});

test('only required groups without a choice are missing', () => {
  const missing = (...ids: string[]) => missingGroups(STEAK, ids).map(({ id }) => id);
  assert.deepEqual(missing(), ['done']);
  assert.deepEqual(missing('rice', 'cheese'), ['done']);
  assert.deepEqual(missing('rare'), []);
});

test('in a group for one choice the new one replaces the old one; other choices add up', () => {
  let chosen: readonly string[] = [];
  for (const id of ['rare', 'rice', 'salad', 'well', 'bbq', 'cheese'])
    chosen = toggleExtra(STEAK, chosen, id);
  assert.deepEqual(chosen, ['rice', 'salad', 'well', 'bbq', 'cheese']);
  assert.deepEqual(toggleExtra(STEAK, chosen, 'bbq'), ['rice', 'salad', 'well', 'cheese']);
});

test('extras without a group, or whose group is gone, are free extras', () => {
  const orphan = product({ extras: [extra('cheese'), extra('lost', 'gone')] });
  assert.deepEqual(
    freeExtras(orphan).map(({ id }) => id),
    ['cheese', 'lost'],
  );
  assert.deepEqual(
    freeExtras(STEAK).map(({ id }) => id),
    ['cheese'],
  );
});

test('a product has choices if more than a note can be chosen', () => {
  assert.equal(hasChoices(product({ portions: [portion('glass')] })), false);
  assert.equal(hasChoices(product()), true);
  assert.equal(
    hasChoices(product({ portions: [portion('a')], removableIngredients: [{ id: 'onion' }] })),
    true,
  );
});

test('stored choices that are no longer on the menu are left out', () => {
  const stored = {
    ...{ productId: 'p', portionId: 'gone', note: 'hot' },
    ...{ extraIds: ['rare', 'lost'], removedIngredientIds: ['onion'] },
  };
  assert.deepEqual(offeredChoice(STEAK, stored), {
    ...{ productId: 'p', portionId: 'full', note: 'hot' },
    ...{ extraIds: ['rare'], removedIngredientIds: [] },
  });
});
