import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '../../core/languages.ts';
import { REFUSAL_CODES, type RefusalCode } from '../../core/refusals.ts';
import { WORDS } from '../../words/words.ts';
import { userMessageOf } from './messages.ts';

const sentencesOf = (language: Language) => Object.values<string>(WORDS[language].refusals);

/** Codes that only developers and operators see: their sentences may mention keys and tokens. */
const TECHNICAL: readonly RefusalCode[] = [
  'OPERATOR_TOKEN_INVALID',
  'OPERATOR_TOKEN_NOT_FOUND',
  'OPERATOR_TOKEN_NAME_TAKEN',
  'KEY_NOT_FOUND',
];

for (const language of LANGUAGES) {
  const words: Record<RefusalCode, string> = WORDS[language].refusals;
  const sentences = Object.values(words);

  test(`${language} has a sentence for every code and for no other`, () => {
    assert.deepEqual(Object.keys(words).toSorted(), REFUSAL_CODES.toSorted());
  });

  test(`${language} is what userMessageOf answers`, () => {
    for (const code of REFUSAL_CODES) assert.equal(userMessageOf(code, language), words[code]);
  });

  test(`${language} sentences are complete, tidy and short`, () => {
    for (const sentence of sentences) {
      assert.match(sentence, /^\p{L}.*[.!?؟]$/u);
      assert.equal(sentence, sentence.normalize('NFC').trim());
      assert.doesNotMatch(sentence, /\s\s|\s[.,،؛]|['"`]|\.\.|…/u, sentence);
      assert.ok(sentence.length <= 180, `${sentence.length}: ${sentence}`);
    }
  });

  test(`${language} sentences use no technical words`, () => {
    for (const code of REFUSAL_CODES.filter((each) => !TECHNICAL.includes(each))) {
      const machinery = /\b(API|JSON|UUID|HTTP|URL|webhook|token|header|cursor|endpoint|null)\b|_/i;
      assert.doesNotMatch(words[code], machinery);
    }
  });
}

test('no two languages share a sentence for a code', () => {
  for (const code of REFUSAL_CODES) {
    assert.equal(
      new Set(LANGUAGES.map((language) => userMessageOf(code, language))).size,
      LANGUAGES.length,
      code,
    );
  }
});

test('Arabic is written in Arabic letters with Arabic commas and question marks', () => {
  for (const sentence of sentencesOf('ar')) {
    assert.match(sentence, /^\p{Script=Arabic}/u);
    assert.doesNotMatch(sentence, /[,;?]|\d/, sentence);
  }
});

test('Russian is written in Cyrillic letters', () => {
  for (const sentence of sentencesOf('ru')) {
    assert.match(sentence, /^\p{Script=Cyrillic}/u);
    assert.doesNotMatch(sentence.replaceAll(/API|https/g, ''), /\p{Script=Latin}/u, sentence);
  }
});

test('French keeps a narrow no-break space before its tall punctuation', () => {
  for (const sentence of sentencesOf('fr'))
    assert.doesNotMatch(sentence, /[^\u202f][;!?]|[^\u00a0]:/, sentence);
});

test('the other languages written in Latin letters use no Cyrillic or Arabic look-alikes', () => {
  for (const sentence of (['tr', 'en', 'de', 'fr', 'it', 'es'] as const).flatMap(sentencesOf)) {
    assert.doesNotMatch(sentence, /\p{Script=Cyrillic}|\p{Script=Arabic}/u, sentence);
  }
});
