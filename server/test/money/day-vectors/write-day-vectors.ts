import { writeFile } from 'node:fs/promises';
import { figuresOf } from './day-vectors.ts';
import { randomReports } from './random-ledger.ts';

/** Writes `vectors/day.json`: `node_modules/.bin/node server/test/money/day-vectors/write-day-vectors.ts [seed]`. */
const DAYS = 60;
const seed = Number(process.argv[2] ?? 2026);

const ABOUT =
  'What the day reports of a restaurant say of the rows of its ledger, in kuruş; rates in basis points (1000 is 10 %). Each report is of its rows; carriedOver are the bills that were open at its end, and what is open of drawers and declared totals continues in the next one. The order of lists does not matter. The rules in words are in docs/money.md and docs/day-report.md.';

const reports = randomReports(DAYS, seed);
const expected = figuresOf(reports);
const lines = (values: readonly unknown[], indent: string) =>
  `[${values.map((value) => `\n${indent}${JSON.stringify(value)}`).join(',')}\n${indent.slice(2)}]`;
const written = reports.map(({ rows, carriedOver }, at) => {
  const { number, days, total, lifetime } = expected[at]!;
  return `    {
      "rows": ${lines(rows, '        ')},
      "carriedOver": ${JSON.stringify(carriedOver)},
      "expected": {
        "number": ${number},
        "days": ${lines(days, '          ')},
        "total": ${JSON.stringify(total)},
        "lifetime": ${JSON.stringify(lifetime)}
      }
    }`;
});
const text = `{\n  "about": ${JSON.stringify(ABOUT)},\n  "seed": ${seed},\n  "reports": [\n${written.join(',\n')}\n  ]\n}\n`;
await writeFile(new URL('../../../../vectors/day.json', import.meta.url), text);
