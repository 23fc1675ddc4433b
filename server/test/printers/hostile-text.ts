import fc from 'fast-check';
import { anyUnicodeText } from '../samples/any-text.ts';

/** Hostile texts for a printer: its commands, half characters, endless marks, words that fit on no paper. */
export function anyHostileText(): fc.Arbitrary<string> {
  return fc.oneof(
    anyUnicodeText({ maxLength: 60 }),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => String.fromCharCode(...bytes)),
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
      .map((codes) => String.fromCharCode(...codes)),
    fc
      .array(fc.oneof(fc.constantFrom(...SNIPPETS), fc.string({ maxLength: 6 })), { maxLength: 12 })
      .map(joinAll),
    fc
      .tuple(fc.constantFrom('W', 'ş', 'ع', '漢', '💣', 'ﷺ', 'i'), fc.integer({ min: 1, max: 300 }))
      .map(repeat),
    fc
      .tuple(fc.constantFrom('\u0301', '\u0338', '\u064b', '\u20dd'), fc.integer({ min: 1, max: 300 }))
      .map(tower),
  );
}

const SNIPPETS = [
  '\x1b@',
  '\x1bp\x00\x19\xfa',
  '\x1d V\x00',
  '\x1dV\x00',
  '\x1d(A\x02\x00\x00\x02',
  '\x1dv0\x00\xff\xff\xff\xff',
  '\x10\x14\x01\x00\x05',
  '\x10\x04\x01',
  '\x1c&',
  '\x1bt\x02',
  '\x00',
  '\x7f',
  '\x9b31m',
  '\n',
  '\r\n',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
  '\u200f',
  '\ufeff',
  '\u200d',
  '\u00ad',
  '\u3164',
  '\u2800',
  '\ud800',
  '\udc00',
  '\ufffe',
  '\ue000',
  '🌶️',
  '👨‍👩‍👧',
  '🇹🇷',
  '1️⃣',
  '₺½×',
  'ＦＵＬＬ　ＷＩＤＴＨ',
  'مشاوي',
  'שלום',
  '汉字',
  'ไทย',
  'Çiğ köfte',
  ' ',
  '          ',
  '<b>&amp;</b>',
];

const joinAll = (parts: string[]) => parts.join('');
const repeat = ([letter, times]: [string, number]) => letter.repeat(times);
const tower = ([mark, times]: [string, number]) => `a${mark.repeat(times)}b`;
