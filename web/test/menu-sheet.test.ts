import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { menuFromDraft } from '../../server/src/core/menu/menu-from-draft.ts';
import { cleanText } from '../../server/src/core/text/text.ts';
import type { VenueContent } from '../../server/src/store/venue/venue-content.ts';
import { toCategorySetup } from '../../server/src/venue-api/menu/categories/category-setup.ts';
import type { ImportBody } from '../../server/src/venue-api/menu/products/import-body.ts';
import { importIntoMenu } from '../../server/src/venue-api/menu/products/import-menu.ts';
import { readVenueDocuments } from '../../server/src/venue-document/venue/read-venue-document.ts';
import { documentOf } from '../../server/test/samples/sample-document.ts';
import { productSetupAllergensValues as ALLERGENS } from '../src/api/venue-api-lists.generated.ts';
import { guessColumns } from '../src/panel/menu/sheet/guess-columns.ts';
import { readRows } from '../src/panel/menu/sheet/import-rows.ts';
import { columnHead, writeMenuSheet } from '../src/panel/menu/sheet/menu-sheet.ts';
import { readTable, type Table, writeCsv } from '../src/panel/menu/sheet/read-table.ts';
import type { AllergenNames } from '../src/panel/menu/sheet/sheet-cells.ts';
import { wordsIn } from './english.ts';

const CODES = ['en', 'de'];
const LANGUAGES = [
  { code: 'tr', name: 'Türkçe', isDefault: true },
  ...CODES.map((code) => ({ code, name: code, isDefault: false })),
];
const rated = (code: string, name: string) => ({
  ...{ code, name, section: null },
  rates: [{ from: null, percent: 10, takeawayPercent: null }],
});
// The name of one class is the code of another, and two have one name.
const VAT = {
  classes: [rated('food', 'Yiyecek'), rated('drinks', 'food'), rated('other', 'Yiyecek')],
  ...{ usual: 'food', today: '2026-03-06' },
};
// The name of one course is the code of another.
const COURSES = [
  { code: 'starter', name: 'Başlangıç' },
  { code: 'main', name: 'starter' },
];
const CLASSES = VAT.classes.map(({ code, name }) => ({ code, name, rates: [{ percent: 10 }] }));
const TURKISH = wordsIn('tr');
const NAMES: AllergenNames = TURKISH.panelMenu.product.allergen;

let lastId = 0;
const newId = () => `01900000-0000-7000-8000-${String(++lastId).padStart(12, '0')}`;

/** A text as the service stores it. Names that look alike, quotes, formulas, numbers and marks of CSV are frequent. */
const text = (most: number) =>
  fc
    .oneof(
      fc.constantFrom('Çay', 'cay', 'ÇAY', '=1+1', "'tırnak", '-5', '1.250', 'a;b', 'a,b', '"x"', 'Tam (en)'),
      fc.string({ unit: 'grapheme', maxLength: most }),
    )
    .map((raw) => cleanText(raw.replaceAll('\0', '')))
    .filter(
      (clean) => clean !== '' && [...clean].length <= most && clean.isWellFormed() && clean.trim() === clean,
    );

const texts = (withDescription: boolean) =>
  fc.dictionary(
    fc.constantFrom(...CODES),
    fc.record(
      { name: text(20), ...(withDescription ? { description: text(40) } : {}) },
      { requiredKeys: [] },
    ),
  );
const price = fc.integer({ min: 0, max: 10_000_000 }).map((kurus) => kurus / 100);
const named = <T>(parts: Record<string, fc.Arbitrary<T>>, most: number, min = 0) =>
  fc.uniqueArray(fc.record({ name: text(20), ...parts } as Record<string, fc.Arbitrary<unknown>>), {
    ...{ minLength: min, maxLength: most, selector: ({ name }) => name },
  });
const part = { price: price as fc.Arbitrary<unknown>, translations: texts(false) as fc.Arbitrary<unknown> };
const described = {
  description: fc.option(text(40)),
  vatClass: fc.option(fc.constantFrom('food', 'drinks', 'other')),
  course: fc.option(fc.constantFrom('starter', 'main')),
  translations: texts(true),
};
const extra = { ...part, allergens: fc.subarray([...ALLERGENS]) as fc.Arbitrary<unknown> };
const group = {
  selectionType: fc.constantFrom('Single', 'Multiple'),
  isRequired: fc.boolean(),
  choices: named(extra, 3, 1),
  translations: texts(false),
};
const product = {
  ...described,
  portions: named({ ...part, weight: fc.option(text(10)) as fc.Arbitrary<unknown> }, 3, 1),
  extras: named(extra, 2),
  optionGroups: named(group as Record<string, fc.Arbitrary<unknown>>, 2),
  removableIngredients: named({ translations: part.translations }, 2),
  allergens: fc.subarray([...ALLERGENS]),
  isVisible: fc.boolean(),
  acceptsMealCard: fc.option(fc.boolean()),
  stock: fc.record({ quantity: fc.option(fc.nat(500)), lowThreshold: fc.nat(9) }),
};
const categories = named(
  {
    ...described,
    acceptsMealCard: fc.boolean(),
    products: named(product as Record<string, fc.Arbitrary<unknown>>, 3),
  } as Record<string, fc.Arbitrary<unknown>>,
  3,
  1,
);

