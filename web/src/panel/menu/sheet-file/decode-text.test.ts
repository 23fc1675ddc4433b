import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inCodePage } from '../../../../test/samples/code-pages.ts';
import { decodeText } from './decode-text.ts';

test('Unicode is recognised by its byte order mark, or by its bytes', () => {
  const wide = Buffer.from('Şiş;20', 'utf16le');
  const mark = Buffer.from('\ufeff', 'utf16le');
  const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
  for (const bytes of [
    Buffer.from('Şiş;20'),
    ...[wide, swapped(wide)],
    ...[Buffer.concat([mark, wide]), swapped(Buffer.concat([mark, wide]))],
  ])
    assert.deepEqual(decodeText(new Uint8Array(bytes)), { text: 'Şiş;20', alphabet: null });
});

test('a code page is recognised by the words in it', () => {
  const texts = [
    ['Latin', 'windows-1254', 'Çorbalar;Şiş kebap;ÇIĞ KÖFTE;Crème brûlée;Weißbier'],
    ['Cyrillic', 'windows-1251', 'Супы;Борщ с пампушкой;ЧАЙ;Coca-Cola'],
    ['Arabic', 'windows-1256', 'شوربات;شاي بالنعناع;Coca-Cola'],
  ] as const;
  for (const [alphabet, codePage, text] of texts)
    assert.deepEqual(decodeText(inCodePage(text, codePage)), { text, alphabet });
});
