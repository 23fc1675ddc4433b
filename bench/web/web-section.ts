import { sectionOf, withSection } from '../report.ts';

/** A row of the section, measured. */
interface MeasuredRow {
  what: string;
  goal: string;
  measured: string;
}

const TITLE = '## The app';
/** The text of BENCHMARKS.md with some rows of the section on the app measured anew; the others stay. */
export function mergeWebSection(
  report: string,
  measured: readonly MeasuredRow[],
  rows: readonly { what: string }[],
): string {
  const before = sectionOf(report, TITLE);
  const lines = rows.flatMap(({ what }) => {
    const row = measured.find((one) => one.what === what);
    if (row !== undefined) return [`| ${what} | ${row.measured} | ${row.goal} |`];
    return before.split('\n').filter((line) => line.startsWith(`| ${what} |`));
  });
  const section = `${TITLE}

Written by \`npm run bench -- web\`: the built app in Chromium on the same two cores as the service and its database.

| what | measured | goal |
|---|---:|---:|
${lines.join('\n')}

Script is what the browser fetched of a first load. A screen can be used once its first control is painted and the page takes the next event.
A tap counts from its event until the frame after it is painted. The heap of the
board is read after garbage was collected, with the same ten tickets on it. A frame is the time between two that the browser drew.

`;
  return withSection(report, section);
}
