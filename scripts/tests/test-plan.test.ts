import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { needsApp, needsDatabase, readTestArguments } from './test-plan.ts';

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

describe('arguments', () => {
  const read = (...words: string[]) => readTestArguments(words, root);

  test('none names all tests of the scripts, of the examples and of every workspace', () => {
    assert.deepEqual(read(), {
      options: [],
      files: [
        'examples/shop/basket.test.ts',
        'packages/sdk/src/client.test.ts',
        'scripts/plan.test.ts',
        'server/src/core/bill.test.ts',
        'server/src/store/bills.test.ts',
        'server/test/races.test.ts',
      ],
    });
  });

  test('a folder selects the tests in it, a pattern and a file those that they name, each once', () => {
    assert.deepEqual(read('server/src/core').files, ['server/src/core/bill.test.ts']);
    assert.deepEqual(read('server/src').files.length, 2);
    assert.deepEqual(read('server/**/bill*.test.ts', 'server/src/core/bill.test.ts').files.length, 2);
    assert.deepEqual(read('server/**/*.test.ts').files.length, 3);
    assert.deepEqual(read('nothing/like/this').files, []);
  });

  test('options are passed on with their value, after an equals sign or a space', () => {
    assert.deepEqual(
      read('--test-name-pattern', 'a b', '--test-only', '--test-skip-pattern=c', 'server/src/core').options,
      ['--test-name-pattern=a b', '--test-only', '--test-skip-pattern=c'],
    );
  });
});

describe('a database', () => {
  test('is needed by a test that imports a file which asks for it', () => {
    assert.equal(needsDatabase(['server/src/store/bills.test.ts'], root), true);
    assert.equal(needsDatabase(['server/src/core/bill.test.ts', 'server/test/races.test.ts'], root), true);
  });

  test('is not needed by the others', () => {
    assert.equal(needsDatabase(['server/src/core/bill.test.ts', 'scripts/plan.test.ts'], root), false);
  });
});

test('only the end-to-end tests of the app need the built app', () => {
  assert.equal(needsApp(['server/test/races.test.ts', 'web/src/ui/amount.test.ts']), false);
  assert.equal(needsApp(['server/test/races.test.ts', 'web/test/evening.test.ts']), true);
});
