import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTranslator } from 'use-intl/core';
import type { OperatorWords } from '../operator/words/en.ts';
import { loadOperatorWords } from '../operator/words/words.ts';
import type { PanelWords } from '../panel/words/en.ts';
import { loadDeveloperWords, loadPanelWords } from '../panel/words/words.ts';
import type { Words } from './en.ts';
import { LANGUAGES, type Language, localeOf } from './languages.ts';
import { type Plural, readMessage } from './read-message.ts';
import { loadWords } from './words.ts';

/** Nouns of these languages stay as they are after a number. */
const WITHOUT_PLURAL: readonly Language[] = ['tr'];

/** Texts that may be those of English: names, units and words that both languages have. */
const SAME_AS_ENGLISH: Record<Exclude<Language, 'en'>, readonly string[]> = {
  tr: [
    ...['Sofra', 'Online', 'CSV', 'Logo', 'Port', 'Webhook', '{durationMs} ms', 'Gluten', 'Soya'],
    ...['Kilogram', 'Gram', 'Litre', 'Metre', 'Net {net}'],
  ],
  de: [
    ...['Sofra', '{minutes} min', '{durationMs} ms', 'Name', 'Name: {language}', 'Code', 'Code {code}'],
    ...['Portion', 'Extra', 'Extras', 'Online', 'CSV', 'Logo', 'Port', 'Webhook', 'Test', 'Gluten'],
  ],
  fr: [
    ...['Sofra', '{minutes} min', '{durationMs} ms', '{minutes, plural, one {# minute} other {# minutes}}'],
    ...['Date', 'Code', 'Code {code}', 'Table', 'table', 'Table {name}', 'Tables', 'Total', 'Portion'],
    ...['Exact', 'Description', 'Calories', 'Question', 'Photo', 'Stock', 'E-mail', 'CSV', 'Logo', 'Port'],
    ...['Webhook', 'Gluten', 'Lupin', 'Portions'],
  ],
  it: ['Sofra', '{minutes} min', '{durationMs} ms', 'Password', 'Online', 'CSV', 'Logo', 'Webhook', 'no'],
  es: [
    ...['Sofra', '{minutes} min', '{durationMs} ms', 'Total', 'CSV', 'Webhook', 'Gluten', 'Alcohol', 'no'],
  ],
  ar: ['Sofra', 'CSV'],
  ru: ['Sofra', 'CSV'],
};

/** What a text takes beyond English: Turkish chooses a suffix by the last vowel. */
const FURTHER_ARGUMENTS: Record<string, readonly string[]> = { 'tr board.line.without': ['vowel'] };

const ENGLISH = textsOf(await loadCatalogue('en'));
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

for (const language of LANGUAGES) {
  const words = await loadCatalogue(language);
  const texts = textsOf(words);

  test(`${language} has the texts of English, none empty`, () => {
    assert.deepEqual([...texts.keys()].toSorted(), [...ENGLISH.keys()].toSorted());
    assert.deepEqual(
      keysOf(texts, (text) => text.trim() === ''),
      [],
    );
  });

  test(`${language} takes the values that English takes`, () => {
    for (const [key, text] of texts) {
      const further = FURTHER_ARGUMENTS[`${language} ${key}`] ?? [];
      const expected = [...readMessage(ENGLISH.get(key) ?? '').names, ...further];
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
      for (const { forms } of plurals)
        assert.deepEqual([...forms.keys()].toSorted(), expected, `${key}: ${text}`);
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
  test(`${language} is translated`, async () => {
    const allowed = SAME_AS_ENGLISH[language];
    const same = [...textsOf(await loadCatalogue(language))].filter(
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

/** Every text of a language: those of the app and those of the panel, whose namespaces differ. */
async function loadCatalogue(language: Language): Promise<Words & PanelWords & OperatorWords> {
  const parts = [
    loadPanelWords(language),
    loadDeveloperWords(language),
    loadOperatorWords(language),
  ] as const;
  const [panel, developers, operator] = await Promise.all(parts);
  return { ...(await loadWords(language)), ...panel, ...developers, ...operator };
}

function isInflected({ forms }: Plural): boolean {
  return forms.has('one') && forms.get('one') !== forms.get('other');
}

/** The forms for the whole numbers to 1,000, and `other`, which ICU always asks for. */
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

/** The names of the tags in which a message puts what is marked. */
function tagsOf(message: string): string[] {
  return [...message.matchAll(/<(\w+)>/g)].map(([, name]) => name!);
}

function asTheyAre(tags: readonly string[]) {
  return Object.fromEntries(tags.map((tag) => [tag, (text: string) => text]));
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{\w+\}|<\/?\w+>/g, ''));
}

function keysOf(texts: ReadonlyMap<string, string>, isMeant: (text: string) => boolean): string[] {
  return [...texts].filter(([, text]) => isMeant(text)).map(([key]) => key);
}

/** Every text by its path, such as `board.ticket.ready`. */
function textsOf(words: Words & PanelWords): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (path: string, value: object | string) => {
    if (typeof value === 'string') texts.set(path, value);
    else for (const [key, inner] of Object.entries(value)) add(path === '' ? key : `${path}.${key}`, inner);
  };
  add('', words);
  return texts;
}
