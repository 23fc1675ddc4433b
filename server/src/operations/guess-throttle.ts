import { Refusal } from '../core/refusals.ts';
import type { Clock } from '../parts.ts';

/** Holds back those who guess the codes of reservations. In this server's memory: each server counts on its own. */
export interface GuessThrottle {
  /**
   * Passes as long as few enough guesses at a venue's codes missed in this minute, by whoever it is and by all together.
   * Comes before the code is looked up.
   * @param who  an account or an address
   * @throws Refusal RATE_LIMIT_EXCEEDED, with the seconds until the minute is over
   */
  require(venueId: string, who: string): void;
  /** Counts a code that there is not. One that there is counts for nothing. */
  countMiss(venueId: string, who: string): void;
}

const WINDOW_MS = 60_000;
const MOST_MISSES = { byOne: 20, byAll: 100 };

/**
 * Lets 20 guesses of one account or address miss at a venue, and 100 of all together, in a window of a minute of the clock,
 * also where budgets are switched off. The counts of a window are dropped with it, so that memory holds only who missed
 * within it.
 */
export function createGuessThrottle(clock: Clock): GuessThrottle {
  let window = -1;
  const misses = { byOne: new Map<string, number>(), byAll: new Map<string, number>() };

  function openWindow(now: number): void {
    const current = Math.floor(now / WINDOW_MS);
    if (current === window) return;
    window = current;
    misses.byOne.clear();
    misses.byAll.clear();
  }

  return {
    require(venueId, who) {
      const now = clock.now();
      openWindow(now);
      const byOne = misses.byOne.get(`${venueId} ${who}`) ?? 0;
      const byAll = misses.byAll.get(venueId) ?? 0;
      if (byOne < MOST_MISSES.byOne && byAll < MOST_MISSES.byAll) return;
      const retryAfterSeconds = Math.ceil(((window + 1) * WINDOW_MS - now) / 1000);
      throw new Refusal('RATE_LIMIT_EXCEEDED', { retryAfterSeconds });
    },
    countMiss(venueId, who) {
      openWindow(clock.now());
      const one = `${venueId} ${who}`;
      misses.byOne.set(one, (misses.byOne.get(one) ?? 0) + 1);
      misses.byAll.set(venueId, (misses.byAll.get(venueId) ?? 0) + 1);
    },
  };
}
