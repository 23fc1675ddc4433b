import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { quickFolder } from '../../server/test/postgres/quick-folder.ts';
import { recordingArguments } from '../../server/test/statements/sent-statements.ts';
import { installBrowser } from '../install/install-browser.ts';
import { dieOf, passSignalsOn } from '../signals.mjs';
import { createReach, type Reach } from './import-reach.ts';
import { BROWSER, isSlow } from './slow-tests.ts';
import { startTestDatabase } from './test-database.ts';
import {
  allTestFiles,
  filesNear,
  filesOf,
  needsApp,
  needsDatabase,
  readTestArguments,
  TEST_DATABASE,
  TEST_SERVICE,
} from './test-plan.ts';
import { planProcesses, writeEntries } from './test-processes.ts';

const ROOT = dirname(dirname(import.meta.dirname));

/** Compiled modules, so that each test file and each service that it starts loads them faster. */
const COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'compile');

/** Many tests wait for a process, a page or a timeout: two more than there are cores keep the cores busy. */
const PROCESSES_AT_ONCE = availableParallelism() + 2;

/**
 * Space of each test process for new objects: with Node's own 16 MB, the many objects that are made while the
 * service is loaded cost a tenth more processor time.
 */
const NEW_OBJECTS_MB = 32;

/** Ends a run in which no test ends any more. */
const STALL_GUARD = join(import.meta.dirname, 'stall-guard.ts');

/** Says which tests run where no pattern does: `quick` ones, without it; `slow` ones; or `all`. */
const PART = '--part=';

/**
 * Runs the tests that the arguments name, of either part; without any, those of one part. Starts a database if they
 * need one, and exits with the code of the runner.
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const part = given.find((word) => word.startsWith(PART))?.slice(PART.length) ?? 'quick';
  const { options, patterns } = readTestArguments(given.filter((word) => !word.startsWith(PART)));
  const reach = createReach(ROOT);
  const files = patterns.length > 0 ? filesOfAll(patterns) : filesOfPart(part, reach);
  if (files.some((file) => reach(file).has(BROWSER))) installBrowser(ROOT);
  if (needsApp(files)) buildApp();
  const signals = passSignalsOn({ untilChild: 'hold' });
  const isDatabaseGiven = process.env[TEST_DATABASE] !== undefined;
  const database = !isDatabaseGiven && needsDatabase(files, reach) ? await startTestDatabase() : null;
  const folder = mkdtempSync(join(tmpdir(), 'sofra-test-entries-'));
  const entries = writeEntries(planProcesses(files), { root: ROOT, folder });
  const runner = spawn(process.execPath, [...runnerArguments(options), ...entries], {
    cwd: ROOT,
    env: {
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      // Temporary files are in memory too: most are the profiles of browsers.
      TMPDIR: quickFolder(),
      ...process.env,
      ...(database === null ? {} : { [TEST_DATABASE]: database.url, [TEST_SERVICE]: database.serviceUrl }),
    },
    stdio: 'inherit',
  });
  signals.passTo(runner);
  const [code, signal] = (await once(runner, 'exit')) as [number | null, NodeJS.Signals | null];
  rmSync(folder, { recursive: true, force: true });
  await database?.stop();
  if (signal !== null) dieOf(signal);
  process.exit(code ?? 1);
}

/** The files of all patterns. Ends the run when one chooses none: what it was meant to try would not be tried. */
function filesOfAll(patterns: readonly string[]): string[] {
  const all = allTestFiles(ROOT);
  const chosen = patterns.map((pattern) => ({ pattern, files: filesOf(pattern, { root: ROOT, all }) }));
  const unmatched = chosen.filter(({ files }) => files.length === 0);
  for (const { pattern } of unmatched) {
    console.error(`No test file matches "${pattern}".`);
    for (const file of filesNear(pattern, all)) console.error(`  near: ${file}`);
  }
  if (unmatched.length > 0) process.exit(1);
  return [...new Set(chosen.flatMap(({ files }) => files))].sort();
}

function filesOfPart(part: string, reach: Reach): string[] {
  const all = allTestFiles(ROOT);
  return part === 'all' ? all : all.filter((file) => isSlow(file, reach) === (part === 'slow'));
}

/** Builds the app and the documentation if their sources have changed. Ends the run when that fails. */
function buildApp(): void {
  const script = join(ROOT, 'scripts', 'build.ts');
  const { status } = spawnSync(process.execPath, [script, '--if-stale', 'app', 'docs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

function runnerArguments(options: readonly string[]): string[] {
  const own = [
    ...recordingArguments(),
    `--max-semi-space-size=${NEW_OBJECTS_MB}`,
    `--test-concurrency=${PROCESSES_AT_ONCE}`,
  ];
  const given = new Set(options.map(nameOf));
  const reporters = [`--test-reporter=${STALL_GUARD}`, '--test-reporter-destination=stderr'];
  if (!given.has('--test-reporter')) reporters.push('--test-reporter=spec');
  if (!given.has('--test-reporter-destination')) reporters.push('--test-reporter-destination=stdout');
  return ['--test', ...own.filter((option) => !given.has(nameOf(option))), ...options, ...reporters];
}

function nameOf(option: string): string {
  return option.split('=', 1)[0]!;
}

await main();
