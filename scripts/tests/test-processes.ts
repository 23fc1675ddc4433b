import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Test files that take long, mostly because they wait for services that they start. Each has a process to
 * itself. The longest comes first, so that none is left over when the others are done.
 */
export const LONG_FILES = [
  'server/test/crashes/crashes.test.ts',
  'scripts/dev.test.ts',
  'server/test/pages/guest-browser.test.ts',
  'server/test/start/start.test.ts',
  'server/test/upgrades/builds-side-by-side.test.ts',
  'server/test/upgrades/rolling-upgrade.test.ts',
  'server/src/command/events/listen.test.ts',
  'server/test/races/races.test.ts',
  'server/test/money/quarter/day-quarter.test.ts',
  'server/test/crashes/money-crashes.test.ts',
  'server/test/webhooks/webhook-chaos.test.ts',
  'scripts/run.test.ts',
  'server/src/postgres/embedded-postgres-crash.test.ts',
  'server/src/postgres/embedded-postgres.test.ts',
  'server/src/postgres/embedded-postgres-root.test.ts',
  'server/test/start/demo-removal.test.ts',
  'server/test/crashes/print-crashes.test.ts',
  'server/test/races/money-races.test.ts',
  'server/src/operator-api/venues/importer.test.ts',
  'server/src/operator-api/venues/import-document.test.ts',
  'server/test/tenancy/tenancy.test.ts',
  'server/test/races/reservation-races.test.ts',
  'server/test/races/booking-storm.test.ts',
];

/**
 * Files that share a process load the service once. More of them would save little, and the last process
 * would end later than the others.
 */
const FILES_A_PROCESS = 36;
/** Files that open pages of the app take longer. */
const PAGE_FILES_A_PROCESS = 8;

/**
 * Decides which test files run in the same process: first those that open pages, some together, then long files
 * alone, then the others.
 */
export function planProcesses(files: readonly string[]): string[][] {
  const long = LONG_FILES.filter((file) => files.includes(file));
  const others = files.filter((file) => !LONG_FILES.includes(file));
  const opensPages = (file: string) => file.startsWith('web/test/');
  return [
    ...spread(others.filter(opensPages), PAGE_FILES_A_PROCESS),
    ...long.map((file) => [file]),
    ...spread(
      others.filter((file) => !opensPages(file)),
      FILES_A_PROCESS,
    ),
  ];
}

/** Files of one folder take about the same time, so neighbours go to different processes. */
function spread(files: readonly string[], aProcess: number): string[][] {
  const processes = Array.from({ length: Math.ceil(files.length / aProcess) }, (): string[] => []);
  for (const [index, file] of files.entries()) processes[index % processes.length]!.push(file);
  return processes;
}

/**
 * Writes one entry file a process and returns their paths, which sort in the order of the processes: Node
 * runs test files sorted.
 */
export function writeEntries(
  processes: readonly (readonly string[])[],
  { root, folder }: { root: string; folder: string },
): string[] {
  const runner = pathToFileURL(join(import.meta.dirname, 'run-files.ts')).href;
  return processes.map((files, index) => {
    const path = join(folder, `${String(index).padStart(4, '0')}.test.mjs`);
    const run = `await runFiles(${JSON.stringify(root)}, ${JSON.stringify(files)});`;
    writeFileSync(path, `import { runFiles } from ${JSON.stringify(runner)};\n${run}\n`);
    return path;
  });
}
