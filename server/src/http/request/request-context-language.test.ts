import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LANGUAGES } from '../../core/languages.ts';
import { languageOf } from './request-context.ts';

function assertLanguages(cases: Record<string, string>): void {
  for (const [header, language] of Object.entries(cases)) assert.equal(languageOf(header), language, header);
}

test('each language is answered by its own code', () => {
  assert.equal(LANGUAGES.length, 8);
  for (const language of LANGUAGES) assert.equal(languageOf(language), language);
});

test('no header is answered in Turkish', () => {
  assert.equal(languageOf(undefined), 'tr');
});

test('the region and the script are dropped', () => {
  assertLanguages({
    'en-US': 'en',
    'de-AT': 'de',
    'ar-EG': 'ar',
    'es-419': 'es',
    'ru-Cyrl-RU': 'ru',
    en_GB: 'en',
  });
});

test('the first language decides, weights are ignored', () => {
  assertLanguages({
    'fr;q=0.1, en;q=0.9': 'fr',
    'it;q=0,de;q=1': 'it',
    'de-CH , fr-CH;q=0.9, en;q=0.8, *;q=0.5': 'de',
    'en,de': 'en',
  });
});

test('a first language that is not offered is answered in Turkish, without a look at the others', () => {
  assertLanguages({
    ja: 'tr',
    'pt-BR, en': 'tr',
    'nl;q=1, de;q=0.9': 'tr',
    'zh-Hans-CN,en': 'tr',
    'eng, de': 'tr',
  });
});

test('letter case and blanks around the first language do not matter', () => {
  assertLanguages({ EN: 'en', 'De-de': 'de', '  fr  ': 'fr', '\tRU;q=1': 'ru', 'it ;q=0.3': 'it' });
});

test('empty members of the list are skipped', () => {
  assertLanguages({ ',en': 'en', ' , ,de-DE': 'de' });
});

test('a header that names no language is answered in Turkish', () => {
  assertLanguages({
    '': 'tr',
    '   ': 'tr',
    '*': 'tr',
    '*, en': 'tr',
    ';q=1, en': 'tr',
    '-en': 'tr',
    e: 'tr',
    english: 'tr',
    en1: 'tr',
    '{"en":1}': 'tr',
    ｅｎ: 'tr',
    constructor: 'tr',
    __proto__: 'tr',
  });
});

test('any header is answered in one of the languages', () => {
  assertLanguages({
    [`en,${'x'.repeat(10_240)}`]: 'en',
    [' '.repeat(10_240)]: 'tr',
    [','.repeat(10_240)]: 'tr',
  });
  assertLanguages({
    [`${' '.repeat(10_240)}en`]: 'en',
    ['en'.repeat(5_120)]: 'tr',
    [`en${' '.repeat(10_240)}`]: 'en',
  });
  fc.assert(fc.property(fc.string(), (header) => LANGUAGES.includes(languageOf(header))));
});
