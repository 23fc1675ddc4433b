import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/src/postgres/embedded-postgres.ts';
import { openDatabase } from '../../server/src/store/open-database.ts';
import { migrate } from '../../server/src/store/schema/migrate.ts';
import { TEMPLATE } from '../../server/test/cluster/cluster.ts';
import { quickFolder } from '../../server/test/postgres/quick-folder.ts';
import { recordingArguments } from '../../server/test/statements/sent-statements.ts';
import { installBrowser } from '../install/install-browser.ts';
import { dieOf, passSignalsOn } from '../signals.mjs';
import { needsApp, needsDatabase, readTestArguments, TEST_DATABASE } from './test-plan.ts';
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

/** Of the database that all tests share: each service that one of them starts opens up to ten. */
const CONNECTIONS = 300;

/** Limits for a test or process that never ends, and for the run. They decide no test. */
const TEST_HANGS_AFTER_MS = 600_000;
const RUN_HANGS_AFTER_MS = 1_500_000;
/** A cluster on the same cores takes several times as long. */
const CLUSTER_HANGS_AFTER_MS = 5_400_000;

interface TestDatabase {
  url: string;
  stop(): Promise<void>;
}

/**
 * Runs the tests that the arguments name, with a database if they need one, and exits with the code of the
 * runner.
 */
async function main(): Promise<void> {
  const { options, files } = readTestArguments(process.argv.slice(2), ROOT);
  if (files.length === 0) {
    console.error('No test file is named like that.');
    process.exit(1);
  }
  installBrowser(ROOT, files);
  if (needsApp(files)) buildApp();
  const signals = passSignalsOn({ untilChild: 'hold' });
  const given = process.env[TEST_DATABASE];
  const database = given === undefined && needsDatabase(files, ROOT) ? await startTestDatabase() : null;
  const folder = mkdtempSync(join(tmpdir(), 'sofra-test-entries-'));
  const entries = writeEntries(planProcesses(files), { root: ROOT, folder });
  const runner = spawn(process.execPath, [...runnerArguments(options), ...entries], {
    cwd: ROOT,
    env: {
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      // Temporary files are in memory too: most are the profiles of browsers.
      TMPDIR: quickFolder(),
      ...process.env,
      ...(database === null ? {} : { [TEST_DATABASE]: database.url }),
    },
    stdio: 'inherit',
  });
  signals.passTo(runner);
  const { code, signal } = await endInTime(runner, process.env[TEMPLATE] !== undefined);
  rmSync(folder, { recursive: true, force: true });
  await database?.stop();
  if (signal !== null) dieOf(signal);
  process.exit(code ?? 1);
}

/** Builds the app and the documentation if their sources have changed. Ends the run when that fails. */
function buildApp(): void {
  const script = join(ROOT, 'scripts', 'build.ts');
  const { status } = spawnSync(process.execPath, [script, '--if-stale'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

function runnerArguments(options: readonly string[]): string[] {
  const own = [
    ...recordingArguments(),
    `--max-semi-space-size=${NEW_OBJECTS_MB}`,
    '--test-reporter=spec',
    `--test-concurrency=${PROCESSES_AT_ONCE}`,
    `--test-timeout=${TEST_HANGS_AFTER_MS}`,
  ];
  const given = new Set(options.map(nameOf));
  return ['--test', ...own.filter((option) => !given.has(nameOf(option))), ...options];
}

function nameOf(option: string): string {
  return option.split('=', 1)[0]!;
}

/** Prints nothing after the summary of the runner: the output of PostgreSQL comes before it. */
async function startTestDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(quickFolder(), 'sofra-tests-'));
  // PostgreSQL may run under another account, which needs access to the folder.
  chmodSync(folder, 0o711);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let isStopping = false;
  const say = (fields: unknown, message?: string) => {
    if (!isStopping) console.error(message ?? String(fields));
  };
  let postgres: EmbeddedPostgres;
  try {
    postgres = await startEmbeddedPostgres({
      dataDir: folder,
      connections: CONNECTIONS,
      log: { info: () => {}, warn: say, error: say },
    });
  } catch (error) {
    remove();
    throw error;
  }
  const stop = async () => {
    isStopping = true;
    await postgres.stop();
    remove();
  };
  await prepareDatabases(postgres.connection);
  return { url: urlOf(postgres.connection), stop };
}

/**
 * Lets the database answer a commit before it is on disk: the tests that kill a database start one of their
 * own, and the others run faster. New databases are copies that have the schema.
 */
async function prepareDatabases(connection: EmbeddedPostgres['connection']): Promise<void> {
  const template = { ...connection, database: 'template1' };
  const db = openDatabase(template, { connections: 1, onIdleError: () => {} });
  await db.query({ text: 'alter role current_user set synchronous_commit = off' });
  await migrate(db);
  await db.close();
}

/** The folder of a socket takes the place of the host, encoded, as in PostgreSQL's own programs. */
function urlOf({ host, port, user, password, database }: EmbeddedPostgres['connection']): string {
  const [name, secret, server, base] = [user, password, host, database].map(encodeURIComponent);
  return `postgres://${name}:${secret}@${server}:${port}/${base}`;
}

async function endInTime(
  runner: ChildProcess,
  isOnCluster: boolean,
): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  let isLate = false;
  const guard = setTimeout(
    () => {
      console.error('The tests do not end; the files that are still running fail below.');
      isLate = true;
      runner.kill('SIGTERM');
    },
    isOnCluster ? CLUSTER_HANGS_AFTER_MS : RUN_HANGS_AFTER_MS,
  );
  const [code, signal] = (await once(runner, 'exit')) as [number | null, NodeJS.Signals | null];
  clearTimeout(guard);
  return isLate ? { code: code || 1, signal: null } : { code, signal };
}

await main();
