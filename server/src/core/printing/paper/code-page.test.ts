import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { dosLetters } from '../../../../test/printers/dos-code-pages.ts';
import { anyHostileText } from '../../../../test/printers/hostile-text.ts';
import { CODE_PAGES, type CodePage } from '../printer.ts';
import { CODE_PAGE_NUMBERS, encodeForPage, printableText, textForPage } from './code-page.ts';

/** The letters of the bytes from 0x80 to 0xFF of each page, as another library decodes them. */
const LETTERS: Record<CodePage, (string | null)[]> = {
  PC437: dosLetters('PC437'),
  PC850: dosLetters('PC850'),
  PC852: dosLetters('PC852'),
  PC857: dosLetters('PC857'),
  PC858: dosLetters('PC858'),
  PC866: decoded('ibm866'),
  WPC1251: decoded('windows-1251'),
  WPC1252: decoded('windows-1252'),
  WPC1254: decoded('windows-1254'),
};

function decoded(encoding: string): (string | null)[] {
  return Array.from({ length: 128 }, (_, at) => {
    const letter = new TextDecoder(encoding).decode(Uint8Array.of(0x80 + at));
    return /[\p{Cc}\u00a0\u00ad]/u.test(letter) ? null : letter;
  });
}

const code = (...points: number[]) => String.fromCodePoint(...points);

describe('the code pages', () => {
  for (const page of CODE_PAGES) {
    test(`${page} has its known letters, each at its byte, and no others`, () => {
      assert.equal(LETTERS[page].length, 128);
      const upper = new Map(LETTERS[page].map((letter, at) => [letter, 0x80 + at]));
      for (let point = 0; point < 0xd800; point++) {
        const letter = code(point);
        const byte = point >= 0x20 && point < 0x7f ? point : upper.get(letter);
        // A space alone cannot be tested: printable text is trimmed.
        if (letter === ' ') continue;
        if (byte === undefined) assert.notEqual(textForPage(page, letter), letter, `U+${point.toString(16)}`);
        else assert.deepEqual([textForPage(page, letter), encodeForPage(page, letter)], [letter, [byte]]);
      }
      assert.deepEqual(encodeForPage(page, 'a b'), [0x61, 0x20, 0x62]);
    });
  }

  test('the page for Turkish has every Turkish letter where IBM put it', () => {
    const bytes = [0x80, 0xa6, 0x98, 0x49, 0x99, 0x9e, 0x9a, 0x87, 0xa7, 0x8d, 0x69, 0x94, 0x9f, 0x81];
    assert.deepEqual(encodeForPage('PC857', 'ÇĞİIÖŞÜçğıiöşü'), bytes);
  });

  test('are selected by the numbers of most printers, each by its own', () => {
    assert.deepEqual(CODE_PAGE_NUMBERS, {
      PC437: 0,
      PC850: 2,
      PC852: 18,
      PC857: 13,
      PC858: 19,
      PC866: 17,
      WPC1251: 46,
      WPC1252: 16,
      WPC1254: 48,
    });
  });

  test('give no byte for a letter that they lack', () => {
    assert.throws(() => encodeForPage('PC437', 'ş'), /PC437 has no letter "ş"/);
    assert.throws(() => encodeForPage('PC857', '\x1b'), /has no letter/);
    assert.throws(() => encodeForPage('PC857', '\n'), /has no letter/);
    assert.throws(() => encodeForPage('PC857', '.\n'), /has no letter/);
  });
});

