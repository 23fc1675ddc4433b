import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseSeparated, writeSeparated } from './separated-values.ts';

test('written values are read back unchanged, with every delimiter', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'ş', '"', ';', ',', '\t', ' ', '\n', '|'),
    maxLength: 6,
  });
  const rows = fc
    .array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 })
    // Without cells whose lines contain delimiters: such lines may look like rows.
    .filter((list) => list.flat().every((text) => !/\n/.test(text) || !/[;,\t]/.test(text)));
  fc.assert(
    fc.property(rows, fc.constantFrom(';', ',', '\t'), (list, delimiter) => {
      const text = `sep=${delimiter}\r\n${writeSeparated(list, delimiter)}`;
      assert.deepEqual(parseSeparated(text), list);
    }),
  );
});

test('the delimiter is found from the rows, not from a title or from decimals', () => {
  const rows = (text: string) => parseSeparated(text).map((row) => row.length);
  assert.deepEqual(rows('Deniz, İzmir, Kordon\nÇay;20,50\nSu;10,00'), [1, 2, 2]);
  assert.deepEqual(rows('Çay\t20,50\nSu; soğuk\t10,00'), [2, 2]);
  assert.deepEqual(rows('Çay|20,50\nSu|10'), [2, 2]);
  assert.deepEqual(rows('a,b;c\nd,e'), [2, 2]);
});

test('a quoted cell may have line breaks and delimiters; a stray quotation mark swallows no row', () => {
  assert.deepEqual(parseSeparated('a;"b\nc; d";1\ne;f;2'), [
    ['a', 'b\nc; d', '1'],
    ['e', 'f', '2'],
  ]);
  assert.deepEqual(parseSeparated('a;b;"x\ny"\ne;f;2\ng;h;3'), [
    ['a', 'b', 'x\ny'],
    ['e', 'f', '2'],
    ['g', 'h', '3'],
  ]);
  assert.deepEqual(parseSeparated('",","\n",","'), [[',', '\n', ',']]);
  assert.deepEqual(parseSeparated('a;"b;1\nc;d";2\ne;f;3'), [
    ['a', '"b', '1'],
    ['c', 'd"', '2'],
    ['e', 'f', '3'],
  ]);
});

test('a text of quotation marks only, and a text with very many rows, are read', () => {
  assert.equal(parseSeparated('"a\n'.repeat(200_000)).length, 200_000);
  assert.equal(parseSeparated('"'.repeat(100_001)).length, 1);
});
