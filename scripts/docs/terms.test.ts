import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../..');

/** The languages of the columns of docs/terms.md after the English word and the code. */
const COLUMNS = ['tr', 'de', 'fr', 'es', 'it', 'ru', 'ar'];

test('docs/terms.md has the words that the texts have, in each language', () => {
  const rows = readFileSync(join(ROOT, 'docs/terms.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
    .map((line) => line.slice(2, -2).split(' | '));
  assert.ok(rows.length > 40);
  const missing = COLUMNS.flatMap((language, at) => {
    const texts = textsOf(language);
    const words = rows.map((row) => row[at + 2]!);
    return words
      .filter((word) => !texts.includes(word.toLocaleLowerCase(language)))
      .map((word) => `${language}: ${word}`);
  });
  assert.deepEqual(missing, []);
});

function textsOf(language: string): string {
  const files = globSync([`web/src/words/${language}/**/*.json`, `server/words/${language}/*.json`], {
    cwd: ROOT,
  });
  const texts = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  return texts.replaceAll('\u00ad', '').toLocaleLowerCase(language);
}
