import type { Reach } from './import-reach.ts';

/** What a test imports that opens pages in a browser. */
export const BROWSER = 'server/test/pages/browser.ts';

/** What only slow tests import: a browser, and the service as a process of its own. */
export const SLOW_IMPORTS = [BROWSER, 'playwright-core', 'server/test/harness/service-process.ts'];

/** Other tests that start or kill processes, play storms or try many seeds. */
export const SLOW_FILES = [
  'scripts/checks/compare-openapi.test.ts',
  'scripts/run.test.ts',
  'sdk/test/package.test.ts',
  'server/src/command/main.test.ts',
  'server/src/operator-api/venues/import-document.test.ts',
  'server/src/operator-api/venues/importer.test.ts',
  'server/src/postgres/cluster/cluster-roles.test.ts',
  'server/src/postgres/embedded-postgres-crash.test.ts',
  'server/src/postgres/embedded-postgres-root.test.ts',
  'server/src/postgres/embedded-postgres.test.ts',
  'server/src/postgres/upgrade/upgrade-cluster.test.ts',
  'server/test/assistants/assistant-seeds.test.ts',
  'server/test/crashes/fail-over-losses.test.ts',
  'server/test/money/large-export.test.ts',
  'server/test/races/reservation-races.test.ts',
  'server/test/venues/guessing.test.ts',
];

/** Whether a test belongs to `npm run test:slow`; the others are those of `npm test`. */
export function isSlow(file: string, reach: Reach): boolean {
  if (SLOW_FILES.includes(file)) return true;
  const reached = reach(file);
  return SLOW_IMPORTS.some((path) => reached.has(path));
}
