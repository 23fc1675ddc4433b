import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsIn } from '../../../../test/english.ts';
import { LANGUAGES } from '../../../words/languages.ts';
import type { Menu } from '../changes/shown-menu.ts';
import { COLUMN_NAMES } from './column-names.ts';
import { guessColumns } from './guess-columns.ts';
import { type ImportedProduct, readRows } from './import-rows.ts';
import type { ImportChoices } from './read-row.ts';
import { MOST_ROWS, readTable, writeCsv } from './read-table.ts';

const rated = (code: string, name: string, percent: number) => ({
  ...{ code, name, section: null },
  rates: [{ from: null, percent, takeawayPercent: null }],
});
const VAT = {
  classes: [rated('drinks', 'İçecek', 10), rated('food', 'Yiyecek', 10), rated('alcohol', 'Alkol', 20)],
  ...{ usual: 'food', today: '2026-03-06' },
};
const ID = '01900000-0000-7000-8000-000000000001';
const CHOICES = {
  category: '',
  portion: 'Porsiyon',
  vat: VAT,
  allergens: wordsIn('tr').panelMenu.product.allergen,
  takesMealCards: false,
  courses: [],
};

function read(text: string, menu: Menu = [], more: Partial<ImportChoices> = {}, isWhole = false) {
  const table = readTable(text);
  return readRows(
    table,
    { ...guessColumns(table, { own: 'tr', further: ['en'] }), ...CHOICES, ...more },
    menu,
    isWhole,
  );
}

const faultsOf = ({ rows }: ReturnType<typeof read>) =>
  rows.map(({ faults }) => faults.map(({ kind, column }) => `${kind} ${column}`).join());

const summaryOf = (products: readonly ImportedProduct[]) =>
  products.map(({ category, name, portions }) =>
    [category, name, ...portions.map((portion) => `${portion.name} ${portion.price}`)].join(' | '),
  );

test('a table is read from a spreadsheet, from CSV with commas or semicolons, with quotes and empty rows', () => {
  const expected = [
    ['Ad', 'Fiyat'],
    ['Adana, acılı', '120,50'],
  ];
  assert.deepEqual(readTable('Ad\tFiyat\r\nAdana, acılı\t120,50\t\t\r\n\r\n'), expected);
  assert.deepEqual(readTable('\ufeffAd;Fiyat\n"Adana, acılı";120,50\n;;\n'), expected);
  assert.deepEqual(readTable('Ad,Fiyat\n"Adana, acılı","120,50"\n'), expected);
  assert.deepEqual(readTable(''), []);
});

test('columns are found by their names in eight languages, in any order and case', () => {
  const headers = [
    'KATEGORİ\tÜrün Adı\tAçıklama\tPorsiyon\tFiyat (TL)',
    'Category\tItem Name\tDescription\tSize\tPrice',
    'Kategorie\tGericht\tBeschreibung\tGröße\tPreis',
    'Catégorie\tPlat\tDescription\tTaille\tPrix',
    'Categoria\tPiatto\tDescrizione\tPorzione\tPrezzo',
    'Categoría\tPlato\tDescripción\tRación\tPrecio',
    'الفئة\tاسم المنتج\tالوصف\tالحجم\tالسعر',
    'Категория\tНазвание\tОписание\tПорция\tЦена:',
  ];
  for (const header of headers) {
    const { header: found, kinds } = guessColumns(readTable(`${header}\na\tb\tc\td\t5`));
    assert.deepEqual([found, kinds], [0, ['Category', 'Name', 'Description', 'Portion', 'Price']], header);
  }
  const { kinds } = guessColumns(readTable('Price\tCode\tName\n5\tX1\tTea'));
  assert.deepEqual(kinds, ['Price', 'Ignore', 'Name']);
});

test('without column names, columns are found by their cells', () => {
  const rows = [
    'Izgara\tAdana\t320',
    'Izgara\tUrfa\t310,50',
    'Çorbalar\tEzogelin\t95',
    'Çorbalar\tMercimek\t90',
  ];
  assert.deepEqual(guessColumns(readTable(rows.join('\n'))), {
    header: null,
    kinds: ['Category', 'Name', 'Price'],
    leftOut: [],
  });
  assert.deepEqual(guessColumns(readTable('Çay\t20\nAyran\t45')).kinds, ['Name', 'Price']);
});

