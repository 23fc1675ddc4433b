import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { findLicenceProblems, findLockProblems, isAllowed } from './packages.ts';

test('a lock file names no addresses, lacks no package, and has a checksum for each installed one', (t) => {
  const root = folderOf(t, {
    'package-lock.json': {
      packages: {
        '': {},
        server: {},
        'node_modules/@sofra/server': { resolved: 'server', link: true },
        'node_modules/a': {
          integrity: 'sha512-a',
          dependencies: { b: '1' },
          optionalDependencies: { '@x/d': '1' },
        },
        'node_modules/b': { integrity: 'sha512-b', resolved: 'https://example.com/b.tgz' },
        'node_modules/c': {},
        'node_modules/for-another-platform': {},
      },
    },
    'node_modules/a/package.json': {},
    'node_modules/c/package.json': {},
  });
  assert.deepEqual(findLockProblems(root), [
    'node_modules/a needs @x/d, which is missing',
    'node_modules/b names an address: https://example.com/b.tgz',
    'node_modules/c has no checksum',
  ]);
});

test('a licence that is not allowed, or missing, is found in nested packages, too', (t) => {
  const root = folderOf(t, {
    'node_modules/a/package.json': { name: 'a', version: '1.0.0', license: 'MIT' },
    'node_modules/a/test/package.json': { name: 'fixture', version: '1.0.0' },
    'node_modules/a/node_modules/@s/b/package.json': {
      name: '@s/b',
      version: '2.0.0',
      license: 'GPL-3.0-only',
    },
    'node_modules/c/package.json': { name: 'c', version: '3.0.0' },
    'node_modules/d/package.json': {
      name: 'd',
      version: '4.0.0',
      licenses: [{ type: 'X' }, { type: 'ISC' }],
    },
  });
  assert.deepEqual(findLicenceProblems(root), ['@s/b@2.0.0: GPL-3.0-only', 'c@3.0.0: no licence']);
});

test('one allowed licence of a choice is enough; of several that apply together, all must be allowed', () => {
  const cases = {
    '(MIT OR GPL-2.0-only)': true,
    'MIT AND ISC': true,
    'MIT AND GPL-2.0-only': false,
    '': false,
    UNLICENSED: false,
  };
  for (const [licence, allowed] of Object.entries(cases)) assert.equal(isAllowed(licence), allowed, licence);
});

function folderOf(t: TestContext, files: Record<string, unknown>): string {
  const root = mkdtempSync(join(tmpdir(), 'sofra-packages-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  }
  return root;
}
