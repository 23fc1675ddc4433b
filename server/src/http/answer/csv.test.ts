import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCsv } from './csv.ts';

const cells = (...texts: string[]) =>
  toCsv([texts.map((text) => ({ text }))])
    .toString()
    .slice(1, -2);

test('a table is UTF-8 with a byte order mark, its lines end with CR and LF', () => {
  const bytes = toCsv([
    ['Ürün', 'Adet'],
    [{ text: 'Çay' }, 2],
    [{ text: 'Su' }, null],
  ]);
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
  assert.equal(bytes.subarray(3).toString(), 'Ürün,Adet\r\nÇay,2\r\nSu,\r\n');
});

test('separators, quotes and line breaks within a cell are quoted', () => {
  assert.equal(
    cells('a,b', 'say "hi"', 'two\r\nlines', ' edge '),
    '"a,b","say ""hi""","two\r\nlines"," edge "',
  );
});

test('a text that a spreadsheet would run stays a text', () => {
  assert.equal(
    cells('=1+1', '+1', '-1', '@a', '\t=1', '  =1', '＝1', "=cmd|' /C calc'!A0"),
    `'=1+1,'+1,'-1,'@a,'\t=1,'  =1,'＝1,'=cmd|' /C calc'!A0`,
  );
});
