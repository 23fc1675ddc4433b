import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { avoidedWordsOf, findAvoidedWords } from './glossary.ts';

const ROOT = join(import.meta.dirname, '../..');
const GLOSSARY = `# Architecture

## Glossary

| word | meaning | not |
|---|---|---|
| line | One product on a bill. | line item, folio |

## After

| a | b | outlet |
`;

test('words that the glossary avoids are found in texts, documents and names of files, and not in code', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'sofra-glossary-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('ARCHITECTURE.md', GLOSSARY);
  write('docs/good.md', 'A portfolio, an outlet.\n\n```ts\nconst folio = 1;\n```\n\n`folio`\n');
  write('docs/terms.md', 'folio\n');
  write('server/words/en/bill.json', '{\n  "folio": "A line"\n}\n');
  write('server/src/line.ts', 'const folio = 1;\n');
  assert.deepEqual(findAvoidedWords(root), []);

  write('README.md', 'Fine.\n\nA Line-item is here.\n');
  write('docs/bad.md', '```ts\nfolio\n```\n\nAll folios.\n');
  write('web/src/words/en/till.json', '{\n  "line": "Folio {number}"\n}\n');
  write('server/src/line-items.ts', '');
  assert.deepEqual(findAvoidedWords(root), [
    'README.md:3: "line item", say "line"',
    'docs/bad.md:5: "folio", say "line"',
    'web/src/words/en/till.json:2: "folio", say "line"',
    'server/src/line-items.ts: "line item", say "line"',
  ]);
});

test('the glossary has 20 words, each with words to avoid that no other has', () => {
  const avoided = avoidedWordsOf(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8'));
  assert.equal(new Set(avoided.map(({ instead }) => instead)).size, 20);
  const words = avoided.map(({ word }) => word);
  assert.deepEqual(
    words.filter((word, index) => words.indexOf(word) !== index || !/^\p{L}[\p{L} -]+$/u.test(word)),
    [],
  );
});

test('a glossary that the check cannot read is a finding', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'sofra-glossary-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'ARCHITECTURE.md'), '# Architecture\n');
  assert.deepEqual(findAvoidedWords(root), ['ARCHITECTURE.md: its glossary avoids no word']);
});
