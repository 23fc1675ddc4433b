import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { guessColumns } from '../src/panel/menu/sheet/guess-columns.ts';
import { readRows } from '../src/panel/menu/sheet/import-rows.ts';
import { readSheetFile } from '../src/panel/menu/sheet-file/read-sheet-file.ts';
import { wordsIn } from './english.ts';
import { type OtherList, SEPARATED_LISTS } from './samples/separated-lists.ts';
import { workbookFile } from './samples/workbook-file.ts';
import { WORKBOOK_LISTS } from './samples/workbook-lists.ts';

async function outcomeOf({ file }: OtherList) {
  const bytes =
    typeof file === 'string'
      ? new TextEncoder().encode(file)
      : file instanceof Uint8Array
        ? file
        : workbookFile(file);
  const read = await readSheetFile(new Blob([bytes]));
  const columns = guessColumns(read.table, { own: 'tr', further: ['en'] });
  const vat = { classes: [], usual: null, today: '2026-11-29' };
  const venue = {
    vat,
    takesMealCards: false,
    courses: [],
    allergens: wordsIn('tr').panelMenu.product.allergen,
  };
  const choices = { ...columns, category: '', portion: 'Porsiyon', ...venue };
  const { products, rows } = readRows(read.table, choices, []);
  return {
    dishes: products.map(({ category, name, translations, portions }) => {
      const parts = portions.map((one) => (one.name === 'Porsiyon' ? one.price : `${one.name} ${one.price}`));
      const further = translations === undefined ? '' : ` (en: ${translations['en']?.name})`;
      return `${category} | ${name}${further} ${parts.join(', ')}`;
    }),
    faults: rows.flatMap(({ at, faults }) =>
      faults.map(({ kind, column }) => `${at + 1} ${column === null ? '-' : column + 1} ${kind}`),
    ),
    leftOut: columns.leftOut.map((one) =>
      one.why === 'Language'
        ? `${one.at + 1} Language ${one.column} ${one.language}`
        : `${one.at + 1} ${one.why}`,
    ),
    read,
    products,
  };
}

describe('a list of another program or person is read as it is meant', () => {
  for (const list of [...SEPARATED_LISTS, ...WORKBOOK_LISTS]) {
    test(list.of, async () => {
      const { dishes, faults, leftOut, read } = await outcomeOf(list);
      assert.deepEqual(dishes, list.dishes);
      assert.deepEqual(faults, list.faults ?? []);
      assert.deepEqual(leftOut, list.leftOut ?? []);
      const letters =
        read.by === 'Alphabet' ? (['Latin', 'Cyrillic', 'Arabic'] as const)[read.chosen] : undefined;
      assert.equal(letters, list.alphabet);
      if (list.sheet !== undefined)
        assert.equal(read.by === 'Sheet' && read.sheets[read.chosen]!.name, list.sheet);
    });
  }

  test('a description keeps its line break', async () => {
    const { products } = await outcomeOf(WORKBOOK_LISTS.find(({ of }) => of.startsWith('Google'))!);
    assert.equal(products[0]!.description, 'Limonlu\nacılı');
  });
});
