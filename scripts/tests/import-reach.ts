import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, scanSource } from '../checks/source-scan.ts';

/**
 * All that a file imports, directly or through others, itself included: the text of each file by its path from the
 * root, and an empty text by the name of each package.
 */
export type Reach = (file: string) => ReadonlyMap<string, string>;

/** Follows imports from test files. Each file is read once. */
export function createReach(root: string): Reach {
  const sources = new Map<string, { text: string; imports: string[] }>();
  const read = (path: string) => sources.getOrInsertComputed(path, () => readSource(root, path));
  return (file) => {
    const reached = new Map<string, string>();
    const waiting = [file];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (reached.has(path)) continue;
      const { text, imports } = read(path);
      reached.set(path, text);
      waiting.push(...imports);
    }
    return reached;
  };
}

function readSource(root: string, path: string): { text: string; imports: string[] } {
  const absolute = join(root, path);
  if (!/\.tsx?$/.test(path) || !existsSync(absolute)) return { text: '', imports: [] };
  const text = readFileSync(absolute, 'utf8');
  const imports = importsOf(scanSource(path, text)).map(({ specifier }) =>
    specifier.startsWith('.') ? join(path, '..', specifier) : specifier,
  );
  return { text, imports };
}
