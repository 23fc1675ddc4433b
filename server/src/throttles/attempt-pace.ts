import { RecentEntries } from './recent-entries.ts';

/** The waiting times after failed attempts. */
export interface Pace {
  /** The number of failures without a wait. */
  free: number;
  /** The wait after the next failure; each further one doubles it. */
  firstWaitMs: number;
  longestWaitMs: number;
  /** All failures of a key are forgotten after this time without a failure. */
  forgetAfterMs: number;
  /** How many keys are remembered. The one whose last failure is the oldest is forgotten first. */
  mostKeys: number;
}

/** Counts failures by key. Calls are not delayed: a caller who tries too early gets the time to wait. */
export interface AttemptPace {
  /** @param free  replaces the default of the pace @returns the time until the next try; 0 for now */
  waitMs(key: string, now: number, free?: number): number;
  failures(key: string, now: number): number;
  /** @returns the number of failures, including this one */
  count(key: string, now: number): number;
  /** Uncounts one failure. */
  takeBack(key: string): void;
  clear(key: string): void;
}

interface Failures {
  count: number;
  lastAt: number;
}

export function createAttemptPace(pace: Pace): AttemptPace {
  const byKey = new RecentEntries<Failures>(pace.mostKeys);
  const recent = (key: string, now: number) => {
    const failures = byKey.get(key);
    return failures === undefined || now - failures.lastAt >= pace.forgetAfterMs ? undefined : failures;
  };
  return {
    waitMs: (key, now, free = pace.free) => {
      const failures = recent(key, now);
      if (failures === undefined || failures.count < free) return 0;
      const wait = Math.min(pace.firstWaitMs * 2 ** (failures.count - free), pace.longestWaitMs);
      // A clock that was set back must not make the wait longer.
      return Math.min(Math.max(failures.lastAt + wait - now, 0), wait);
    },
    failures: (key, now) => recent(key, now)?.count ?? 0,
    count: (key, now) => {
      const count = (recent(key, now)?.count ?? 0) + 1;
      byKey.set(key, { count, lastAt: now });
      return count;
    },
    takeBack: (key) => {
      const failures = byKey.get(key);
      if (failures === undefined) return;
      if (failures.count <= 1) byKey.delete(key);
      else failures.count -= 1;
    },
    clear: (key) => byKey.delete(key),
  };
}
