import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** `Low` while someone waits for the work, `Lowest` for anything else: on busy processors it may take minutes. */
export type LowPriority = 'Low' | 'Lowest';

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
const NUMBERS: Record<LowPriority, number> = { Low: PRIORITY_BELOW_NORMAL, Lowest: PRIORITY_LOW };

/** Starts a file as a process with a low priority, so that whatever answers requests goes first on each processor. */
export function forkAtLowPriority(file: URL, priority: LowPriority, options: ForkOptions): ChildProcess {
  const child = fork(file, options);
  const { pid } = child;
  if (pid !== undefined) attempt(() => setPriority(pid, NUMBERS[priority]));
  return child;
}

/**
 * The same in a session of its own. Linux may divide the processors between sessions first (`sched_autogroup`), and each
 * connection of PostgreSQL is one: a priority counts only within a session. So the session has that priority, too.
 */
export function forkInLowSession(file: URL, priority: LowPriority, options: ForkOptions): ChildProcess {
  const isLinux = process.platform === 'linux';
  const child = forkAtLowPriority(file, priority, { ...options, detached: isLinux });
  const group = `/proc/${child.pid}/autogroup`;
  if (isLinux) attempt(() => writeFileSync(group, String(NUMBERS[priority])));
  return child;
}

/** A sandbox may forbid it, and some systems have no such groups. The process then runs at the usual priority. */
function attempt(lower: () => void): void {
  try {
    lower();
  } catch {}
}
