import type { Logger } from '../parts.ts';
import type { Db } from '../store/database.ts';
import { listLastChanges } from '../store/venue-changes.ts';

/** Tells those who follow venues when something changed there, whichever server changed it. */
export interface LiveFeed {
  /** How often a quiet stream says that it is still there, and looks whether its reader still may listen. */
  heartbeatMs: number;
  /**
   * Waits until a venue has changed beyond a number, for some time at most.
   * @returns the number of its last change, as far as this server knows
   */
  waitBeyond(venueId: string, change: number, withinMs: number, signal: AbortSignal): Promise<number>;
  /** Lets everybody go who waits, now and later. */
  close(): void;
  isClosed(): boolean;
}

/** One statement asks for all venues that anybody follows, however many there are. */
const LOOK_EVERY_MS = 250;
const AFTER_FAULT_MS = 1_000;

interface Follower {
  change: number;
  wake(last: number): void;
}

/** Makes a feed that looks only while somebody waits. */
export function createLiveFeed(db: Db, log: Logger, heartbeatMs: number): LiveFeed {
  const followers = new Map<string, Set<Follower>>();
  let isGoingToLook = false;
  let isClosed = false;

  async function look(): Promise<void> {
    let wait = LOOK_EVERY_MS;
    try {
      for (const [venueId, last] of await listLastChanges(db, [...followers.keys()])) {
        for (const follower of followers.get(venueId) ?? []) if (last > follower.change) follower.wake(last);
      }
    } catch (error) {
      wait = AFTER_FAULT_MS;
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason }, 'cannot look for changes just now');
    }
    isGoingToLook = false;
    if (followers.size > 0) lookIn(wait);
  }

  function lookIn(wait: number): void {
    if (isGoingToLook) return;
    isGoingToLook = true;
    setTimeout(() => void look(), wait).unref();
  }

  return {
    heartbeatMs,
    isClosed: () => isClosed,
    close: () => {
      isClosed = true;
      for (const waiting of [...followers.values()].flatMap((set) => [...set])) waiting.wake(waiting.change);
    },
    waitBeyond: (venueId, change, withinMs, signal) =>
      new Promise((resolve) => {
        if (isClosed || signal.aborted) return resolve(change);
        const wake = (last: number) => {
          clearTimeout(limit);
          signal.removeEventListener('abort', leave);
          const others = followers.get(venueId)!;
          others.delete(follower);
          if (others.size === 0) followers.delete(venueId);
          resolve(last);
        };
        const leave = () => wake(change);
        const follower: Follower = { change, wake };
        const limit = setTimeout(leave, withinMs).unref();
        signal.addEventListener('abort', leave);
        const others = followers.get(venueId) ?? new Set();
        followers.set(venueId, others.add(follower));
        lookIn(LOOK_EVERY_MS);
      }),
  };
}
