import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { quickFolder } from '../../test/postgres/quick-folder.ts';
import type { Logger } from '../parts/parts.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { installedBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import { readPostmasterFile } from './postgres-orphan.ts';

/** A log that keeps its lines, each as `level: sentence`. */
export interface RecordedLog extends Pick<Logger, 'info' | 'warn' | 'error'> {
  lines: string[];
}

/** Another process with a running PostgreSQL, which a test kills. */
export interface OtherProcess {
  child: ChildProcess;
  /** The connection of the owner role. */
  connection: PostgresConnection;
  serverPid: number;
}

const TIMEOUT_MS = 90_000;

/** The folder for clusters that PostgreSQL's account cannot reach in their data folder. */
export const ELSEWHERE = '/var/lib/sofra';

const cleanUps = new WeakMap<TestContext, (() => unknown)[]>();

/** Runs something after the test, last registered first: a server must end before its folder is removed. */
export function cleanUpAfterTest(test: TestContext, cleanUp: () => unknown): void {
  const known = cleanUps.get(test);
  if (known !== undefined) {
    known.unshift(cleanUp);
    return;
  }
  const all = [cleanUp];
  cleanUps.set(test, all);
  test.after(async () => {
    for (const end of all) await end();
  });
}

/** Makes an empty log. */
export function recordLog(): RecordedLog {
  const lines: string[] = [];
  const keep = (level: string) => (fields: unknown, message?: string) => {
    lines.push(`${level}: ${message ?? String(fields)}`);
  };
  return { lines, info: keep('info'), warn: keep('warn'), error: keep('error') };
}

/**
 * Makes a folder for one test that every account may pass through, and removes it afterwards.
 */
export function temporaryFolder(test: TestContext): string {
  const folder = mkdtempSync(join(realpathSync(quickFolder()), 'sofra-test-'));
  chmodSync(folder, 0o711);
  cleanUpAfterTest(test, () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The line that root logs if PostgreSQL's account cannot read the installation. */
export const COPYING_LINE = 'info: copying PostgreSQL to where its account can read it';

/** The logged lines without {@link COPYING_LINE}, which depends on the permissions of this installation. */
export function linesWithoutCopying({ lines }: RecordedLog): string[] {
  return lines.filter((line) => line !== COPYING_LINE);
}

/** Copies the installed binaries for one test, readable for every account (`isOpen`) or only for this one. */
export function copyBinaries(test: TestContext, isOpen: boolean): PostgresBinaries {
  const home = join(temporaryFolder(test), 'home');
  mkdirSync(home, { mode: isOpen ? 0o755 : 0o700 });
  const installed = installedBinaries();
  const copy = { folder: join(home, 'native'), version: installed.version };
  cpSync(installed.folder, copy.folder, { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(copy.folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(copy.folder, name);
    const found = lstatSync(path);
    if (!found.isSymbolicLink()) chmodSync(path, isOpen ? found.mode | 0o055 : found.mode & 0o700);
  }
  chmodSync(copy.folder, 0o755);
  return copy;
}

/** Removes, after the test, every cluster under {@link ELSEWHERE} that a data folder in this folder links to. */
export function removeElsewhereAfter(test: TestContext, folder: string): void {
  cleanUpAfterTest(test, () => {
    for (const name of readdirSync(folder)) {
      const link = join(folder, name, 'postgres');
      if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) continue;
      const cluster = readlinkSync(link);
      for (const path of [cluster, `${cluster}.lock`]) rmSync(path, { recursive: true, force: true });
    }
    try {
      rmdirSync(ELSEWHERE);
    } catch {
      // Not empty: other tests have clusters there.
    }
  });
}

/** Starts a PostgreSQL, and stops it after the test if the test has not done so. */
export async function startPostgresForTest(
  test: TestContext,
  dataDir: string,
  log = recordLog(),
  installed = installedBinaries(),
): Promise<EmbeddedPostgres> {
  const engine = await startEmbeddedPostgres({ dataDir, log, installed });
  cleanUpAfterTest(test, () => engine.stop());
  return engine;
}

/** Runs one statement on a new connection and returns its rows as lists. */
export async function query(connection: PostgresConnection, text: string): Promise<unknown[][]> {
  const client = new pg.Client({ ...connection, ssl: false });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

/** Waits until a condition returns `true`; an error of the condition counts as `false`. */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    const isMet = await Promise.resolve()
      .then(condition)
      .catch(() => false);
    if (isMet) return;
    await sleep(20);
  }
  throw new Error(`not reached in time: ${what}`);
}

/** Spawns a process in a new process group that starts a PostgreSQL on the folder; does not wait for it. */
export function spawnPostgresOwner(test: TestContext, dataDir: string): ChildProcess {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('./embedded-postgres.ts'))};
    const log = { info() {}, warn() {}, error() {} };
    const dataDir = ${JSON.stringify(dataDir)};
    const engine = await startEmbeddedPostgres({ dataDir, log }).catch((error) => {
      console.log(JSON.stringify({ refused: error.name + ': ' + error.message }));
      process.exit(1);
    });
    console.log(JSON.stringify({ connection: engine.ownerConnection, serverPid: engine.processId() }));
    process.stdin.resume().on('end', () => process.stdin.unref());
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  cleanUpAfterTest(test, async () => {
    killGroup(child);
    await until(() => readPostmasterFile(join(dataDir, 'postgres')) === null, 'its server to end');
  });
  return child;
}

/**
 * Kills a spawned service and its process group, such as a running initdb. Its PostgreSQL server is in another group.
 */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The whole group has ended.
  }
}

/** The first line that a spawned service prints: its connection, or the reason why it did not start. */
export async function firstLine(
  child: ChildProcess,
): Promise<Omit<OtherProcess, 'child'> & { refused?: string }> {
  if (child.stdout === null) throw new Error('nothing can be read from the process');
  const [line] = await once(createInterface(child.stdout), 'line');
  return JSON.parse(line);
}

/** Starts a PostgreSQL in another process. */
export async function startInOtherProcess(test: TestContext, dataDir: string): Promise<OtherProcess> {
  const child = spawnPostgresOwner(test, dataDir);
  const { refused, ...started } = await firstLine(child);
  if (refused !== undefined) throw new Error(refused);
  return { child, ...started };
}

/** Kills a process with SIGKILL, and waits until it has ended. */
export async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
