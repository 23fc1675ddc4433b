import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyUnicodeText } from '../../../test/samples/any-text.ts';
import { foldText } from './fold-text.ts';

/** Each row has spellings that fold to the same text. */
const SAME = [
  ['ışık', 'IŞIK', 'isik', 'İŞİK', 'Is\u0327ık', 'i\u0307s\u0327ik'],
  ['Crème Brûlée', 'CREME BRULEE', 'Cre\u0300me Bru\u0302le\u0301e'],
  ['Weißbier', 'WEISSBIER', 'weissbier', 'WEIẞBIER'],
  ['Smørrebrød Łódź Œufs Đorđe Æbleskiver', 'smorrebrod lodz oeufs dorde aebleskiver'],
  [
    'Ada Kahvesi',
    '  Ada  \n Kahvesi ',
    'Ada\u00a0Kahvesi',
    'Ada\u3000\u2800Kahvesi',
    'Ada\u200b Kah\u00advesi',
  ],
  [
    "Ada'nın Yeri",
    'Ada’nın Yeri',
    'Ada‘nın Yeri',
    'Ada´nın Yeri',
    'Ada`nın Yeri',
    'ADAʼNIN YERİ',
    'Ada′nın Yeri',
  ],
  [
    '"Köfte" özel',
    '“Köfte” özel',
    '«KÖFTE» ÖZEL',
    '„Köfte“ özel',
    "'Köfte' özel",
    '″köfte″ özel',
    '＂Köfte＂ özel',
  ],
  ['ﬁlet', 'filet', 'ＦＩＬＥＴ'],
  ['½ Adana', '1/2 adana'],
  ['ΟΔΟΣ', 'οδος', 'οδοσ'],
  ['Ёлка', 'елка'],
  ['کبابی', 'كبابي'],
  ['مصطفى', 'مصطفي', 'مُصطفى'],
  ['ﻛﺒﺎﺏ', 'كباب'],
] as const;

test('all spellings of a name are equal, however it is typed, pasted or spaced', () => {
  for (const [first, ...others] of SAME)
    for (const other of others) assert.equal(foldText(other), foldText(first), JSON.stringify(other));
});

test('different names stay different', () => {
  const folded = [...SAME.map(([name]) => name), 'Adana', 'Adanaş', 'Ada Kahvesi 2', 'AdaKahvesi'].map(
    foldText,
  );
  assert.equal(new Set(folded).size, folded.length);
  assert.equal(foldText('Crème Brûlée'), 'creme brulee');
});

test('the beginning of a name folds to the beginning of the folded name', () => {
  for (const name of ['ΟΔΟΣ ΟΔΟΣΑ', 'Weißbier', 'IŞIK', 'Ada’nın']) {
    const letters = [...name];
    for (let length = 1; length <= letters.length; length++)
      assert.ok(foldText(name).startsWith(foldText(letters.slice(0, length).join(''))), name);
  }
});

test('folding twice gives the same as folding once', () => {
  fc.assert(
    fc.property(anyUnicodeText({ maxLength: 12 }), (text) => {
      assert.equal(foldText(foldText(text)), foldText(text));
    }),
    { numRuns: 2_000 },
  );
  for (let code = 1; code < 0x3_0000; code++) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const once = foldText(`a${String.fromCodePoint(code)}b`);
    if (foldText(once) !== once) assert.fail(`U+${code.toString(16)}`);
  }
});
