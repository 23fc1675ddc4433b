import { readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { fileURLToPath } from 'node:url';

/** What one call runs through at most: files of `server/src`, and their lines. */
export const HOT_PATH_BOUNDS = {
  'an order': { files: 65, lines: 6_900 },
  'a menu': { files: 35, lines: null },
};

/** The files of `server/src` of which a function was called, sorted. What stands around all functions runs when a file is loaded. */
export function calledFiles(coverage: readonly Profiler.ScriptCoverage[]): string[] {
  return coverage
    .filter(({ url }) => url.includes('/server/src/') && !url.endsWith('.test.ts'))
    .filter(({ functions }) =>
      functions.some(({ ranges: [range] }) => range!.startOffset > 0 && range!.count > 0),
    )
    .map(({ url }) => fileURLToPath(url))
    .sort();
}

/** How many lines some files have together: all count, for they are what somebody opens who follows the call. */
export function linesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
}
