import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, BARE_ENVIRONMENT, runAs } from './postgres-account.ts';
import { END_SIGNALS, readPostmasterFile } from './postgres-orphan.ts';

/** How to run a server on a cluster. */
export interface ServerPlan {
  cluster: string;
  account: Account | null;
  /** The path of the `postgres` program. */
  program: string;
  logFile: string;
  /** A port on the loopback address; `null` for a socket in the cluster's folder. */
  port: number | null;
  /** The most connections. @default {@link CONNECTIONS} */
  connections?: number | undefined;
}

/** A PostgreSQL that this process started. */
export interface PostgresServer {
  pid: number | null;
  /** The text of the `postmaster.pid` that an earlier server left behind; `null` if there was none. */
  leftFile: string | null;
  /** Resolves when the server has ended, for any reason. */
  ended: Promise<void>;
  hasEnded(): boolean;
  /** The reason why it ended: the signal that ended it, else the reason in its log. */
  endReason(): string;
  /** Stops the server with the signals of {@link END_SIGNALS}. Resolves when it has ended. */
  end(): Promise<void>;
}

/** A server ended before it accepted connections. */
export class ServerNotStarted extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`PostgreSQL did not start: ${reason}`);
    this.name = 'ServerNotStarted';
    this.reason = reason;
  }
}

const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
const TAIL_BYTES = 64 * 1024;
const POLL_MS = 5;

/** Settings so that every acknowledged commit is on the disk, whatever the settings in the cluster say. */
const DURABLE = [
  'fsync=on',
  'full_page_writes=on',
  'synchronous_commit=on',
  'wal_level=replica',
  // On macOS a normal flush leaves the data in the cache of the disk.
  ...(process.platform === 'darwin' ? ['wal_sync_method=fsync_writethrough'] : []),
];

/** Enough for one small machine. */
const CONNECTIONS = 60;

/** Settings for a small machine: the queries of this service do not get faster with JIT or parallel workers. */
const SMALL = ['shared_buffers=64MB', 'jit=off', 'max_parallel_workers_per_gather=0'];

/** Settings for a short log, so that a constraint violation does not log the name or phone number of a guest. */
const QUIET = [
  'log_min_messages=warning',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
  'logging_collector=off',
  'log_destination=stderr',
];

const UTC = ['timezone=UTC', 'log_timezone=UTC'];

/** The longest path of a unix socket, in bytes. */
const SOCKET_PATH_LIMIT = process.platform === 'darwin' ? 103 : 107;

/** Whether the socket of a cluster has a path that the platform can connect to. */
export function hasUsableSocketPath(cluster: string): boolean {
  return Buffer.byteLength(`${cluster}/.s.PGSQL.5432`) <= SOCKET_PATH_LIMIT;
}

/** Starts a server in a new session, so that Ctrl-C does not reach it. It does not keep this process alive. */
export function launchServer(plan: ServerPlan): PostgresServer {
  const leftFile = readPostmasterFile(plan.cluster)?.text ?? null;
  const log = openLog(plan.logFile);
  const logStart = fstatSync(log).size;
  const child = spawnServer(plan, log);
  let reason = '';
  let hasEnded = false;
  const ended = new Promise<void>((done) => {
    child.once('error', (error) => {
      reason = error.message;
      done();
    });
    child.once('exit', (_code, signal) => {
      reason = signal === null ? reasonInLog(plan.logFile, logStart) : `it was ended by ${signal}`;
      done();
    });
  }).then(() => {
    hasEnded = true;
  });
  return {
    pid: child.pid ?? null,
    leftFile,
    ended,
    hasEnded: () => hasEnded,
    endReason: () => reason,
    end: () => endServer(child, ended),
  };
}

/**
 * Waits until a server accepts connections. After a crash it first recovers, which may take long. Ignores a
 * `postmaster.pid` of an earlier server, even if both have the same process id, as in containers.
 * @throws ServerNotStarted if it ends instead
 */
export async function waitUntilReady(
  server: Pick<PostgresServer, 'pid' | 'leftFile' | 'hasEnded' | 'endReason'>,
  plan: Pick<ServerPlan, 'cluster'>,
): Promise<void> {
  for (;;) {
    if (server.hasEnded()) throw new ServerNotStarted(server.endReason());
    const file = readPostmasterFile(plan.cluster);
    const isOwn = file !== null && file.pid === server.pid && file.text !== server.leftFile;
    if (isOwn && file.status === 'ready') return;
    await sleep(POLL_MS);
  }
}

/**
 * The arguments of the server. Settings are arguments, so that they also apply to clusters of earlier releases. -D
 * comes first, because orphans are found by it.
 */
function argumentsOf({ cluster, port, connections = CONNECTIONS }: ServerPlan): string[] {
  // The folder of the socket is relative to the cluster, so it needs no quoting.
  const access =
    port === null
      ? ['listen_addresses=', 'unix_socket_directories=.', 'unix_socket_permissions=0700', 'port=5432']
      : ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`];
  const settings = [...access, `max_connections=${connections}`, ...DURABLE, ...SMALL, ...QUIET, ...UTC];
  return ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])];
}

function spawnServer(plan: ServerPlan, log: number): ChildProcess {
  try {
    const child = spawn(plan.program, argumentsOf(plan), {
      ...runAs(plan.account),
      cwd: '/',
      env: BARE_ENVIRONMENT,
      detached: true,
      stdio: ['ignore', log, log],
    });
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

async function endServer(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.ref();
  for (const { signal, waitMs } of END_SIGNALS) {
    child.kill(signal);
    const waiting = new AbortController();
    const timeout = sleep(waitMs, false, { signal: waiting.signal }).catch(() => false);
    const isOver = await Promise.race([ended.then(() => true), timeout]);
    waiting.abort();
    if (isOver) return;
  }
}

/** Opens the log for appending. A large log is first renamed, which replaces the previously renamed one. */
function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

/** The last line of the log since `start` that gives a reason. */
function reasonInLog(logFile: string, start: number): string {
  const lines = tailOf(logFile, start).trim().split('\n');
  const line = lines.findLast((text) => /\b(FATAL|PANIC):/.test(text)) ?? lines.at(-1);
  return line?.replace(/^.*?\b(FATAL|PANIC|ERROR|LOG):\s+/, '') || 'no reason given';
}

function tailOf(logFile: string, start: number): string {
  let log: number | undefined;
  try {
    log = openSync(logFile, 'r');
    const { size } = fstatSync(log);
    const from = Math.max(start, size - TAIL_BYTES);
    const tail = Buffer.alloc(Math.max(0, size - from));
    readSync(log, tail, 0, tail.length, from);
    return tail.toString('utf8');
  } catch (error) {
    return String(error);
  } finally {
    if (log !== undefined) closeSync(log);
  }
}
