import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { createReach, type Reach } from './import-reach.ts';
import { isSlow, SLOW_FILES, SLOW_IMPORTS } from './slow-tests.ts';
import { allTestFiles } from './test-plan.ts';

const ROOT = dirname(dirname(import.meta.dirname));

/** How a test of its own starts the service, one of its commands or its database. */
const STARTS_THE_SERVICE = /src\/main\.ts|bin\/sofra\.mjs|\brun\.mjs|startEmbeddedPostgres\(/;

test('a test is slow that imports the browser or the service as a process, or that is listed', () => {
  const reaching =
    (path: string): Reach =>
    () =>
      new Map([[path, '']]);
  for (const path of SLOW_IMPORTS) assert.equal(isSlow('a.test.ts', reaching(path)), true);
  for (const file of SLOW_FILES) assert.equal(isSlow(file, reaching('a.ts')), true);
  assert.equal(isSlow('a.test.ts', reaching('a.ts')), false);
});

describe('the tests of the repository', () => {
  const reach = createReach(ROOT);
  const all = allTestFiles(ROOT);
  const isReached = (file: string) => SLOW_IMPORTS.some((path) => reach(file).has(path));

  test('what opens a page of the app in a browser is slow through its fixture', () => {
    assert.equal(SLOW_FILES.includes('web/test/board.test.ts'), false);
    assert.equal(isSlow('web/test/board.test.ts', reach), true);
  });

  test('what starts the service by another way is listed as slow', () => {
    const quick = all.filter((file) => !isSlow(file, reach) && file !== 'scripts/tests/slow-tests.test.ts');
    const starting = quick.filter((file) => STARTS_THE_SERVICE.test(readFileSync(join(ROOT, file), 'utf8')));
    assert.deepEqual(starting, []);
  });

  test('the list names only files that exist and whose imports do not say it already', () => {
    assert.deepEqual(
      SLOW_FILES.filter((file) => !existsSync(join(ROOT, file)) || isReached(file)),
      [],
    );
  });
});
