import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LineKind, looksLikeTable, readPrinted, splitLines, tableOfPrinted } from './read-printed.ts';

const read = (text: string) => readPrinted(splitLines(text), 'tr').filter(({ text: line }) => line !== '');
const summaryOf = (text: string) =>
  read(text).map(({ kind, name, portions, doubt }) =>
    [kind, name, ...portions.map((portion) => `${portion.name}=${portion.price}`), doubt ?? '']
      .filter((part) => part !== '')
      .join(' | '),
  );

test('a printed menu is read by the look of its lines', () => {
  const menu = `KEBAPLAR

Adana Kebap .......... 280 TL
zırhta çekilmiş kuzu eti, közlenmiş domates
Urfa Kebap ……… 1.270,50 ₺
İskender  Yarım 150 / Tam 280
Beyti
320,00

İçecekler:
Ayran 30 cl 45 TL
Kola 330 ml - 60
Çay (Bardak 20, Fincan 35)`;
  assert.deepEqual(summaryOf(menu), [
    'Category | KEBAPLAR',
    'Product | Adana Kebap | Porsiyon=280',
    'Description | zırhta çekilmiş kuzu eti, közlenmiş domates',
    'Product | Urfa Kebap | Porsiyon=1270.5',
    'Product | İskender | Yarım=150 | Tam=280',
    'Product | Beyti | Porsiyon=320',
    'Ignored',
    'Category | İçecekler',
    'Product | Ayran 30 cl | Porsiyon=45',
    'Product | Kola 330 ml | Porsiyon=60',
    'Description | Çay (Bardak 20, Fincan 35)',
  ]);
});

test('a line that may be read wrongly has a doubt', () => {
  for (const [text, expected] of [
    ['Menü 2 250', 'Product | Menü 2 | Porsiyon=250 | bareNumber'],
    ['Ayran 30 / 45', 'Product | Ayran | Porsiyon 1=30 | Porsiyon 2=45 | portions'],
    ['Latte € 4,50', 'Product | Latte | Porsiyon=4.5 | currency'],
    ['Başlangıçlar', 'Category | Başlangıçlar | category'],
    ['Tel: 0212 555 00 00', 'Ignored | Tel: 0212 555 00 00 | ignored'],
    ['Balık: sorunuz TL', 'Category | Balık: sorunuz TL | category'],
  ] as const)
    assert.deepEqual(summaryOf(text), [expected], text);
  assert.deepEqual(summaryOf('Adana 280 TL\nAcılı Urfa'), [
    'Product | Adana | Porsiyon=280',
    'Description | Acılı Urfa | description',
  ]);
});

test('a kind that a person chose is kept without a doubt, except for a product without a price', () => {
  const choose = (text: string, chosen: LineKind) => readPrinted([{ text, chosen }], 'tr')[0]!;
  assert.deepEqual(choose('Başlangıçlar', 'Category').doubt, null);
  assert.deepEqual(choose('Menü 2 250', 'Product').doubt, null);
  assert.deepEqual(choose('Günün balığı', 'Product').doubt, 'noPrice');
  assert.deepEqual(choose('SERVİS 10 TL', 'Ignored').portions, []);
});

test('the lines become the rows of a sheet', () => {
  const lines = read('IZGARA\nKöfte  Yarım 150,50 Tam 280\nkömürde\npiyazla\n\nTATLI\nSütlaç....90');
  assert.deepEqual(tableOfPrinted(lines), [
    ['IZGARA', 'Köfte', 'kömürde piyazla', 'Yarım', '150.50'],
    ['IZGARA', 'Köfte', '', 'Tam', '280'],
    ['TATLI', 'Sütlaç', '', 'Porsiyon', '90'],
  ]);
});

test('text copied from a spreadsheet is distinguished from a printed menu', () => {
  assert.equal(looksLikeTable('Adana\t280\nUrfa\t270', false), true);
  assert.equal(looksLikeTable('Adana;280\nUrfa;270', false), true);
  assert.equal(looksLikeTable('Ad,Fiyat\nAdana,280', true), true);
  assert.equal(looksLikeTable('Adana 280,50\nUrfa 270,50', false), false);
});
