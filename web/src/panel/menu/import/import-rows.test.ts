import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiFault, NETWORK_FAULT } from '../../../api/fault.ts';
import type { Menu } from '../changes/shown-menu.ts';
import { guessColumns } from './guess-columns.ts';
import { type ImportedProduct, readRows } from './import-rows.ts';
import { decodeText, readTable } from './read-table.ts';
import { piecesOf, sendImport } from './send-import.ts';

const rated = (code: string, name: string, percent: number) => ({
  ...{ code, name, section: null },
  rates: [{ from: null, percent, takeawayPercent: null }],
});
const VAT = {
  classes: [rated('drinks', 'İçecek', 10), rated('food', 'Yiyecek', 10), rated('alcohol', 'Alkol', 20)],
  ...{ usual: 'food', today: '2026-03-06' },
};
const CHOICES = { category: '', portion: 'Porsiyon', vat: VAT };

function read(text: string, menu: Menu = [], more: Partial<typeof CHOICES> = {}) {
  const table = readTable(text);
  return readRows(table, { ...guessColumns(table), ...CHOICES, ...more }, menu);
}

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

test('a file is read in UTF-8, UTF-16 and the Turkish code page', () => {
  assert.equal(decodeText(new TextEncoder().encode('şiş')), 'şiş');
  assert.equal(decodeText(new Uint8Array([0xfe, 0x69, 0xfe])), 'şiş');
  assert.equal(decodeText(new Uint8Array([0xff, 0xfe, 0x5f, 0x01])), 'ş');
});

test('columns are found by their header in eight languages, in any order and case', () => {
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
    const { hasHeader, kinds } = guessColumns(readTable(`${header}\na\tb\tc\td\t5`));
    assert.deepEqual(
      [hasHeader, kinds],
      [true, ['Category', 'Name', 'Description', 'Portion', 'Price']],
      header,
    );
  }
  const { kinds } = guessColumns(readTable('Price\tCode\tName\n5\tX1\tTea'));
  assert.deepEqual(kinds, ['Price', 'Ignore', 'Name']);
});

test('without a header columns are found by what stands in them', () => {
  const rows = [
    'Izgara\tAdana\t320',
    'Izgara\tUrfa\t310,50',
    'Çorbalar\tEzogelin\t95',
    'Çorbalar\tMercimek\t90',
  ];
  assert.deepEqual(guessColumns(readTable(rows.join('\n'))), {
    hasHeader: false,
    kinds: ['Category', 'Name', 'Price'],
  });
  assert.deepEqual(guessColumns(readTable('Çay\t20\nAyran\t45')).kinds, ['Name', 'Price']);
});

test('rows of one product become its portions, and a row alone is the category of those below', () => {
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
    rows.filter(({ isHeading }) => isHeading).map(({ category }) => category),
    ['Izgara', 'İçecekler'],
  );
});

test('faults are found in their row, and the other rows are imported', () => {
  const { rows, products } = read(
    [
      'Kategori\tÜrün\tFiyat',
      'Izgara\tAdana\t320',
      'Izgara\t\t300',
      'Izgara\tUrfa\tçok',
      'Izgara\tŞiş\t',
      '\tÇay\t20',
      `Izgara\t${'x'.repeat(101)}\t5`,
      'Izgara\tadana\t330',
    ].join('\n'),
  );
  assert.deepEqual(
    rows.map(({ faults }) => faults),
    [[], ['noName'], ['price'], ['noPrice'], ['noCategory'], ['nameTooLong'], ['twice']],
  );
  assert.deepEqual(summaryOf(products), ['Izgara | Adana | Porsiyon 320']);
  const { products: withFallback } = read('Ürün\tFiyat\nÇay\t20', [], { category: 'Menü' });
  assert.deepEqual(summaryOf(withFallback), ['Menü | Çay | Porsiyon 20']);
});

test('names take the spelling that the menu has, so that nothing is doubled', () => {
  const menu = [
    { name: 'İçecekler', products: [{ name: 'Çay', portions: [{ name: 'Bardak', isDefault: true }] }] },
  ] as unknown as Menu;
  const { rows, products } = read('Kategori\tÜrün\tFiyat\nIÇECEKLER\tcay\t20\niçecekler\tAyran\t45', menu);
  assert.deepEqual(summaryOf(products), ['İçecekler | Çay | Bardak 20', 'İçecekler | Ayran | Porsiyon 45']);
  assert.deepEqual(
    rows.map(({ isThere }) => isThere),
    [true, false],
  );
});

