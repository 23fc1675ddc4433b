import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsIn } from '../../../../test/english.ts';
import { LANGUAGES } from '../../../words/languages.ts';
import type { Menu } from '../changes/shown-menu.ts';
import { guessColumns } from './guess-columns.ts';
import { readRows } from './import-rows.ts';
import { readYesNo, takesMealCards, writeYesNo } from './meal-card-cells.ts';
import { readTable } from './read-table.ts';

const ALLERGENS = wordsIn('tr').panelMenu.product.allergen;
const portions = [{ name: 'Porsiyon', isDefault: true }];
const MENU = [
  {
    name: 'Izgara',
    acceptsMealCard: true,
    products: [
      { id: 'a', name: 'Adana', acceptsMealCard: null, portions },
      { id: 'b', name: 'Urfa', acceptsMealCard: true, portions },
      { id: 'c', name: 'Şiş', acceptsMealCard: false, portions },
    ],
  },
  {
    name: 'Şarap',
    acceptsMealCard: false,
    products: [{ id: 'd', name: 'Öküzgözü', acceptsMealCard: null, portions }],
  },
] as unknown as Menu;
const NOTHING = { category: '', portion: 'Porsiyon', vat: { classes: [], usual: null, today: '2026-03-06' } };

function read(text: string, menu: Menu, takes = true, isWhole = false) {
  const table = readTable(text);
  const columns = guessColumns(table, { own: 'tr', further: [] });
  const choices = { ...columns, ...NOTHING, allergens: ALLERGENS, takesMealCards: takes, courses: [] };
  const { categories, products, rows } = readRows(table, choices, menu, isWhole);
  return {
    made: Object.fromEntries(categories.map(({ name, acceptsMealCard }) => [name, acceptsMealCard])),
    accepts: Object.fromEntries(products.map(({ name, acceptsMealCard }) => [name, acceptsMealCard])),
    faults: rows.flatMap(({ faults }) => faults.map(({ kind, column }) => `${kind} ${column}`)),
  };
}

test('without the column, products follow their category, and a new category is set like most of the menu', () => {
  const list =
    'Kategori\tÜrün\tFiyat\nIZGARA\tKanat\t300\nŞarap\tNarince\t400\nÇorbalar\tEzogelin\t90\nIzgara\tŞiş\t310';
  const nothing = { Kanat: undefined, Narince: undefined, Ezogelin: undefined, Şiş: undefined };
  // Meal cards pay for half of the menu.
  assert.deepEqual(read(list, MENU), { made: { Çorbalar: true }, accepts: nothing, faults: [] });
  const { made, accepts } = read(list, MENU.slice(1));
  assert.deepEqual([made, accepts], [{ IZGARA: false, Çorbalar: false }, nothing]);
  assert.deepEqual(read(list, MENU, true, true).made, {
    Izgara: undefined,
    Şarap: undefined,
    Çorbalar: true,
  });
});

test('the first list of a venue makes categories that accept meal cards, if the venue takes them', () => {
  const list = 'Kategori\tÜrün\tFiyat\nIzgara\tKanat\t300';
  assert.deepEqual(read(list, []).made, { Izgara: true });
  assert.deepEqual(read(list, [], false).made, {});
  const method = (kind: 'Cash' | 'MealCard', isActive: boolean) => ({ kind, isActive }) as never;
  assert.equal(takesMealCards([]), true);
  assert.equal(takesMealCards([method('Cash', true), method('MealCard', true)]), true);
  assert.equal(takesMealCards([method('Cash', true), method('MealCard', false)]), false);
});

test('the column is found by its usual names, and an empty cell means the value of the category', () => {
  for (const head of [
    'Yemek Kartı',
    'YEMEK ÇEKİ',
    'Meal card',
    'Accepts meal cards',
    'Essenskarte',
    'Essensgutschein',
  ]) {
    const rows = [
      'Izgara\tKanat\t300\tHayır',
      'Izgara\tŞiş\t310\tx',
      'Izgara\tAdana\t320\t',
      'Şarap\tNarince\t400\t',
    ];
    const list = [`Kategori\tÜrün\tFiyat\t${head}`, ...rows].join('\n');
    const expected = { Kanat: false, Şiş: true, Adana: undefined, Narince: undefined };
    assert.deepEqual(read(list, MENU), { made: {}, accepts: expected, faults: [] }, head);
    const whole = { ...expected, Adana: null, Narince: null };
    assert.deepEqual(read(list, MENU, true, true).accepts, whole, head);
  }
});

test('a cell that says neither yes nor no is a fault of its row', () => {
  assert.deepEqual(read('Kategori\tÜrün\tFiyat\tYemek kartı\nIzgara\tKanat\t300\tbelki', []), {
    ...{ made: {}, accepts: {}, faults: ['mealCard 3'] },
  });
});

test('a row for a category sets whether meal cards pay for its products', () => {
  const list = 'Kategori\tÜrün\tFiyat\tYemek kartı\nŞarap\t\t\tEvet\nŞarap\tNarince\t400\t';
  assert.deepEqual(read(list, MENU).made, { Şarap: true });
});

test('the import reads the words of the export, in eight languages', () => {
  for (const language of LANGUAGES) {
    const { activity } = wordsIn(language);
    for (const isYes of [true, false]) assert.equal(readYesNo(writeYesNo(isYes, activity)), isYes, language);
  }
  assert.deepEqual(['TRUE', '1', '١', '✓', 'FALSE', '0', '–', '', '2'].map(readYesNo), [
    ...[true, true, true, true, false, false, false, null, null],
  ]);
});
