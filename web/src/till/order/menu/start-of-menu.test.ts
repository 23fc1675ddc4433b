import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bill } from '../../../api/bill-list.ts';
import { FAVOURITES } from './favourites.ts';
import { type Category, menuIndexOf } from './menu-index.ts';
import { firstCategoryId } from './start-of-menu.ts';

const product = (id: string, isSoldOut = false) => ({ id, name: id, isSoldOut });
const MENU = menuIndexOf([
  { id: 'breakfast', name: 'Breakfast', products: [product('egg', true)] },
  { id: 'grill', name: 'Grill', products: [...'abcdef'].map((id) => product(id)) },
  { id: 'drinks', name: 'Drinks', products: [product('tea')] },
] as unknown as Category[]);

interface Known {
  lastFrom?: string | null;
  pinned?: string[];
  bills?: unknown[];
  menu?: typeof MENU;
}
const startWith = ({ lastFrom = null, pinned = [], bills = [], menu = MENU }: Known) =>
  firstCategoryId(menu, { uses: {}, pinned, lastFrom }, bills as Bill[], ({ isSoldOut }) => isSoldOut);

const SIX = [...'abcdef'];

test('the menu opens at the category last ordered from on this device, sold out or not', () => {
  assert.equal(startWith({ lastFrom: 'breakfast', pinned: SIX }), 'breakfast');
  assert.equal(startWith({ lastFrom: FAVOURITES, pinned: ['a'] }), FAVOURITES);
});

test('if that category is gone, the menu opens at the favourites if there are enough', () => {
  assert.equal(startWith({ lastFrom: 'gone', pinned: SIX }), FAVOURITES);
  assert.equal(startWith({ lastFrom: 'gone', pinned: SIX.slice(1) }), 'grill');
  assert.equal(startWith({ lastFrom: FAVOURITES }), 'grill');
});

test('on a new device the menu opens at the category last ordered on the open bills', () => {
  const at = (minute: number) => `2026-05-01T18:${minute}:00.000Z`;
  const bill = (minute: number, productId: string | null) => ({
    rounds: [{ id: `r${minute}`, orderedAt: at(minute) }],
    lines: [{ roundId: `r${minute}`, productId }],
  });
  assert.equal(startWith({ bills: [bill(30, 'a'), bill(50, 'tea'), bill(40, 'egg')] }), 'drinks');
  assert.equal(startWith({ bills: [bill(50, null)] }), 'grill', 'an open item');
});

test('without orders the menu opens at the first category that is not sold out', () => {
  assert.equal(startWith({}), 'grill');
  const soldOut = menuIndexOf([MENU.categories[0]!]);
  assert.equal(startWith({ menu: soldOut }), 'breakfast');
});
