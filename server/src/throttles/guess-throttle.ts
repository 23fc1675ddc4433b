import { Refusal } from '../core/refusals.ts';
import type { Clock } from '../parts/parts.ts';
import { RecentEntries } from './recent-entries.ts';

/**
 * Slows callers who guess codes of reservations. Each server counts separately, in memory. A valid code is always
 * answered, so that a stranger cannot keep guests from their reservation.
 */
export interface GuessThrottle {
  /** Whether there were too many wrong codes at a venue in this minute, by this caller or in total. */
  isSlowed(venueId: string, who: string): boolean;
  /**
   * Counts a code that does not exist. A code that exists is not counted.
   * @param who  an account or an address
   * @throws Refusal RATE_LIMIT_EXCEEDED, with the seconds until the end of the minute, if there were too many before
   */
  countMiss(venueId: string, who: string): void;
}

const WINDOW_MS = 60_000;
const MOST_MISSES = { byOne: 20, byAll: 100 };
const MOST_KEYS = 20_000;

/**
 * Allows 20 wrong guesses per account or address at a venue, and 100 in total, in each minute of the clock, also if
 * budgets are switched off.
 */
export function createGuessThrottle(clock: Clock): GuessThrottle {
  let window = -1;
  const misses = { byOne: new RecentEntries<number>(MOST_KEYS), byAll: new RecentEntries<number>(MOST_KEYS) };

  function openWindow(now: number): void {
    const current = Math.floor(now / WINDOW_MS);
    if (current === window) return;
    window = current;
    misses.byOne.clear();
    misses.byAll.clear();
  }

  function isSlowed(venueId: string, who: string): boolean {
    openWindow(clock.now());
    const byOne = misses.byOne.get(`${venueId} ${who}`) ?? 0;
    const byAll = misses.byAll.get(venueId) ?? 0;
    return byOne >= MOST_MISSES.byOne || byAll >= MOST_MISSES.byAll;
  }

  return {
    isSlowed,
    countMiss(venueId, who) {
      const wasSlowed = isSlowed(venueId, who);
      const one = `${venueId} ${who}`;
      misses.byOne.set(one, (misses.byOne.get(one) ?? 0) + 1);
      misses.byAll.set(venueId, (misses.byAll.get(venueId) ?? 0) + 1);
      if (!wasSlowed) return;
      const retryAfterSeconds = Math.ceil(((window + 1) * WINDOW_MS - clock.now()) / 1000);
      throw new Refusal('RATE_LIMIT_EXCEEDED', { retryAfterSeconds });
    },
  };
}