test('rows after the two thousandth are refused', () => {
  const lines = Array.from({ length: 2_001 }, (_, at) => `Menü\tÜrün ${at}\t${at + 1}`);
  const { rows, products } = read(['Kategori\tÜrün\tFiyat', ...lines].join('\n'));
  assert.deepEqual([rows.length, products.length, rows.at(-1)!.faults], [2_001, 2_000, ['tooMany']]);
});

const product = (name: string, description = ''): ImportedProduct => ({
  ...{ category: 'Menü', name, description },
  portions: [{ name: 'Porsiyon', price: 5 }],
});

test('a list is cut into pieces that fit into a request, in order', () => {
  const list = Array.from({ length: 250 }, (_, at) => product(`${at}`, at > 200 ? 'ş'.repeat(1_000) : ''));
  const pieces = piecesOf(list);
  assert.deepEqual(pieces.flat(), list);
  for (const piece of pieces) {
    assert.ok(piece.length <= 100);
    assert.ok(new TextEncoder().encode(JSON.stringify(piece)).length < 250_000);
  }
});

/** A service that keeps what it was sent, and loses some of its answers. */
function forgetfulService(losesAnswer: (call: number) => boolean) {
  const names = new Set<string>();
  let calls = 0;
  const send = async (products: ImportedProduct[]) => {
    calls += 1;
    const outcomes = products.map(({ name }) => {
      const outcome = names.has(name) ? ('Unchanged' as const) : ('Added' as const);
      names.add(name);
      return { outcome };
    });
    if (losesAnswer(calls)) throw new ApiFault(NETWORK_FAULT);
    return { categoriesAdded: 0, products: outcomes };
  };
  return { names, send, callsMade: () => calls };
}

test('a piece whose answer was lost is sent again, and every product is there once', async () => {
  const service = forgetfulService((call) => call % 2 === 1);
  const progress: number[] = [];
  const result = await sendImport(
    Array.from({ length: 250 }, (_, at) => product(`${at}`)),
    { send: service.send, onProgress: ({ sent }) => progress.push(sent), pause: async () => {} },
  );
  assert.deepEqual([service.names.size, result.sent, progress], [250, 250, [100, 200, 250]]);
  assert.deepEqual([result.outcomes.Added + result.outcomes.Unchanged, service.callsMade()], [250, 6]);
});

test('a refusal ends the import and is told; a network that stays away ends it, too', async () => {
  const refusal = new ApiFault({ ...NETWORK_FAULT, status: 400, code: 'CONTENT_INVALID' });
  const refused = sendImport([product('a')], {
    ...{ send: () => Promise.reject(refusal), onProgress: () => {} },
    pause: () => assert.fail('waited for a refusal to pass'),
  });
  await assert.rejects(refused, refusal);
  const pauses: number[] = [];
  const away = sendImport([product('a')], {
    ...{ send: () => Promise.reject(new ApiFault(NETWORK_FAULT)), onProgress: () => {} },
    pause: async (failures) => void pauses.push(failures),
  });
  await assert.rejects(away, { code: 'NETWORK' });
  assert.deepEqual(pauses, [0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a row names its VAT class by rate, name or code; an unknown rate is a fault of its row', () => {
  const cells = ['%10', '10,00 %', 'içecek', 'ALCOHOL', '20', '', '18', 'Kitap'];
  const lines = cells.map((cell, at) => `Mezeler\tYemek ${at}\t100\t${cell}`);
  const { rows, products } = read(`Kategori\tÜrün\tFiyat\tKDV Oranı\n${lines.join('\n')}`);
  assert.deepEqual(
    products.map(({ vatClass }) => vatClass),
    ['food', 'food', 'drinks', 'alcohol', 'alcohol', undefined],
  );
  assert.deepEqual(
    rows.map(({ faults }) => faults.join()),
    ['', '', '', '', '', '', 'vat', 'vat'],
  );
});
