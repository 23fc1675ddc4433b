import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Category } from '../menu-queries.ts';
import { productsOf, sortByIds, withProductSequence, withProducts } from './shown-menu.ts';

const category = (id: string, ...products: string[]) =>
  ({
    id,
    products: products.map((product) => ({ id: product, categoryId: id, isVisible: true })),
  }) as unknown as Category;
const MENU = [category('a', 'a1', 'a2', 'a3'), category('b', 'b1')];
const idsOf = (menu: readonly Category[]) =>
  menu.map(({ products }) => products.map(({ id }) => id).join(' '));

test('a changed product keeps its place, and a moved product is last in its new category', () => {
  const changed = withProducts(MENU, [{ id: 'a2', isVisible: false }]);
  assert.deepEqual(idsOf(changed), ['a1 a2 a3', 'b1']);
  assert.equal(productsOf(changed)[1]!.isVisible, false);
  assert.deepEqual(idsOf(withProducts(MENU, [{ id: 'a1', categoryId: 'b' }])), ['a2 a3', 'b1 a1']);
});

test('records in the given order are first, and no record is lost', () => {
  assert.deepEqual(idsOf(withProductSequence(MENU, 'a', ['a3', 'a1', 'a2'])), ['a3 a1 a2', 'b1']);
  assert.deepEqual(
    sortByIds(MENU[0]!.products, ['a3', 'gone']).map(({ id }) => id),
    ['a3', 'a1', 'a2'],
  );
});
