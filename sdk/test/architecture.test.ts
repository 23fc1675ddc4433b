import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { importsOf, type Source, scanSource } from '../../scripts/checks/source-scan.ts';
import {
  type Breach,
  breach,
  checkExports,
  checkNames,
  checkSizes,
  checkTestsBeside,
} from '../../server/test/architecture/architecture-rules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const paths = globSync('sdk/{src,test}/**/*.ts', { cwd: ROOT }).filter(
  (path) => !path.includes('.generated.'),
);
const sources = paths.map((path) => scanSource(path, readFileSync(`${ROOT}/${path}`, 'utf8')));

/** The package has one page of names for each of its two entries. */
const INDEXES = ['sdk/src/index.ts', 'sdk/src/testing/index.ts'];

/** What is shipped loads nothing but itself, and the client nothing of the test kit. */
function checkImports(source: Source): Breach[] {
  if (!source.path.startsWith('sdk/src/') || source.path.endsWith('.test.ts')) return [];
  const isKit = source.path.startsWith('sdk/src/testing/');
  return importsOf(source).flatMap(({ specifier, line }) => {
    const target = posix.join(posix.dirname(source.path), specifier);
    const isOwn = specifier.startsWith('.') && target.startsWith('sdk/src/');
    if (isOwn && (isKit || !target.startsWith('sdk/src/testing/'))) return [];
    return [breach(source, line, `${specifier} is no part of what is shipped`)];
  });
}

test('the SDK keeps the rules of sizes, names and imports, and its tests are beside their files', () => {
  assert.ok(sources.length > 30, 'the code was found');
  const named = sources.filter(({ path }) => !INDEXES.includes(path));
  const breaches = [
    ...sources.flatMap((source) => [...checkSizes(source), ...checkExports(source), ...checkImports(source)]),
    ...named.flatMap(checkNames),
    ...checkTestsBeside(paths.filter((path) => path.startsWith('sdk/src/'))),
  ];
  assert.deepEqual(breaches, []);
});

test('an import of Node, of another package and of the test kit is found', () => {
  for (const specifier of ['node:fs', 'undici', '../../server/src/app.ts', './testing/index.ts']) {
    const source = scanSource('sdk/src/sofra.ts', `import { a } from '${specifier}';\n`);
    assert.equal(checkImports(source).length, 1, specifier);
  }
});
