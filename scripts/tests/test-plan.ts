import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Reach } from './import-reach.ts';

/** The variable through which tests are given their database, as its owner. */
export const TEST_DATABASE = 'SOFRA_TEST_DATABASE_URL';
/** The same for the service that they start; on a cluster both are one. */
export const TEST_SERVICE = 'SOFRA_TEST_SERVICE_URL';

/** Patterns of all tests: those of the scripts and the examples, and those of every workspace that package.json names. */
function allTests(root: string): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  return ['scripts', 'examples', ...workspaces].map((folder) => `${folder}/**/*.test.ts`);
}

/** Options of Node's test runner whose value may follow after a space. */
const WITH_VALUE = new Set([
  '--test-concurrency',
  '--test-name-pattern',
  '--test-reporter',
  '--test-reporter-destination',
  '--test-shard',
  '--test-skip-pattern',
  '--test-timeout',
]);

export interface TestArguments {
  /** Arguments for Node's test runner, each with its value. */
  options: string[];
  /** What the files are chosen by, as it was written. */
  patterns: string[];
}

/** Separates the options of Node's test runner from the patterns that choose test files. */
export function readTestArguments(given: readonly string[]): TestArguments {
  const options: string[] = [];
  const patterns: string[] = [];
  const words = given.values();
  for (const word of words) {
    if (!word.startsWith('-')) patterns.push(word);
    else options.push(WITH_VALUE.has(word) ? `${word}=${words.next().value ?? ''}` : word);
  }
  return { options, patterns };
}

/** Every test file, as paths from the root, sorted. */
export function allTestFiles(root: string): string[] {
  return globTests(allTests(root), root).sort();
}

/**
 * The test files that a pattern chooses: a file, a folder, a glob pattern, or a part of their paths. Empty when it
 * chooses none.
 * @param all  every test file
 */
export function filesOf(pattern: string, { root, all }: { root: string; all: readonly string[] }): string[] {
  const path = resolve(root, pattern);
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const found = globTests([isFolder ? join(pattern, '**/*.test.ts') : pattern], root);
  return found.length > 0 || isFolder ? found : all.filter((file) => file.includes(pattern));
}

function globTests(patterns: readonly string[], root: string): string[] {
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] });
}

/** The test files whose names come nearest to a pattern that chooses none, the nearest first. */
export function filesNear(pattern: string, all: readonly string[]): string[] {
  const sought = pairsOf(nameOf(pattern));
  const near = all.map((file) => ({ file, share: shareOf(sought, pairsOf(nameOf(file))) }));
  const offered = near.filter(({ share }) => share >= NEAR).sort((one, two) => two.share - one.share);
  return offered.slice(0, OFFERED).map(({ file }) => file);
}

/** The share of pairs of letters that two names must have in common to be called near, and how many are offered. */
const NEAR = 0.4;
const OFFERED = 5;

function nameOf(path: string): string {
  return basename(path).replace(/\..*/, '');
}

function pairsOf(name: string): Set<string> {
  const letters = name.toLowerCase();
  return new Set(
    Array.from({ length: Math.max(letters.length - 1, 0) }, (_, at) => letters.slice(at, at + 2)),
  );
}

function shareOf(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  return one.intersection(two).size / Math.max(one.union(two).size, 1);
}

const ASKING = new RegExp(`\\benv\\W+${TEST_DATABASE}\\b`);

/** Whether one of the files, or anything that it imports, asks for the database of the test run. */
export function needsDatabase(files: readonly string[], reach: Reach): boolean {
  return files.some((file) =>
    reach(file)
      .values()
      .some((text) => ASKING.test(text)),
  );
}

/** Whether one of the files tests the built app: the end-to-end tests of the app are in `web/test`. */
export function needsApp(files: readonly string[]): boolean {
  return files.some((file) => file.startsWith('web/test/'));
}
