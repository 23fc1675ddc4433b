import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvDialectOf, toCsv } from './csv.ts';

const WITH_POINTS = csvDialectOf('US');

const cells = async (...texts: string[]) =>
  (await toCsv([texts.map((text) => ({ text }))], WITH_POINTS)).toString().slice(1, -2);

test('a table is UTF-8 with a byte order mark, its lines end with CR and LF', async () => {
  const bytes = await toCsv(
    [
      ['Ürün', 'Adet'],
      [{ text: 'Çay' }, 2],
      [{ text: 'Su' }, null],
    ],
    WITH_POINTS,
  );
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
  assert.equal(bytes.subarray(3).toString(), 'Ürün,Adet\r\nÇay,2\r\nSu,\r\n');
});

test('separators, quotes and line breaks within a cell are quoted', async () => {
  assert.equal(
    await cells('a,b', 'say "hi"', 'two\r\nlines', ' edge '),
    '"a,b","say ""hi""","two\r\nlines"," edge "',
  );
});

test('a text that a spreadsheet would run stays a text', async () => {
  assert.equal(
    await cells('=1+1', '+1', '-1', '@a', '\t=1', '  =1', '＝1', "=cmd|' /C calc'!A0"),
    `'=1+1,'+1,'-1,'@a,'\t=1,'  =1,'＝1,'=cmd|' /C calc'!A0`,
  );
});

test('the rows of a long table are asked for a few at a time, and other requests run between', async () => {
  let asked = 0;
  const rows = Array.from({ length: 500 }, (_, at) => [at])
    .values()
    .map((row) => {
      asked += 1;
      return row;
    });
  const askedBetween: number[] = [];
  const whole = toCsv(rows, WITH_POINTS);
  for (; asked < 500; await new Promise(setImmediate)) askedBetween.push(asked);
  assert.equal((await whole).toString().split('\r\n').length, 501);
  assert.ok(askedBetween.length >= 5, `between ${askedBetween} rows`);
});

test('in a country that writes decimals with a comma, cells are separated by semicolons, as its spreadsheets read them', async () => {
  const rows = [['Çay', 2, '12.50', '-3.00', { text: '1.5' }, { text: 'a;b' }, '2026-03-02']];
  for (const country of ['TR', 'DE', 'FR', 'IT', 'ES', 'RU'])
    assert.equal(
      (await toCsv(rows, csvDialectOf(country))).toString().slice(1),
      'Çay;2;12,50;-3,00;1.5;"a;b";2026-03-02\r\n',
      country,
    );
  for (const country of ['GB', 'US', 'SA'])
    assert.equal(
      (await toCsv(rows, csvDialectOf(country))).toString().slice(1),
      'Çay,2,12.50,-3.00,1.5,"a;b",2026-03-02\r\n',
      country,
    );
});