describe('textOn', () => {
  test('replaces letters that a page lacks by the nearest ones', () => {
    assert.equal(
      textForPage('PC857', '120 ₺ – “acılı” ‘az’ … 2×3 → 4 •'),
      '120 TL - "acılı" \'az\' ... 2×3 -> 4 *',
    );
    assert.equal(textForPage('PC866', '2×3, 5 €, №1'), '2x3, 5 EUR, №1');
    assert.equal(textForPage('PC857', '№1 ™ © ®'), 'No1 (TM) © ®');
  });

  test('keeps the sign itself on a page that has it', () => {
    assert.equal(textForPage('WPC1254', '5 € – “acılı”…'), '5 € – “acılı”…');
    assert.equal(textForPage('PC858', '5 €'), '5 €');
  });

  test('does not turn one and a half into eleven halves', () => {
    assert.equal(textForPage('PC857', '1½ porsiyon'), '1½ porsiyon');
    assert.equal(textForPage('PC866', '1½ порции'), '1 1/2 порции');
    assert.equal(textForPage('WPC1251', '½'), '1/2');
  });

  test('is null for a letter without a similar one', () => {
    for (const [page, text] of [
      ['PC857', 'مرحبا'],
      ['PC857', 'щи'],
      ['PC437', 'şiş'],
      ['WPC1252', 'ağ'],
      ['PC857', 'q̃'],
      ['PC857', '漢'],
    ] as const) {
      assert.equal(textForPage(page, printableText(text)), null, text);
    }
  });

  test('returns only letters of the page, for any text', () => {
    fc.assert(
      fc.property(anyHostileText(), fc.constantFrom(...CODE_PAGES), (raw, page) => {
        const text = textForPage(page, printableText(raw));
        if (text === null) return;
        for (const byte of encodeForPage(page, text)) {
          assert.ok((byte >= 0x20 && byte < 0x7f) || LETTERS[page][byte - 0x80] != null, byte.toString(16));
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('printableText', () => {
  test('is text on one row, composed, with single spaces', () => {
    assert.equal(
      printableText('  iki\t\n tane\u00a0\u2003acılı\u2028\u2029adana\u0085 '),
      'iki tane acılı adana',
    );
    assert.equal(printableText('s\u0327is\u0327'), 'şiş');
    assert.equal(printableText('\u3000\u2800'), '');
  });

  test('removes control characters, direction marks and invisible characters', () => {
    assert.equal(printableText('\x1b@a\x00\x7f\x9b\u202eb\u2066\u200f\ufeffc\u00ad\u3164\u034f'), '@abc');
  });

  test('reads the small i of other programs as the Turkish one', () => {
    assert.equal(printableText('I\u0307stanbul'), 'İstanbul');
    assert.equal(printableText('İZMİR'.toLowerCase()), 'izmir');
  });

  test('makes one box of a run of emoji, and of code points without a letter', () => {
    assert.equal(printableText('Acılı 🌶️🌶🏽 olsun 👨‍👩‍👧 🇹🇷'), 'Acılı [] olsun [] []');
    assert.equal(printableText('a\ud800b\ue000c\ufffed'), 'a[]b[]c[]d');
    assert.equal(printableText('1️⃣ © ® ™'), '1 © ® ™');
  });

  test('writes full-width ASCII as ASCII', () => {
    assert.equal(printableText('ＡＢＣ　１２～'), 'ABC 12~');
  });

  test('leaves three marks on a letter at most', () => {
    assert.equal(printableText(`q${'\u0303'.repeat(300)}a`), `q${'\u0303'.repeat(3)}a`);
  });

  test('keeps the joiner that Persian is written with, and no other', () => {
    assert.equal(printableText('می\u200cخواهم'), 'می\u200cخواهم');
    assert.equal(printableText('a\u200cb\u200dم\u200c'), 'abم');
  });

  test('is on one row, in composed form and the same the second time, for any text', () => {
    fc.assert(
      fc.property(anyHostileText(), (raw) => {
        const text = printableText(raw);
        assert.equal(printableText(text), text);
        assert.equal(text, text.normalize('NFC'));
        assert.doesNotMatch(
          text,
          /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
        );
        assert.doesNotMatch(text, /^ | $| {2}|\p{M}{4}/u);
      }),
      { numRuns: 2_000 },
    );
  });
});
