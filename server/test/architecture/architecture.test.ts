import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { scanSource } from '../../../scripts/checks/source-scan.ts';
import { type Breach, CODE_RULES, checkTestsBeside, isForTests, TEST_RULES } from './architecture-rules.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const codePaths = pathsOf('server/src/**/*.ts').filter((path) => !path.endsWith('.d.ts'));
const testPaths = pathsOf('server/test/**/*.ts');

test('the code keeps the rules of imports, of the purity of core, of sizes, names, the environment and writes of the store', () => {
  assert.ok(codePaths.length > 50, 'the code was found');
  assertNoBreaches(breachesIn(codePaths));
});

test('tests keep the rules of sizes and names', () => {
  assertNoBreaches(breachesIn(testPaths));
});

test('every test of the code is next to the file that it tests', () => {
  assertNoBreaches(checkTestsBeside(codePaths));
});

function pathsOf(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT }).sort();
}

function breachesIn(paths: readonly string[]): Breach[] {
  return paths.flatMap((path) => {
    const source = scanSource(path, readFileSync(`${ROOT}/${path}`, 'utf8'));
    const isTest = isForTests(path) || !path.startsWith('server/src/');
    return (isTest ? TEST_RULES : CODE_RULES).flatMap((rule) => rule(source));
  });
}

function assertNoBreaches(breaches: readonly Breach[]): void {
  const sentences = breaches.map(({ path, line, sentence }) => `${path}:${line} ${sentence}`);
  if (sentences.length > 0) assert.fail(`\n${sentences.join('\n')}`);
}
