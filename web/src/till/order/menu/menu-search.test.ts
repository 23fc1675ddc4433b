import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Category, menuIndexOf } from './menu-index.ts';
import { MOST_FOUND, searchMenu } from './menu-search.ts';
import { normalizeForSearch } from './search-words.ts';

function menu(...categories: [string, ...string[]][]): Category[] {
  return categories.map(([name, ...products]) => ({
    ...{ id: name, name },
    products: products.map((product) => ({ id: `${name}/${product}`, name: product })),
  })) as unknown as Category[];
}

const MENU = menuIndexOf(
  menu(
    ['Kebaplar', 'Şiş Kebap', 'Adana Kebap', 'İskender', 'Kuşbaşılı Pide'],
    ['İçecekler', 'Çay', 'Su', 'Ayran', 'Şalgam Suyu', 'Café crème'],
  ),
);

const found = (typed: string) => searchMenu(MENU, typed).products.map(({ product }) => product.name);

test('folding makes Turkish and accented letters comparable, and folding twice changes nothing more', () => {
  for (const text of ['IŞIK', 'ışık', 'Işik', 'isik', 'İŞİK', 'i\u0307şık'])
    assert.equal(normalizeForSearch(text), 'isik');
  assert.equal(normalizeForSearch('  Café-Crème, 2’li  Straße '), 'cafe creme 2 li strasse');
  assert.equal(normalizeForSearch('شاي'), 'شاي');
  assert.equal(normalizeForSearch('Masa \u0661\u0662'), 'masa 12');
  assert.equal(normalizeForSearch(normalizeForSearch('ÇİĞ KÖFTE')), 'cig kofte');
});

test('a product is found by the beginning of any of its words, with or without Turkish letters', () => {
  assert.deepEqual(found('sis'), ['Şiş Kebap']);
  assert.deepEqual(found('İSK'), ['İskender']);
  assert.deepEqual(found('cay'), ['Çay']);
  assert.deepEqual(found('pide kus'), ['Kuşbaşılı Pide']);
});

test('names that begin with the text come first, then names that contain it, then names whose category matches', () => {
  assert.deepEqual(found('su'), ['Su', 'Şalgam Suyu']);
  assert.deepEqual(found('keb'), ['Şiş Kebap', 'Adana Kebap', 'İskender', 'Kuşbaşılı Pide']);
});

test('if no word begins with the text, it is searched inside the names', () => {
  assert.deepEqual(found('kender'), ['İskender']);
  assert.deepEqual(found('xyz'), []);
});

test('blanks and signs find nothing', () => {
  for (const typed of ['', '  ', '…']) assert.deepEqual(found(typed), []);
});

test('of many results the first are shown and the others counted; the index of a menu is built once', () => {
  const categories = menu(['Many', ...Array.from({ length: 200 }, (_, at) => `Dish ${at}`)]);
  const index = menuIndexOf(categories);
  const { products, more } = searchMenu(index, 'dish');
  assert.deepEqual([products.length, more], [MOST_FOUND, 200 - MOST_FOUND]);
  assert.equal(menuIndexOf(categories), index);
});

test('a category without products is not shown', () => {
  assert.deepEqual(
    menuIndexOf(menu(['Empty'], ['Full', 'Tea'])).categories.map(({ name }) => name),
    ['Full'],
  );
});
