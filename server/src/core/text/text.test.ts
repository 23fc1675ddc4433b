import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { anyUnicodeText } from '../../../test/samples/any-text.ts';
import { cleanText, isValidText } from './text.ts';

const code = (...points: number[]) => String.fromCodePoint(...points);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Random text with many characters that cleaning changes. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...[...'aşİ é\t\n\r\0\x1b\x7f\x85'],
      '\u0301',
      '\u200e',
      '\u202e',
      '\u2066',
      '\u2000',
      '\u00a0',
      '\ufeff',
      '🍋',
    ),
    anyUnicodeText({ minLength: 1, maxLength: 1 }),
  ),
});

describe('cleanText', () => {
  test('leaves plain text as it is', () => {
    for (const text of ['', 'a', 'Ayran', 'no onions, please!', '~', "O'Neil & Sons <b>"])
      assert.equal(cleanText(text), text);
  });

  test('leaves every script and emoji as it is', () => {
    for (const text of ['Çiğ köfte', 'ЩИ', 'شاي بالنعناع', '茶', '👨‍👩‍👧 🍋', 'naïve'])
      assert.equal(cleanText(text), text);
  });

  test('trims both ends and keeps the rest', () => {
    assert.equal(cleanText('  a  b  '), 'a  b');
    assert.equal(cleanText(' a'), 'a');
    assert.equal(cleanText('a '), 'a');
    assert.equal(cleanText('\u00a0\ufeffş\u3000'), 'ş');
    assert.equal(cleanText(' \t\n '), '');
  });

  test('makes a space of every tab, line feed and carriage return', () => {
    assert.equal(cleanText('a\tb\nc\rd'), 'a b c d');
    assert.equal(cleanText('one\r\ntwo'), 'one  two');
  });

  test('removes every other control character', () => {
    const controls = [...range(0x00, 0x1f), ...range(0x7f, 0x9f)].filter(
      (point) => ![9, 10, 13].includes(point),
    );
    assert.equal(controls.length, 62);
    for (const point of controls) assert.equal(cleanText(`a${code(point)}b`), 'ab', point.toString(16));
  });

  test('removes every direction mark', () => {
    for (const point of [0x200e, 0x200f, ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)]) {
      assert.equal(cleanText(`a${code(point)}b`), 'ab', point.toString(16));
    }
  });

  test('keeps the characters next to removed ones', () => {
    for (const point of [0x20, 0x7e, 0xa0, 0x200d, 0x2010, 0x2029, 0x202f, 0x2065, 0x206a]) {
      assert.equal(cleanText(`ş${code(point)}b`), `ş${code(point)}b`, point.toString(16));
    }
  });

  test('trims spaces that are at an end only after the removal of marks', () => {
    assert.equal(cleanText('\u200e a \u200f'), 'a');
  });

  test('composes letters and accents, even if a removed mark was between them', () => {
    assert.equal(cleanText('s\u0327i\u0307'), 'şi̇');
    assert.equal(cleanText('I\u0307'), 'İ');
    assert.equal(cleanText('e\u200e\u0301'), 'é');
  });

  test('removes everything that could control a printer', () => {
    assert.equal(cleanText('\x1b@\x1dV\x00tea\x1b!0'), '@Vtea!0');
  });

  test('is empty without a visible character', () => {
    for (const point of [
      0x00ad, 0x115f, 0x180e, 0x200b, 0x200d, 0x2060, 0x2800, 0x3164, 0xfe0f, 0xffa0, 0xe0001,
    ])
      assert.equal(cleanText(`${code(point)} ${code(point)}`), '', point.toString(16));
  });

  test('keeps joiners between visible characters, and every single visible character', () => {
    for (const text of ['می‌خواهم', '❤️', '.', '\u2801', 'ㄱ', '\u0301']) assert.equal(cleanText(text), text);
  });

  test('is idempotent, and removes every character that it should', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const text = cleanText(raw);
        assert.equal(cleanText(text), text);
        assert.equal(text, text.trim().normalize('NFC'));
        assert.doesNotMatch(text, /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u);
      }),
    );
  });
});

describe('isReadableText', () => {
  test('is true for anything well-formed', () => {
    for (const text of ['', 'a', 'ş', '🍋', '\u0001\n', '\ufffd']) assert.equal(isValidText(text), true);
  });

  test('is false for text with a NUL', () => {
    for (const text of ['\0', 'a\0b', 'ab\0']) assert.equal(isValidText(text), false);
  });

  test('is false for text with a lone surrogate', () => {
    for (const text of ['\ud83c', 'a\udf4b', '\udf4b\ud83c', 'ab\ud800'])
      assert.equal(isValidText(text), false);
  });
});
