import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { wrapText } from './wrap-text.ts';

const anyWords = fc.string({ unit: fc.constantFrom(...'abcş ', ' ', 'e\u0323\u0301', '\u0301', 'م') });
const anyRoom = fc.integer({ min: 1, max: 20 });

describe('wrapText', () => {
  test('breaks at spaces, and the first row has its own width', () => {
    assert.deepEqual(wrapText('iki tane acılı adana', 9, 9), ['iki tane', 'acılı', 'adana']);
    assert.deepEqual(wrapText('iki tane acılı adana', 8, 11), ['iki tane', 'acılı adana']);
    assert.deepEqual(wrapText('iki tane acılı adana', 14, 5), ['iki tane acılı', 'adana']);
  });

  test('does not change text that just fits on the row', () => {
    assert.deepEqual(wrapText('Adana Kebap', 11, 11), ['Adana Kebap']);
    assert.deepEqual(wrapText('Adana Kebap', 10, 10), ['Adana', 'Kebap']);
  });

  test('breaks a word that fits on no row, and begins it on the current row', () => {
    assert.deepEqual(wrapText('2 x abcdefghij', 8, 6), ['2 x abcd', 'efghij']);
    assert.deepEqual(wrapText('abcdefg', 3, 3), ['abc', 'def', 'g']);
    assert.deepEqual(wrapText('ab cdefg', 3, 3), ['ab', 'cde', 'fg']);
  });

  test('has no rows for empty text and for text of spaces', () => {
    assert.deepEqual(wrapText('', 5, 5), []);
    assert.deepEqual(wrapText('   ', 5, 5), []);
  });

  test('loses only spaces, keeps to the width and never separates a letter from its marks', () => {
    fc.assert(
      fc.property(anyWords, anyRoom, anyRoom, (text, first, further) => {
        const rows = wrapText(text, first, further);
        assert.equal(rows.join('').replaceAll(' ', ''), text.replaceAll(' ', ''));
        for (const [at, row] of rows.entries()) {
          const letters = row.match(/\P{M}\p{M}*|^\p{M}+|(?<= )\p{M}+/gu) ?? [];
          assert.equal(letters.join(''), row);
          assert.ok(letters.length <= (at === 0 ? first : further), row);
          assert.equal(row, row.trim());
          assert.notEqual(row, '');
        }
        const words = text.split(' ').filter((word) => word !== '');
        const began = words.filter((word) => /^\p{M}/u.test(word)).length;
        assert.ok(rows.filter((row) => /^\p{M}/u.test(row)).length <= began);
      }),
      { numRuns: 1_000 },
    );
  });
});
