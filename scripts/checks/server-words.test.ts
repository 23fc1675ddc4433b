import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { WORDS_FOLDER } from '../../server/src/words/words.ts';
import { findServerWordProblems, problemsOf, type Texts } from './server-words.ts';

const ENGLISH = {
  title: 'Menu',
  table: { label: 'Table {name}', guests: '{count, plural, one {# guest} other {# guests}}' },
};
const RUSSIAN = {
  title: 'Меню',
  table: {
    label: 'Стол {name}',
    guests: '{count, plural, one {# гость} few {# гостя} many {# гостей} other {# гостя}}',
  },
};

test('every text of the service is there in every language', () => {
  assert.deepEqual(findServerWordProblems(), []);
});

test('a language that has each text with its values and plural forms is complete', () => {
  assert.deepEqual(problemsOf('en', ENGLISH, ENGLISH), []);
  assert.deepEqual(problemsOf('ru', RUSSIAN, ENGLISH), []);
  const table = { label: 'Masa {name}', guests: '{count, plural, other {# kişi}}' };
  assert.deepEqual(problemsOf('tr', { title: 'Menü', table }, ENGLISH), []);
  assert.deepEqual(
    problemsOf('tr', { title: 'Menü', table: { ...table, guests: '{count} kişi' } }, ENGLISH),
    [],
  );
});

for (const [what, texts, problem] of [
  ['a missing text', { table: RUSSIAN.table }, 'title: is missing'],
  ['a text beyond English', { ...RUSSIAN, subtitle: 'Ещё' }, 'subtitle: English has no such text'],
  ['a missing value', withTable({ label: 'Стол' }), 'table.label: values: name is missing'],
  [
    'a value that nothing gives',
    withTable({ label: 'Стол {nam}' }),
    'table.label: values: nothing reads nam',
  ],
  ['a text without the plural of English', withTable({ guests: 'Гостей: {count}' }), 'needs a plural'],
  [
    'a missing plural form',
    withTable({ guests: '{count, plural, one {# гость} few {# гостя} other {# гостя}}' }),
    'plural of count: many is missing',
  ],
  [
    'a plural form of other languages',
    withTable({ guests: '{count, plural, one {#} two {#} few {#} many {#} other {#}}' }),
    'plural of count: nothing reads two',
  ],
  ['an open brace', withTable({ label: 'Стол {name' }), 'is not a message'],
  ['an empty text', { ...RUSSIAN, title: '' }, 'is empty'],
  ['letters in parts', { ...RUSSIAN, title: 'Й'.normalize('NFD') }, 'is not in NFC'],
] as const) {
  test(`${what} is found`, () => {
    assert.match(problemsOf('ru', texts, ENGLISH).join('\n'), new RegExp(RegExp.escape(problem)));
  });
}

function withTable(changed: Partial<typeof RUSSIAN.table>): Texts {
  return { ...RUSSIAN, table: { ...RUSSIAN.table, ...changed } };
}

test('a folder of a language that is not spoken is found, and so are files and notes that miss or are too many', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-words-'));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(fileURLToPath(WORDS_FOLDER), folder, { recursive: true });
  rmSync(join(folder, 'de/refusals.json'));
  cpSync(join(folder, 'en'), join(folder, 'xx'), { recursive: true });
  writeFileSync(join(folder, 'fr/board.json'), '{}');
  writeFileSync(join(folder, 'notes/guest-pages.json'), '{ "menu": { "dish": "Any." } }');
  assert.deepEqual(findServerWordProblems(folder), [
    'server/words: nothing reads xx',
    'notes/guest-pages.json menu.dish: English has no such text',
    'server/words/de: refusals.json is missing',
    'server/words/fr: nothing reads board.json',
  ]);
});
