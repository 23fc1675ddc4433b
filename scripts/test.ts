import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/src/store/embedded-postgres.ts';
import { dieOf, passSignalsOn } from './signals.mjs';
import { needsDatabase, readTestArguments, TEST_DATABASE } from './test-plan.ts';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** A guard against a test that never ends; none is decided by it. */
const HANGING_AFTER_MS = 600_000;

interface TestDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Runs the tests that the arguments name, with a database for those that need one, and ends as their runner ends. */
async function main(): Promise<void> {
  const { options, files } = readTestArguments(process.argv.slice(2), ROOT);
  if (files.length === 0) {
    console.error('No test file is named like that.');
    process.exit(1);
  }
  const signals = passSignalsOn();
  const given = process.env[TEST_DATABASE];
  const database = given === undefined && needsDatabase(files, ROOT) ? await startTestDatabase() : null;
  const env = database === null ? process.env : { ...process.env, [TEST_DATABASE]: database.url };
  const runner = spawn(process.execPath, [...runnerArguments(options), ...files], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  signals.passTo(runner);
  const { code, signal } = await endOf(runner);
  await database?.stop();
  if (signal !== null) dieOf(signal);
  process.exit(code ?? 1);
}

function runnerArguments(options: readonly string[]): string[] {
  const own = [
    '--test-reporter=spec',
    `--test-concurrency=${availableParallelism()}`,
    `--test-timeout=${HANGING_AFTER_MS}`,
  ];
  const isGiven = (option: string) => options.some((given) => given.startsWith(option.split('=', 1)[0]!));
  return ['--test', ...own.filter((option) => !isGiven(option)), ...options];
}

/** Once the runner has printed its summary nothing more is printed: what PostgreSQL has to say is said before. */
async function startTestDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-tests-'));
  // PostgreSQL may run under an account of its own, which has to pass through.
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
  return { url: urlOf(postgres.connection), stop };
}

/** The folder of a socket stands where a host does, encoded, as PostgreSQL's own programs take it, too. */
function urlOf({ host, port, user, password, database }: EmbeddedPostgres['connection']): string {
  const [name, secret, place, base] = [user, password, host, database].map(encodeURIComponent);
  return `postgres://${name}:${secret}@${place}:${port}/${base}`;
}

function endOf(child: ChildProcess): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

await main();
