import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { createTranslator } from 'use-intl/core';
import type { MessagePlaceholder } from '../../server/src/core/text/message.ts';
import { LANGUAGES, type Language, localeOf } from '../src/words/languages.ts';
import { readMessage } from './read-message.ts';
import { missingTexts, readLanguage, textsByPath, unknownTexts, WORDS_FOLDER } from './words.ts';

/** In these languages, a noun after a number keeps its singular form. */
const WITHOUT_PLURAL: readonly Language[] = ['tr'];

/** By language, the texts that may be the same as in English: names, units and words that both languages have. */
const SAME_AS_ENGLISH: Partial<Record<Language, string[]>> = JSON.parse(
  readFileSync(`${WORDS_FOLDER}same-as-english.json`, 'utf8'),
);

/** Additional arguments of a text in another language: Turkish chooses a suffix by the last vowel. */
const EXTRA_ARGUMENTS: Record<string, readonly string[]> = { 'tr board.line.without': ['vowel'] };

const ENGLISH = textsByPath(readLanguage('en'));
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

test('Turkish has all texts, and no language has a text that English lacks', () => {
  assert.deepEqual(missingTexts(['tr']), []);
  assert.deepEqual(unknownTexts(OTHERS), []);
});

for (const language of LANGUAGES) {
  const words = readLanguage(language);
  const texts = textsByPath(words);

  test(`${language} has no empty text`, () => {
    const empty = [...texts].filter(([, text]) => text.trim() === '');
    assert.deepEqual(empty, []);
  });

  test(`${language} uses the same values in its texts as English`, () => {
    for (const [key, text] of texts) {
      const extra = EXTRA_ARGUMENTS[`${language} ${key}`] ?? [];
      const expected = [...readMessage(ENGLISH.get(key) ?? '').names, ...extra];
      assert.deepEqual([...readMessage(text).names].toSorted(), expected.toSorted(), key);
      assert.deepEqual(tagsOf(text).toSorted(), tagsOf(ENGLISH.get(key) ?? '').toSorted(), key);
    }
  });

  test(`${language} has the plural forms of its language`, () => {
    const expected = pluralFormsOf(language);
    for (const [key, text] of texts) {
      const english = readMessage(ENGLISH.get(key) ?? '').plurals;
      const { plurals } = readMessage(text);
      if (english.some(isInflected) && !WITHOUT_PLURAL.includes(language))
        assert.ok(plurals.length > 0, `${key} needs a plural: ${text}`);
      if (english.every(({ forms }) => !forms.has('one'))) continue;
      for (const { forms } of plurals) assert.deepEqual(namedForms(forms), expected, `${key}: ${text}`);
    }
  });

  test(`${language} can be shown with any count`, () => {
    const locale = localeOf(language);
    const { markup } = createTranslator({
      ...{ locale, messages: words, timeZone: 'UTC' },
      onError: (error) => assert.fail(error.message),
    });
    for (const [key, text] of texts) {
      const { names, plurals } = readMessage(text);
      assert.ok(!text.includes("'"), `${key}: an apostrophe is ’, the straight one quotes in ICU messages`);
      for (const count of plurals.length === 0 ? [1] : [0, 1, 2, 3, 5, 11, 21, 100]) {
        const values = { ...valuesOf(names, plurals, count), ...asTheyAre(tagsOf(text)) };
        const shown = (markup as (key: string, values: object) => string)(key, values);
        assert.ok(shown !== '' && !/[{}]|undefined/.test(shown), `${key}: ${shown}`);
      }
    }
  });
}

for (const language of OTHERS) {
  test(`${language} is translated`, () => {
    const allowed = SAME_AS_ENGLISH[language] ?? [];
    const same = [...textsByPath(readLanguage(language))].filter(
      ([key, text]) => text === ENGLISH.get(key) && hasWords(text),
    );
    assert.deepEqual(
      same.filter(([, text]) => !allowed.includes(text)),
      [],
    );
    assert.deepEqual(
      allowed.filter((text) => !same.some(([, one]) => one === text)),
      [],
    );
  });
}

function isInflected({ forms }: MessagePlaceholder): boolean {
  return forms.has('one') && !isDeepStrictEqual(forms.get('one'), forms.get('other'));
}

/** The forms without those for one exact number, such as `=0`. */
function namedForms(forms: MessagePlaceholder['forms']): string[] {
  return [...forms.keys()].filter((form) => !form.startsWith('=')).toSorted();
}

/** The plural forms for the whole numbers up to 1,000, and `other`, which ICU always requires. */
function pluralFormsOf(language: Language): string[] {
  const forms = new Set(['other']);
  const rules = new Intl.PluralRules(language);
  if (!WITHOUT_PLURAL.includes(language))
    for (let count = 0; count <= 1000; count++) forms.add(rules.select(count));
  return [...forms].toSorted();
}

function valuesOf(names: ReadonlySet<string>, plurals: readonly { name: string }[], count: number) {
  const isCounted = (name: string) => plurals.some((plural) => plural.name === name);
  return Object.fromEntries([...names].map((name) => [name, isCounted(name) ? count : 'x']));
}

/** The names of the tags that a message contains. */
function tagsOf(message: string): string[] {
  return [...message.matchAll(/<(\w+)>/g)].map(([, name]) => name!);
}

function asTheyAre(tags: readonly string[]) {
  return Object.fromEntries(tags.map((tag) => [tag, (text: string) => text]));
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{\w+\}|<\/?\w+>/g, ''));
}
