import { RecentEntries } from './recent-entries.ts';

/** The waiting times after failed attempts. */
export interface Pace {
  /** How many failures are free of a wait. */
  free: number;
  /** The wait after the next failure; each later failure doubles it. */
  firstWaitMs: number;
  longestWaitMs: number;
  /** All failures of a key are forgotten after this time without a failure. */
  forgetAfterMs: number;
  /** The most keys that are remembered. The key with the oldest last failure is forgotten first. */
  mostKeys: number;
}

/** Counts failures by key. Calls are not delayed: a caller who tries too early gets the time to wait. */
export interface AttemptPace {
  /** @param free  replaces `Pace.free` @returns the time until the next attempt is allowed; 0 if it is allowed now */
  waitMs(key: string, now: number, free?: number): number;
  failures(key: string, now: number): number;
  /** @returns the number of failures, including this one */
  count(key: string, now: number): number;
  /** Removes one failure from the count. */
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
      // The limits keep a clock that was set back from making the wait longer.
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
