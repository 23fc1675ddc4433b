import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '../../core/languages.ts';
import { fillMessage } from '../../core/text/message.ts';
import { WORDS } from '../../words/words.ts';
import { guestsInWords } from './page-words.ts';

const VALUES = { ...{ venue: 7, day: 7, time: 7 }, ...{ length: 7, most: 7, count: 7 } };

/** Every sentence of a language by its key, with `7` for each value. */
function sentencesOf(
  language: Language,
  words: object = WORDS[language].guestPages,
  where = '',
): [string, string][] {
  return Object.entries(words).flatMap(([name, part]: [string, string | object]): [string, string][] =>
    typeof part === 'string'
      ? [[`${where}.${name}`, fillMessage(language, part, VALUES)]]
      : sentencesOf(language, part, `${where}.${name}`),
  );
}

const ENGLISH = new Map(sentencesOf('en'));

/** Texts that may be the same in several languages: units, and names that do not change. */
const MAY_BE_ALIKE = /\.(?:units|allergenNames)\.|calories|\.code$|\.name$|\.heading$|\.reference$|\.extras$/;

for (const language of LANGUAGES) {
  test(`the words of ${language} are clean and its own`, () => {
    for (const [where, words] of sentencesOf(language)) {
      assert.doesNotMatch(words, / {2}|[<>{}]|undefined|'|\.\.\./, where);
      if (language !== 'en' && !MAY_BE_ALIKE.test(where)) assert.notEqual(words, ENGLISH.get(where), where);
    }
  });
}

test('Arabic is written without a Latin letter, and Russian with none but those of QR', () => {
  for (const [where, words] of sentencesOf('ar')) assert.doesNotMatch(words, /\p{Script=Latin}/u, where);
  for (const [where, words] of sentencesOf('ru'))
    assert.doesNotMatch(words.replace('QR', ''), /\p{Script=Latin}/u, where);
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