test('rows of one product become its portions, and a row with one text is the category of the rows below', () => {
  const { rows, products } = read(
    [
      'Ürün\tPorsiyon\tFiyat',
      'Izgara',
      'Adana\tTam\t320',
      'ADANA\tYarım\t180',
      'İçecekler',
      'Çay\t\t20,5',
    ].join('\n'),
  );
  assert.deepEqual(summaryOf(products), [
    'Izgara | Adana | Tam 320 | Yarım 180',
    'İçecekler | Çay | Porsiyon 20.5',
  ]);
  assert.deepEqual(
    rows.filter(({ kind }) => kind === 'Heading').map(({ category }) => category),
    ['Izgara', 'İçecekler'],
  );
});

test('faults are found in their row, and the other rows are imported', () => {
  const all = read(
    [
      'Kategori\tÜrün\tFiyat',
      'Izgara\tAdana\t320',
      'Izgara\t\t300',
      'Izgara\tUrfa\tçok',
      'Izgara\tŞiş\t',
      `Izgara\t${'x'.repeat(101)}\t5`,
      'Izgara\tadana\t330',
    ].join('\n'),
  );
  assert.deepEqual(faultsOf(all), [...['', 'noName 1', 'price 2', 'noPrice 2', 'nameTooLong 1', 'twice 1']]);
  assert.deepEqual(summaryOf(all.products), ['Izgara | Adana | Porsiyon 320']);
  assert.deepEqual(faultsOf(read('Kategori\tÜrün\tFiyat\n\tÇay\t20\nIzgara\tAdana\t320')), [
    'noCategory 0',
    '',
  ]);
  const { products: withFallback } = read('Ürün\tFiyat\nÇay\t20', [], { category: 'Menü' });
  assert.deepEqual(summaryOf(withFallback), ['Menü | Çay | Porsiyon 20']);
});

test('names take the spelling of the menu, so that nothing is added twice', () => {
  const menu = [
    { name: 'İçecekler', products: [{ name: 'Çay', portions: [{ name: 'Bardak', isDefault: true }] }] },
  ] as unknown as Menu;
  const { rows, products } = read('Kategori\tÜrün\tFiyat\nIÇECEKLER\tcay\t20\niçecekler\tAyran\t45', menu);
  assert.deepEqual(summaryOf(products), ['İçecekler | Çay | Bardak 20', 'İçecekler | Ayran | Porsiyon 45']);
  assert.deepEqual(
    rows.map(({ stored }) => stored?.name),
    ['Çay', undefined],
  );
});

test('a table can have more rows than a function call can have arguments', () => {
  assert.equal(readTable('a\n'.repeat(200_000)).length, 200_000);
});

test('rows after the ten thousandth are refused', () => {
  const lines = Array.from({ length: MOST_ROWS + 1 }, (_, at) => `Menü\tÜrün ${at}\t${at + 1}`);
  const all = read(['Kategori\tÜrün\tFiyat', ...lines].join('\n'));
  assert.deepEqual([all.products.length, faultsOf(all).at(-1)], [MOST_ROWS, 'tooMany null']);
});

test('every word of the export for a column is known to the import, in eight languages', () => {
  for (const language of LANGUAGES) {
    const words = wordsIn(language);
    const kinds = words.panelMenu.columnKinds;
    const heads = COLUMN_NAMES.map((name) => kinds[name]);
    assert.deepEqual(
      guessColumns([heads, heads.map((_, at) => (COLUMN_NAMES[at] === 'Id' ? ID : 'x'))]).kinds,
      [...COLUMN_NAMES],
      language,
    );
    const english = guessColumns([heads.map((head) => `${head} (en)`)], { own: 'tr', further: ['en'] }).kinds;
    assert.deepEqual([english[1], english[4]], ['Name:en', 'Price'], language);
  }
});

test('extras and choices have their own allergens; those of a product are in the rows of its portions', () => {
  const { products } = read(
    [
      'Kategori;Ürün;Porsiyon;Fiyat;Alerjenler;Seçim grubu;Seçim sayısı;Ekstra',
      'Izgara;Adana;Tam;320;;;;',
      'Izgara;Adana;;15;gluten;;;Lavaş',
      'Izgara;Adana;;10;;;;Turşu',
      'Izgara;Adana;;;susam, süt;Sos;1;Tahin',
    ].join('\n'),
  );
  const [{ allergens, extras, optionGroups }] = products as [ImportedProduct];
  assert.equal(allergens, undefined);
  assert.deepEqual(extras, [
    { name: 'Lavaş', price: 15, allergens: ['Gluten'] },
    { name: 'Turşu', price: 10 },
  ]);
  assert.deepEqual(optionGroups![0]!.choices, [{ name: 'Tahin', price: 0, allergens: ['Sesame', 'Milk'] }]);
});

