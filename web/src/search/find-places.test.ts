import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bill } from '../api/bill-list.ts';
import type { Schemas } from '../api/client.ts';
import { findTables, productPath } from './find-places.ts';

const area = (name: string, ...tables: string[]) =>
  ({ name, tables: tables.map((table) => ({ id: table, name: table })) }) as unknown as Schemas['Area'];
const AREAS = [area('Salon', '1', '11', 'Salon 1'), area('Bahçe', 'Bahçe 1', 'IŞIK köşesi')];
const BILLS = [{ id: 'bill', table: { id: 'Bahçe 1', name: 'Bahçe 1' } } as Bill];
const names = (text: string) => findTables(AREAS, BILLS, text).map(({ name }) => name);

test('a table is found by its name or number first, then by the beginning of a word, without case and accents', () => {
  assert.deepEqual(names('1'), ['1', 'Salon 1', 'Bahçe 1', '11']);
  assert.deepEqual(names('bahce'), ['Bahçe 1']);
  assert.deepEqual(names('KOSE'), ['IŞIK köşesi']);
  assert.deepEqual(names('işık'), ['IŞIK köşesi']);
  assert.deepEqual(names(' '), []);
});

test('a table is found with its area and its open bill', () => {
  const [found] = findTables(AREAS, BILLS, 'bahçe 1');
  assert.deepEqual([found?.area, found?.bill?.id], ['Bahçe', 'bill']);
});

test('a product leads to the order on the screen, else to the panel or to a new order', () => {
  assert.equal(productPath('p', '/till/tables/7', true), '/till/tables/7?product=p');
  assert.equal(productPath('p', '/till/', false), '/till/new/takeaway?product=p');
  assert.equal(productPath('p', '/host', true), '/panel/menu/products/p');
});
