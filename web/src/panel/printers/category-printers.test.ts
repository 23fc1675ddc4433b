import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printersOfCategories } from './category-printers.ts';

const categories = [
  { id: 'grill', name: 'Grill' },
  { id: 'drinks', name: 'Drinks' },
];
const printer = (name: string, chosen: string[] | null, isEnabled = true) => ({
  ...{ id: name, name, categories: chosen, isEnabled, purpose: 'Kitchen' as 'Kitchen' | 'Bills' },
});
const shown = (...printers: ReturnType<typeof printer>[]) =>
  printersOfCategories(categories, printers).map(({ printers, isFallback }) => [printers.join(), isFallback]);

test('a category is printed by every printer that is set for it', () => {
  assert.deepEqual(shown(printer('Kitchen', null), printer('Bar', ['drinks'])), [
    ['Kitchen', false],
    ['Kitchen,Bar', false],
  ]);
});

test('a category without a printer is printed by the first enabled printer', () => {
  assert.deepEqual(shown(printer('Old', null, false), printer('Kitchen', ['grill']), printer('Bar', [])), [
    ['Kitchen', false],
    ['Kitchen', true],
  ]);
});

test('a printer only for bills prints no category', () => {
  const till = { ...printer('Till', null), purpose: 'Bills' as const };
  assert.deepEqual(shown(till, printer('Bar', ['drinks'])), [
    ['Bar', true],
    ['Bar', false],
  ]);
});

test('without a printer nothing is printed', () => {
  assert.deepEqual(shown(printer('Old', null, false)), [
    ['', true],
    ['', true],
  ]);
});
