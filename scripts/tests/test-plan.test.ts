import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createReach } from './import-reach.ts';
import { allTestFiles, filesNear, filesOf, needsApp, needsDatabase, readTestArguments } from './test-plan.ts';

const FILES = {
  'package.json': '{"workspaces":["server","packages/*"]}',
  'packages/sdk/src/client.test.ts': '',
  'packages/sdk/node_modules/y/y.test.ts': '',
  'elsewhere/other.test.ts': '',
  'examples/shop/basket.test.ts': '',
  'server/src/core/bill.test.ts': "import { bill } from './bill.ts';",
  'server/src/core/bills/bill.ts': '',
  'server/src/store/bills.test.ts': "import { open } from '../../test/fixture.ts';",
  'server/test/fixture.ts': "import { url } from './url.ts';\nimport { fixture } from './fixture.ts';",
  'server/test/url.ts': "export const url = process.env['SOFRA_TEST_DATABASE_URL'];",
  'server/test/races.test.ts': "const fixture = await import('./fixture.ts');",
  'scripts/plan.test.ts': "import './missing.ts';\n// process.env.OTHER",
  'server/node_modules/x/x.test.ts': '',
};

let root: string;

before(() => {
  root = mkdtempSync(join(tmpdir(), 'sofra-plan-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});

after(() => rmSync(root, { recursive: true, force: true }));

test('options are passed on with their value, after an equals sign or a space; the others are patterns', () => {
  assert.deepEqual(
    readTestArguments([
      '--test-name-pattern',
      'a b',
      '--test-only',
      '--test-skip-pattern=c',
      'server/src/core',
    ]),
    {
      options: ['--test-name-pattern=a b', '--test-only', '--test-skip-pattern=c'],
      patterns: ['server/src/core'],
    },
  );
});

test('all test files are those of the scripts, of the examples and of every workspace', () => {
  assert.deepEqual(allTestFiles(root), [
    'examples/shop/basket.test.ts',
    'packages/sdk/src/client.test.ts',
    'scripts/plan.test.ts',
    'server/src/core/bill.test.ts',
    'server/src/store/bills.test.ts',
    'server/test/races.test.ts',
  ]);
});

describe('a pattern', () => {
  const chosen = (pattern: string) => filesOf(pattern, { root, all: allTestFiles(root) });

  test('chooses the tests in a folder, the file that it names, and those that a glob pattern matches', () => {
    assert.deepEqual(chosen('server/src/core'), ['server/src/core/bill.test.ts']);
    assert.deepEqual(chosen('server/src').length, 2);
    assert.deepEqual(chosen('server/src/core/bill.test.ts'), ['server/src/core/bill.test.ts']);
    assert.deepEqual(chosen('server/**/bill*.test.ts').length, 2);
    assert.deepEqual(chosen('server/**/*.test.ts').length, 3);
  });

  test('chooses tests of every folder by a part of their name', () => {
    assert.deepEqual(chosen('bill'), ['server/src/core/bill.test.ts', 'server/src/store/bills.test.ts']);
  });

  test('that chooses none is answered with those that come near, the nearest first', () => {
    assert.deepEqual(chosen('server/test/race.spec.ts'), []);
    const near = (pattern: string) => filesNear(pattern, allTestFiles(root));
    assert.deepEqual(near('server/test/race.spec.ts'), ['server/test/races.test.ts']);
    assert.deepEqual(near('bils'), ['server/src/store/bills.test.ts', 'server/src/core/bill.test.ts']);
    assert.deepEqual(near('nothing-like-this'), []);
    assert.deepEqual(near(''), []);
  });
});

describe('a database', () => {
  test('is needed by a test that imports a file which asks for it', () => {
    assert.equal(needsDatabase(['server/src/store/bills.test.ts'], createReach(root)), true);
    const files = ['server/src/core/bill.test.ts', 'server/test/races.test.ts'];
    assert.equal(needsDatabase(files, createReach(root)), true);
  });

  test('is not needed by the others', () => {
    const files = ['server/src/core/bill.test.ts', 'scripts/plan.test.ts'];
    assert.equal(needsDatabase(files, createReach(root)), false);
  });
});

test('only the end-to-end tests of the app need the built app', () => {
  assert.equal(needsApp(['server/test/races.test.ts', 'web/src/ui/amount.test.ts']), false);
  assert.equal(needsApp(['server/test/races.test.ts', 'web/test/evening.test.ts']), true);
});
