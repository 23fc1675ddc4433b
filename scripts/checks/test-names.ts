import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineAt, type Source, scanSource } from './source-scan.ts';

const TESTS = ['server/**/*.test.ts', 'scripts/**/*.test.ts'];
const TEST_CALL = /(?<![.\w$])(?:t\.|context\.)?(?:test|it)(?:\.\w+)?\(/g;

/** Finds tests with the same name in one file: a failure must say which promise was broken. */
export function findDoubleTestNames(root: string): string[] {
  const paths = globSync(TESTS, { cwd: root, exclude: ['**/node_modules'] }).sort();
  return paths.flatMap((path) => doubleNamesIn(scanSource(path, readFileSync(join(root, path), 'utf8'))));
}

/** The same for one file. Names that are built from parts are not checked. */
export function doubleNamesIn(source: Source): string[] {
  const firstLines = new Map<string, number>();
  const doubles: string[] = [];
  for (const match of source.code.matchAll(TEST_CALL)) {
    const name = nameAt(source.text, match.index + match[0].length);
    if (name === null) continue;
    const line = lineAt(source, match.index);
    const first = firstLines.get(name);
    if (first === undefined) firstLines.set(name, line);
    else doubles.push(`${source.path}:${line} "${name}" is also the name of the test on line ${first}`);
  }
  return doubles;
}

function nameAt(text: string, index: number): string | null {
  const rest = /^\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/.exec(text.slice(index, index + 500));
  return rest === null || (rest[1] === '`' && rest[2]!.includes('${')) ? null : rest[2]!;
}