test('extras, groups with their rule, allergens, stock and translations are read', () => {
  const { products, categories } = read(
    [
      'Kategori;Ürün;Porsiyon;Fiyat;Alerjenler;Stok;Seçim grubu;Seçim sayısı;Ekstra;Ürün (en);Ekstra (en)',
      'Izgara;;;;;;;;;;',
      'Izgara;Adana;Tam;320;gluten, SÜT;12;;;;Adana kebab;',
      'Izgara;Adana;;15;;;;;Lavaş;;Flatbread',
      'Izgara;Adana;;;;;Pişirme;1;Az;;',
      'Izgara;Adana;;5,50;;;Pişirme;;Çok;;',
    ].join('\r\n'),
  );
  assert.deepEqual(categories, [{ name: 'Izgara' }]);
  assert.deepEqual(products, [
    {
      ...{ category: 'Izgara', name: 'Adana', translations: { en: { name: 'Adana kebab' } } },
      ...{ allergens: ['Gluten', 'Milk'], stock: { quantity: 12 }, portions: [{ name: 'Tam', price: 320 }] },
      extras: [{ name: 'Lavaş', price: 15, translations: { en: { name: 'Flatbread' } } }],
      optionGroups: [
        {
          ...{ name: 'Pişirme', selectionType: 'Single', isRequired: true },
          choices: [
            { name: 'Az', price: 0 },
            { name: 'Çok', price: 5.5 },
          ],
        },
      ],
    },
  ]);
});

test('an empty cell changes nothing, unless the list replaces the menu', () => {
  const text = 'Kategori;Ürün;Fiyat;Açıklama;Alerjenler;Ekstra;Ürün (en)\nIzgara;Adana;320;;;;';
  const said = { category: 'Izgara', name: 'Adana', portions: [{ name: 'Porsiyon', price: 320 }] };
  assert.deepEqual(read(text).products, [said]);
  assert.deepEqual(read(text, [], {}, true).products, [
    { ...said, ...{ description: null, allergens: [], extras: [] }, translations: { en: { name: null } } },
  ]);
});

test('faults of extras, rules, allergens and stock name their column', () => {
  const all = read(
    [
      'Kategori;Ürün;Fiyat;Alerjenler;Stok;Seçim grubu;Seçim sayısı;Ekstra',
      'Izgara;Adana;320;Gluten, Kum;;;;',
      'Izgara;Urfa;320;;çok;;;',
      'Izgara;Şiş;320;;;;;',
      'Izgara;Şiş;;;;Sos;iki;Acı',
      'Izgara;Kanat;10;;;;;Pul biber',
    ].join('\n'),
  );
  assert.deepEqual(faultsOf(all), ['allergens 3', 'stock 4', '', 'rule 6', 'noPortion null']);
});

test('a text that a spreadsheet would run as a formula is read back unchanged', () => {
  const rows = [
    ['Ad', 'Not'],
    ['=1+1', "'tırnak"],
    ['+90 532', '-5;"x"'],
    ['@ev', "'n'Sate"],
  ];
  for (const mark of [',', '.']) {
    const text = writeCsv(rows, mark);
    assert.deepEqual(readTable(text), rows);
    assert.match(text, /'=1\+1/);
  }
});

test('a row names its VAT class by rate, name or code; an unknown rate is a fault of its row', () => {
  const cells = ['%10', '10,00 %', 'içecek', 'ALCOHOL', '20', '', '18', 'Kitap'];
  const lines = cells.map((cell, at) => `Mezeler\tYemek ${at}\t100\t${cell}`);
  const all = read(`Kategori\tÜrün\tFiyat\tKDV Oranı\n${lines.join('\n')}`);
  assert.deepEqual(
    all.products.map(({ vatClass }) => vatClass),
    ['food', 'food', 'drinks', 'alcohol', 'alcohol', undefined],
  );
  assert.deepEqual(faultsOf(all), ['', '', '', '', '', '', 'vat 3', 'vat 3']);
});

test('numbers are read in the digits of Arabic and Persian spreadsheets', () => {
  const header = 'Kategori\tÜrün\tFiyat\tKDV\tStok\tSeçim grubu\tSeçim sayısı\tEkstra';
  const lines = ['شاي\tنعناع\t٩٫٥٠\t٪٢٠\t١٢', 'شاي\tنعناع\t\t\t\tسكر\t٠-١\tقليل', 'شاي\tهيل\t۱۲\t۲۰٪\t۳'];
  const all = read([header, ...lines].join('\n'));
  assert.deepEqual(faultsOf(all), ['', '', '']);
  assert.deepEqual(
    all.products.map(({ vatClass, stock, optionGroups }) => [vatClass, stock, optionGroups?.[0]?.isRequired]),
    [
      ['alcohol', { quantity: 12 }, false],
      ['alcohol', { quantity: 3 }, undefined],
    ],
  );
});
