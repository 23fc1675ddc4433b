import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '../core/setup-error.ts';
import type { Logger } from '../parts/parts.ts';
import { BARE_ENVIRONMENT } from './postgres-account.ts';

/**
 * The content of `postmaster.pid`, which a running PostgreSQL writes; `status` is `ready` when it accepts
 * connections.
 */
export interface PostmasterFile {
  pid: number;
  /** The port on the loopback address; `null` for a socket in the folder of the cluster. */
  port: number | null;
  status: string;
  /** The whole text. It differs for each server, even with the same process id, because it contains the start time. */
  text: string;
}

/** The signals that stop a PostgreSQL (fast, immediate, kill), and how long to wait after each before the next one. */
export const END_SIGNALS = [
  { signal: 'SIGINT', waitMs: 8_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
] as const;

const PID_LINE = 0;
const PORT_LINE = 3;
const ADDRESS_LINE = 5;
const STATUS_LINE = 7;

/** Reads `postmaster.pid` of a cluster; `null` if there is no file or it is incomplete. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  try {
    const text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
    const lines = text.split('\n');
    const pid = Number(lines[PID_LINE]);
    if (!Number.isInteger(pid) || pid <= 0) return null;
    const port = lines[ADDRESS_LINE]?.trim() ? Number(lines[PORT_LINE]) : null;
    return { pid, port, status: lines[STATUS_LINE]?.trim() ?? '', text };
  } catch {
    return null;
  }
}

/**
 * Stops a PostgreSQL that still runs on a cluster after its service died. Only the process that has locked the data
 * folder may call it: then any running server of the cluster is such an orphan.
 * @throws SetupError if it cannot be stopped
 */
export async function endOrphanedServer(cluster: string, log: Pick<Logger, 'warn'>): Promise<void> {
  const pid = readPostmasterFile(cluster)?.pid;
  if (pid === undefined) return;
  if (!isServerOf(cluster, pid)) {
    deleteForeignFiles(cluster, pid);
    return;
  }
  log.warn({ pid }, 'ending a PostgreSQL that an earlier run left behind');
  for (const { signal, waitMs } of END_SIGNALS) {
    send(pid, signal);
    const deadline = performance.now() + waitMs;
    while (performance.now() < deadline) {
      if (!isServerOf(cluster, pid)) return;
      await sleep(10);
    }
  }
  throw new SetupError(
    `The PostgreSQL with the process number ${pid} on ${cluster} does not end; end it, then start again.`,
  );
}

/**
 * Kills the session processes that a killed server left behind. They would first finish their statements, and keep
 * the shared memory that a new server needs. Only Linux shows which processes these are; on other systems they end
 * after their statement.
 */
export function endLeftoverSessions(cluster: string): void {
  if (process.platform !== 'linux') return;
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (Number.isInteger(pid) && workingFolderOf(pid) === cluster && /^postgres: /.test(commandOf(pid))) {
      send(pid, 'SIGQUIT');
    }
  }
}

/**
 * Whether a process is a server of this cluster. Reads the command line of the process, because another process may
 * have the process id of the file by now.
 */
function isServerOf(cluster: string, pid: number): boolean {
  const command = commandOf(pid);
  if (!command.includes('postgres -D ')) return false;
  return command.includes(`postgres -D ${cluster} -c `) || workingFolderOf(pid) === cluster;
}

/**
 * Deletes the files of a server that has ended, if another process has its process id now: PostgreSQL refuses to
 * start while a process of its user has the id in the file. This happens in containers, which reuse low process ids.
 * The caller has checked that the process does not belong to this cluster.
 */
function deleteForeignFiles(cluster: string, pid: number): void {
  try {
    process.kill(pid, 0);
  } catch {
    return;
  }
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) rmSync(join(cluster, name), { force: true });
}

/** The command line of a process, separated by blanks; empty if the process has ended. */
function commandOf(pid: number): string {
  if (process.platform !== 'linux') {
    const result = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], {
      env: BARE_ENVIRONMENT,
      encoding: 'utf8',
    });
    return result.stdout?.trim() ?? '';
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function workingFolderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended, or this user may not end it; the caller checks whether it still runs.
  }
}