/** A venue with a menu, as it is stored. */
function venueWith(menu: unknown[]): VenueContent {
  const document = documentOf({
    languages: LANGUAGES,
    vatClasses: CLASSES,
    courses: COURSES,
    categories: menu,
  });
  const [draft] = readVenueDocuments(document);
  const empty = { categories: [], products: [] };
  const settled = menuFromDraft(draft!.categories, empty, { stated: new Set<string>(), newId }).menu;
  const venue = { languages: LANGUAGES } as unknown as VenueContent['venue'];
  return { version: 1, venue, areas: [], campaigns: [], printers: [], ...settled };
}

const shownMenu = ({ categories: stored, products }: VenueContent) =>
  JSON.parse(JSON.stringify(stored.map((category) => toCategorySetup(category, products, ''))));

const sheetOf = (content: VenueContent): Table =>
  writeMenuSheet(shownMenu(content), {
    ...{ languages: CODES, locale: 'tr-TR', allergens: NAMES, vat: VAT },
    ...{ takesMealCards: true, courses: COURSES, yesNo: { yes: 'evet', no: 'hayır' } },
    headOf: (kind) => columnHead(kind as 'Name', (name) => TURKISH.panelMenu.columnKinds[name]),
  });

/** Reads the file of a sheet and imports it. */
function importSheet(content: VenueContent, sheet: Table, existing: 'Change' | 'Replace') {
  const table = readTable(writeCsv(sheet, ','));
  assert.deepEqual(table[0], sheet[0]);
  const columns = guessColumns(table, { own: 'tr', further: CODES });
  const named = { category: '', portion: 'Porsiyon', vat: VAT, allergens: NAMES };
  const choices = { ...columns, ...named, takesMealCards: true, courses: COURSES };
  const read = readRows(table, choices, shownMenu(content), existing === 'Replace');
  const faults = read.rows.flatMap(({ at, faults: own }) => own.map(({ kind }) => `${at} ${kind}`));
  assert.deepEqual(faults, []);
  const body = { ...read, existing, setsStock: true } as unknown as ImportBody;
  return importIntoMenu(content, body, { languages: LANGUAGES, newId, baseUrl: '' });
}

const menuWithProducts = categories.filter((menu) =>
  menu.some((category) => (category as unknown as { products: unknown[] }).products.length > 0),
);

test('what was exported changes nothing when it is imported again', () => {
  fc.assert(
    fc.property(menuWithProducts, fc.constantFrom('Change', 'Replace'), (menu, existing) => {
      const content = venueWith(menu);
      const imported = importSheet(content, sheetOf(content), existing as 'Change');
      assert.deepEqual(new Set(imported.products.map(({ outcome }) => outcome)), new Set(['Unchanged']));
      assert.deepEqual(imported.content, content);
    }),
    { numRuns: 150 },
  );
});

test('a sheet that was imported into an empty menu is exported as the same sheet', () => {
  fc.assert(
    fc.property(menuWithProducts, (menu) => {
      const sheet = sheetOf(venueWith(menu));
      const imported = importSheet(venueWith([]), sheet, 'Replace');
      // New products have new ids, in the last column.
      const withoutId = (table: Table) => table.map((row) => row.slice(0, -1));
      assert.deepEqual(withoutId(sheetOf(imported.content)), withoutId(sheet));
    }),
    { numRuns: 150 },
  );
});

test('what the sheet cannot hold stays when the menu becomes another sheet, and what it does not name goes', () => {
  const content = venueWith([
    {
      name: 'Izgara',
      products: [
        {
          ...{
            name: 'Adana',
            imageUrl: 'https://example.com/a.jpg',
            isVisible: false,
            containsAlcohol: true,
          },
          portions: [
            { name: 'Tam', price: 320, weight: '250 g' },
            { name: 'Yarım', price: 180 },
          ],
          removableIngredients: [{ name: 'Soğan' }],
        },
        { name: 'Urfa', portions: [{ name: 'Tam', price: 310 }] },
      ],
    },
    { name: 'Tatlılar', products: [] },
  ]);
  const [adana] = content.products;
  const row = (cells: Record<string, string>) => sheetOf(content)[0]!.map((head) => cells[head] ?? '');
  const sheet = [
    sheetOf(content)[0]!,
    row({ Kategori: 'Kebaplar', Ürün: 'Adana kebap', Porsiyon: 'Tam', Fiyat: '350', Kimlik: adana!.id }),
  ];
  const { content: after, products } = importSheet(content, sheet, 'Replace');
  assert.deepEqual(
    products.map(({ outcome }) => outcome),
    ['Changed'],
  );
  assert.deepEqual([after.categories.map(({ name }) => name), after.products.length], [['Kebaplar'], 1]);
  const [changed] = after.products;
  assert.deepEqual(changed, {
    ...adana,
    ...{ name: 'Adana kebap', categoryId: after.categories[0]!.id },
    portions: [{ ...adana!.portions[0]!, priceKurus: 35_000 }],
  });
});
