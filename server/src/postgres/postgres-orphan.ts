import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '../core/setup-error.ts';
import type { Logger } from '../parts.ts';
import { BARE_ENVIRONMENT } from './postgres-account.ts';

/** What a running PostgreSQL writes into `postmaster.pid`; `status` is `ready` once it takes connections. */
export interface PostmasterFile {
  pid: number;
  status: string;
}

/** How long each way of ending a PostgreSQL gets, before the next, harder one: fast, immediate, killed by the kernel. */
export const ENDINGS = [
  { signal: 'SIGINT', waitMs: 8_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
] as const;

const PID_LINE = 0;
const STATUS_LINE = 7;

/** What `postmaster.pid` of a cluster says, `null` when there is none or it is not written to its end. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[PID_LINE]);
    return Number.isInteger(pid) && pid > 0 ? { pid, status: lines[STATUS_LINE]?.trim() ?? '' } : null;
  } catch {
    return null;
  }
}

/**
 * Ends a PostgreSQL that still runs on a cluster whose service is gone. To be called only by the holder of the data
 * folder, to whom every running server of its cluster is such an orphan.
 * @throws SetupError when it cannot be ended
 */
export async function endOrphan(cluster: string, log: Pick<Logger, 'warn'>): Promise<void> {
  const pid = readPostmasterFile(cluster)?.pid;
  if (pid === undefined) return;
  if (!isServerOf(cluster, pid)) {
    forgetStranger(cluster, pid);
    return;
  }
  log.warn({ pid }, 'ending a PostgreSQL that an earlier run left behind');
  for (const { signal, waitMs } of ENDINGS) {
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
 * Ends at once what a killed server has left of itself: sessions busy with a statement go on with it unaware, and
 * hold the shared memory that a new server waits for. Only Linux tells which these are; elsewhere they end by themselves.
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

/** The number in the file may be anyone's by now, so the process itself has to show that it is of this cluster. */
function isServerOf(cluster: string, pid: number): boolean {
  const command = commandOf(pid);
  if (!command.includes('postgres -D ')) return false;
  return command.includes(`postgres -D ${cluster} -c `) || workingFolderOf(pid) === cluster;
}

/**
 * PostgreSQL refuses to start while a process of its own user has the number that an old file names, as happens in
 * containers, where numbers are few and come again. The process is known to be none of this cluster's.
 */
function forgetStranger(cluster: string, pid: number): void {
  try {
    process.kill(pid, 0);
  } catch {
    return;
  }
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) rmSync(join(cluster, name), { force: true });
}

/** The command line of a process with blanks between its words; empty when it is gone. */
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
    // It is gone already, or it is not ours to end, which the caller sees by its still being there.
  }
}
