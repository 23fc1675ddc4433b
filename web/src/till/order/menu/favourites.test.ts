import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addUses, favouriteProducts } from './favourites.ts';
import { type Category, menuIndexOf } from './menu-index.ts';

const INDEX = menuIndexOf([
  { id: 'c', name: 'C', products: ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id })) },
] as unknown as Category[]);

const idsOf = (uses: Record<string, number>, ...pinned: string[]) =>
  favouriteProducts(INDEX, { uses, pinned }).map(({ id }) => id);

test('pinned products come first, then often ordered ones in menu order', () => {
  assert.deepEqual(idsOf({ c: 1, a: 9, b: 5 }, 'd'), ['d', 'a', 'b', 'c']);
  assert.deepEqual(idsOf({ c: 10, a: 9, b: 5 }, 'd'), ['d', 'a', 'b', 'c']);
});

test('a product that is no longer on the menu is no favourite', () => {
  assert.deepEqual(idsOf({ gone: 100, b: 1 }, 'lost'), ['b']);
});

test('orders are counted by units; old ones count less, so that new dishes move up', () => {
  const lines = [
    { productId: 'a', quantity: 2 },
    { productId: 'b', quantity: 3 },
  ];
  assert.deepEqual(addUses({ a: 1 }, lines), { a: 3, b: 3 });
  assert.deepEqual(addUses({ a: 1990, c: 1 }, [{ productId: 'b', quantity: 20 }]), { a: 995, b: 10 });
});
