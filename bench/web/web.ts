import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { boardRows } from './board-rows.ts';
import { firstLoad } from './first-load.ts';
import { freshStart } from './fresh-start.ts';
import { interactive } from './interactive.ts';
import { menuSearch } from './menu-search.ts';
import { savedChange } from './saved-change.ts';
import { mergeWebSection } from './web-section.ts';

const MEASUREMENTS = [firstLoad, interactive, boardRows, menuSearch, freshStart, savedChange];

const REPORT = new URL('../../BENCHMARKS.md', import.meta.url);
const BUILT = new URL('../../web/dist/index.html', import.meta.url);

/** Measures the app, or only what the words name, prints the results, and puts them into BENCHMARKS.md. */
export async function measureWeb(words: readonly string[]): Promise<void> {
  if (!existsSync(BUILT)) throw new Error('The app is not built: run "npm run build" first.');
  const rows = MEASUREMENTS.flatMap((measurement) => measurement.rows);
  for (const measurement of MEASUREMENTS) {
    if (words.length > 0 && !words.includes(measurement.word)) continue;
    const texts = await measurement.measure();
    const measured = measurement.rows.map((row, at) => ({ ...row, measured: texts[at]! }));
    for (const row of measured) console.log(`${row.what}: ${row.measured}; goal ${row.goal}`);
    await writeFile(REPORT, mergeWebSection(await readFile(REPORT, 'utf8'), measured, rows));
  }
}
