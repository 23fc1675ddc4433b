import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '../core/languages.ts';
import { guestsInWords } from './layout/page-words.ts';
import { WORDS } from './words.ts';

/** Every sentence of a language by its place; what is put into one is put in as `7`. */
function sentencesOf(words: unknown, where = ''): [string, string][] {
  if (typeof words === 'string') return [[where, words]];
  if (typeof words === 'function') return [[where, (words as (...values: string[]) => string)('7', '7')]];
  return Object.entries(words as object).flatMap(([name, part]) => sentencesOf(part, `${where}.${name}`));
}

const EXPECTED = sentencesOf(WORDS.en).filter(([where]) => !where.includes('guestCount'));

/** The same in several languages: signs of measures, and what is called the same. */
const MAY_BE_ALIKE = /\.(?:units|allergenNames)\.|calories|\.code$|\.name$|\.heading$|\.reference$|\.extras$/;

for (const language of LANGUAGES) {
  test(`the words of ${language} are complete, clean and its own`, () => {
    const sentences = new Map(sentencesOf(WORDS[language]));
    for (const [where, english] of EXPECTED) {
      const words = sentences.get(where);
      assert.ok(words !== undefined && words.trim() !== '', where);
      assert.equal(words, words.trim().normalize('NFC'), where);
      assert.doesNotMatch(words, / {2}|[<>{}]|undefined|'|\.\.\./, where);
      if (language !== 'en' && !MAY_BE_ALIKE.test(where)) assert.notEqual(words, english, where);
    }
    assert.equal(
      sentences.size - EXPECTED.length,
      Object.keys(WORDS[language].reservation.guestCount).length,
    );
  });
}

test('Arabic is written without a Latin letter, and Russian with none but those of QR', () => {
  for (const [where, words] of sentencesOf(WORDS.ar))
    assert.doesNotMatch(words.replace('{n}', ''), /\p{Script=Latin}/u, where);
  for (const [where, words] of sentencesOf(WORDS.ru)) {
    assert.doesNotMatch(words.replace('{n}', '').replace('QR', ''), /\p{Script=Latin}/u, where);
  }
});

test('guests are counted as each language counts', () => {
  const expected: Record<Language, Record<number, string>> = {
    tr: { 1: '1 kişi', 2: '2 kişi', 12: '12 kişi' },
    en: { 1: '1 guest', 2: '2 guests', 21: '21 guests' },
    de: { 1: '1 Gast', 2: '2 Gäste' },
    fr: { 1: '1 personne', 2: '2 personnes' },
    it: { 1: '1 ospite', 8: '8 ospiti' },
    es: { 1: '1 persona', 20: '20 personas' },
    ar: {
      1: 'ضيف واحد',
      2: 'ضيفان',
      3: '3 ضيوف',
      10: '10 ضيوف',
      11: '11 ضيفًا',
      100: '100 ضيف',
      103: '103 ضيوف',
    },
    ru: {
      1: '1 гость',
      2: '2 гостя',
      5: '5 гостей',
      11: '11 гостей',
      21: '21 гость',
      22: '22 гостя',
      500: '500 гостей',
    },
  };
  for (const language of LANGUAGES) {
    for (const [count, words] of Object.entries(expected[language])) {
      assert.equal(guestsInWords(language, Number(count)), words);
    }
  }
});
