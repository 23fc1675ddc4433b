import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** `Low` if someone waits for the work; `Lowest` for other work, which may take minutes on busy processors. */
export type LowPriority = 'Low' | 'Lowest';

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
const NUMBERS: Record<LowPriority, number> = { Low: PRIORITY_BELOW_NORMAL, Lowest: PRIORITY_LOW };

/** Starts a file as a process with a low priority, so that processes that answer requests run first. */
export function forkAtLowPriority(file: URL, priority: LowPriority, options: ForkOptions): ChildProcess {
  const child = fork(file, options);
  const { pid } = child;
  if (pid !== undefined) tryToLower(() => setPriority(pid, NUMBERS[priority]));
  return child;
}

/**
 * As `forkAtLowPriority`, but in a new session that also gets the low priority. Linux may first divide the processors
 * between sessions (`sched_autogroup`), and each connection of PostgreSQL is one; then the priority of a process only
 * counts within its session.
 */
export function forkInLowSession(file: URL, priority: LowPriority, options: ForkOptions): ChildProcess {
  const isLinux = process.platform === 'linux';
  const child = forkAtLowPriority(file, priority, { ...options, detached: isLinux });
  const group = `/proc/${child.pid}/autogroup`;
  if (isLinux) tryToLower(() => writeFileSync(group, String(NUMBERS[priority])));
  return child;
}

/** Tries to lower a priority. A sandbox may forbid this, and some systems have no such groups: then the usual priority stays. */
function tryToLower(lower: () => void): void {
  try {
    lower();
  } catch {}
}
