import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const FOLDER = join(import.meta.dirname, '../../docs/decisions');
const RECORDS = globSync('[0-9]*.md', { cwd: FOLDER }).sort();
const MOST_WORDS = 250;

test('a decision record has at most 250 words', () => {
  const tooLong = RECORDS.map((file) => ({ file, words: wordsBelowTitle(file) }));
  assert.deepEqual(
    tooLong.filter(({ words }) => words > MOST_WORDS),
    [],
  );
});

test('the index of decisions names each record once', () => {
  const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  const named = [...index.matchAll(/^- \[\d+\]\((\d{4}-[^)]+)\): /gm)].map(([, file]) => file!);
  assert.deepEqual(named.sort(), RECORDS);
});

test('the number of a decision record is that of its title', () => {
  for (const file of RECORDS) {
    const title = readFileSync(join(FOLDER, file), 'utf8').split('\n', 1)[0]!;
    assert.ok(title.startsWith(`# ${Number(file.slice(0, 4))}. `), `${file} begins with "${title}"`);
  }
});

/** The marks of lists and tables are no words. */
function wordsBelowTitle(file: string): number {
  const [, ...lines] = readFileSync(join(FOLDER, file), 'utf8').split('\n');
  return lines
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
