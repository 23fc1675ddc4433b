import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { importsOf, scanSource } from '../checks/source-scan.ts';

/** The variable through which tests are given their database. */
export const TEST_DATABASE = 'SOFRA_TEST_DATABASE_URL';

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
  /** Paths from the root, sorted, each once. */
  files: string[];
}

/**
 * Separates options from files, folders and patterns, and finds the test files that these name; without any,
 * all test files.
 */
export function readTestArguments(given: readonly string[], root: string): TestArguments {
  const options: string[] = [];
  const patterns: string[] = [];
  const words = given.values();
  for (const word of words) {
    if (!word.startsWith('-')) patterns.push(word);
    else options.push(WITH_VALUE.has(word) ? `${word}=${words.next().value ?? ''}` : word);
  }
  const found = (patterns.length === 0 ? allTests(root) : patterns).flatMap((pattern) =>
    filesOf(pattern, root),
  );
  return { options, files: [...new Set(found)].sort() };
}

function filesOf(pattern: string, root: string): string[] {
  const path = resolve(root, pattern);
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  return globSync(isFolder ? join(pattern, '**/*.test.ts') : pattern, {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
}

const ASKING = new RegExp(`\\benv\\W+${TEST_DATABASE}\\b`);

/** Whether one of the files, or anything that it imports, asks for the database of the test run. */
export function needsDatabase(files: readonly string[], root: string): boolean {
  const seen = new Set<string>();
  const asks = (path: string): boolean => {
    if (seen.has(path) || !path.endsWith('.ts') || !existsSync(path)) return false;
    seen.add(path);
    const text = readFileSync(path, 'utf8');
    if (ASKING.test(text)) return true;
    const imports = importsOf(scanSource(path, text)).filter(({ specifier }) => specifier.startsWith('.'));
    return imports.some(({ specifier }) => asks(join(dirname(path), specifier)));
  };
  return files.some((file) => asks(join(root, file)));
}

/** Whether one of the files tests the built app: the end-to-end tests of the app are in `web/test`. */
export function needsApp(files: readonly string[]): boolean {
  return files.some((file) => file.startsWith('web/test/'));
}
