import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { scanSource } from '../../scripts/checks/source-scan.ts';
import {
  type Breach,
  checkTestsBeside,
  isForTests,
  type Rule,
  TEST_RULES,
} from '../../server/test/architecture/architecture-rules.ts';
import {
  checkFolders,
  checkForms,
  checkLayers,
  checkLazyParts,
  checkPanel,
  checkWords,
  WEB_RULES,
} from './architecture-rules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const codePaths = pathsOf('web/src/**/*.{ts,tsx}').filter((path) => !path.endsWith('.d.ts'));
const testPaths = pathsOf('web/test/**/*.ts');

/** Each of these plays on pages that its tests share; two files would start the service and the browser twice. */
const LONG_TESTS = ['panel-venue', 'till-order', 'till-pay'].map((name) => `web/test/${name}.test.ts`);

test('the code of the app keeps the rules of layers, pages, sizes and names', () => {
  assert.ok(codePaths.length > 50, 'the code was found');
  assertNoBreaches(codePaths.flatMap((path) => breachesOf(path, isForTests(path) ? TEST_RULES : WEB_RULES)));
});

test('the tests of the app keep the rules of sizes and names', () => {
  const breaches = testPaths.flatMap((path) => breachesOf(path, TEST_RULES));
  assertNoBreaches(breaches.filter(({ path }) => !LONG_TESTS.includes(path)));
});

test('a folder of the app holds few files', () => {
  assertNoBreaches(checkFolders(codePaths));
});

test('every test of the app is next to the file that it tests', () => {
  assertNoBreaches(checkTestsBeside(codePaths));
});

describe('the rules themselves', () => {
  const lines = (rule: Rule, path: string, text: string) =>
    rule(scanSource(`web/src/${path}`, text)).map(({ line }) => line);

  test('a screen imports what lies below it, and no other screen', () => {
    assert.deepEqual(lines(checkLayers, 'board/a.ts', "import { x } from '../acts/act.ts';"), []);
    assert.deepEqual(lines(checkLayers, 'board/a.ts', "\nimport type { X } from '../till/x.ts';"), [2]);
    assert.deepEqual(lines(checkLayers, 'ui/a.ts', "import { x } from '../acts/act.ts';"), [1]);
    assert.deepEqual(lines(checkLayers, 'panel/a.ts', "import { x } from '../shell/top-bar.tsx';"), [1]);
  });

  test('nothing is imported from the service, and a new folder has to be placed', () => {
    assert.deepEqual(
      lines(checkLayers, 'ui/a.ts', "import { x } from '../../../server/src/core/a.ts';"),
      [1],
    );
    assert.deepEqual(lines(checkLayers, 'kitchen/a.ts', ''), [1]);
  });

  test('texts are imported by the part that shows them', () => {
    const texts = (part: string) => `import { loadWords } from 'virtual:words/${part}';`;
    assert.deepEqual(lines(checkWords, 'panel/developers/a.tsx', texts('developers')), []);
    assert.deepEqual(lines(checkWords, 'board/a.tsx', texts('panel')), [1]);
    assert.deepEqual(lines(checkWords, 'app.tsx', texts('shared')), []);
    assert.deepEqual(lines(checkWords, 'till/a.tsx', texts('shared')), [1]);
  });

  test('a form is sent by the one hook for forms', () => {
    const form = (submit: string) => `const form = <form onSubmit={${submit}} noValidate />;`;
    assert.deepEqual(lines(checkForms, 'till/a.tsx', `${form('submit')}\n${form('sheet.submit')}`), []);
    assert.deepEqual(lines(checkForms, 'till/a.tsx', form('(event) => event.preventDefault()')), [1]);
    assert.deepEqual(lines(checkForms, 'till/a.tsx', "\nimport type { FormEvent } from 'react';"), [2]);
    assert.deepEqual(lines(checkForms, 'ui/form/a.ts', "import type { FormEvent } from 'react';"), []);
  });

  test('a part that is loaded later is asked for again', () => {
    assert.deepEqual(lines(checkLazyParts, 'till/a.tsx', "const A = lazy(() => import('./b.tsx'));"), [1]);
    assert.deepEqual(lines(checkLazyParts, 'till/a.tsx', "const A = lazyPart(() => import('./b.tsx'));"), []);
  });

  test('a folder has 15 files at most, not counting tests', () => {
    const files = (count: number) =>
      Array.from({ length: count }, (_, at) => [`a/b/${at}.ts`, `a/b/${at}.test.ts`]).flat();
    assert.deepEqual(checkFolders([...files(15), 'a/c.ts']), []);
    assert.deepEqual(
      checkFolders(files(16)).map(({ path }) => path),
      ['a/b'],
    );
  });

  test('a page of the panel imports no other page, and a part of it no page', () => {
    assert.deepEqual(lines(checkPanel, 'panel/room/a.ts', "import { x } from '../form/x.ts';"), []);
    assert.deepEqual(lines(checkPanel, 'panel/room/a.ts', "import { x } from '../card.tsx';"), []);
    assert.deepEqual(lines(checkPanel, 'panel/room/a.ts', "import { x } from '../menu/x.ts';"), [1]);
    assert.deepEqual(lines(checkPanel, 'panel/form/a.ts', "import { x } from '../menu/x.ts';"), [1]);
    assert.deepEqual(lines(checkPanel, 'panel/panel-screen.tsx', "import { x } from './menu/x.ts';"), []);
  });
});

function pathsOf(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT }).sort();
}

function breachesOf(path: string, rules: readonly Rule[]): Breach[] {
  const source = scanSource(path, readFileSync(`${ROOT}/${path}`, 'utf8'));
  return rules.flatMap((rule) => rule(source));
}

function assertNoBreaches(breaches: readonly Breach[]): void {
  const sentences = breaches.map(({ path, line, sentence }) => `${path}:${line} ${sentence}`);
  if (sentences.length > 0) assert.fail(`\n${sentences.join('\n')}`);
}
