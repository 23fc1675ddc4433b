import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A block of code with the line before it; a block in a list is indented. */
const BLOCK = /(?:^(.*)\n)?^( *)```(\S*)[^\n]*\n[\s\S]*?^\2```[ \t]*$/gm;

/** Languages of blocks that are a program's output, or no code. */
const OUTPUT: ReadonlySet<string> = new Set(['', 'console', 'text']);

/**
 * Finds code in the documents that no test checks: each block is a region of a file that a test runs (`<!-- snippet: …
 * -->`), or taken out of the page and run by a test (`<!-- run by: … -->`), or says why it is only shown (`<!-- shown only:
 * … -->`). Output of a program is no code. Returns a sentence for each.
 */
export function findLooseCode(root: string): string[] {
  const documents = globSync('{README.md,docs/**/*.md}', {
    cwd: root,
    exclude: ['docs/decisions/**'],
  }).sort();
  return documents.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [...text.matchAll(BLOCK)].flatMap((block) => {
      const [, before, , language = ''] = block;
      const line = text.slice(0, block.index).split('\n').length + (before === undefined ? 0 : 1);
      const problem = OUTPUT.has(language) ? null : problemOf(root, path, before ?? '');
      return problem === null ? [] : [`${path}:${line} ${language}: ${problem}`];
    });
  });
}

function problemOf(root: string, path: string, before: string): string | null {
  const [, kind, what = ''] = /^ *<!-- (snippet|run by|shown only): (.+) -->$/.exec(before) ?? [];
  if (kind === undefined) return 'no test runs this code: see CONTRIBUTING.md, "The documentation"';
  if (kind !== 'run by') return null;
  if (!existsSync(join(root, what))) return `there is no ${what}`;
  const isNamed = readFileSync(join(root, what), 'utf8').includes(basename(path));
  return isNamed ? null : `${what} does not read this document`;
}
