import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { findStale, type GeneratedFile, writeGenerated } from './generated-files.ts';

const FILES: readonly GeneratedFile[] = [
  { path: 'a/b/c.sql', make: async () => 'create table c ();\n' },
  { path: 'd.json', make: async () => '{}\n' },
];

test('a missing or different file is stale until it is written again', async (t) => {
  const root = temporaryFolder(t);
  writeFileSync(join(root, 'd.json'), '{ }\n');
  assert.deepEqual(await findStale(FILES, root), ['a/b/c.sql', 'd.json']);
  assert.deepEqual(await writeGenerated(FILES, root), ['a/b/c.sql', 'd.json']);
  assert.equal(readFileSync(join(root, 'a/b/c.sql'), 'utf8'), 'create table c ();\n');
  assert.deepEqual(await findStale(FILES, root), []);
});

test('a file that is fresh is not touched', async (t) => {
  const root = temporaryFolder(t);
  await writeGenerated(FILES, root);
  const path = join(root, 'd.json');
  utimesSync(path, 1, 1);
  assert.deepEqual(await writeGenerated(FILES, root), []);
  assert.equal(statSync(path).mtimeMs, 1000);
});

test('a file that cannot be read is an error, not a missing one', async (t) => {
  const root = temporaryFolder(t);
  await assert.rejects(findStale([{ path: '.', make: async () => '' }], root), { code: 'EISDIR' });
});

function temporaryFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-generated-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
