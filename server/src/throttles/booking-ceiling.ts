import type { Clock } from '../parts/parts.ts';
import { RecentEntries } from './recent-entries.ts';

/**
 * Limits how many reservations an address makes on the page of a venue, so that a bored person cannot fill its book. Each
 * server counts on its own, in memory.
 */
export interface BookingCeiling {
  /**
   * Counts a reservation that is about to be made.
   * @returns the seconds until the address may make one at the venue; `null` when it may now
   */
  count(venueId: string, address: string): number | null;
  /** Uncounts a reservation that was counted and then not made. */
  takeBack(venueId: string, address: string): void;
}

const HOUR_MS = 3_600_000;

/** A hotel's guests and everyone behind one provider's address may be one address. */
const CEILINGS = [
  { most: 10, withinMs: HOUR_MS },
  { most: 20, withinMs: 24 * HOUR_MS },
] as const;
const LONGEST_MS = 24 * HOUR_MS;
const MOST_KEYS = 20_000;

/** Allows 10 reservations per address and venue within an hour, and 20 within a day, also where budgets are switched off. */
export function createBookingCeiling(clock: Clock): BookingCeiling {
  const madeAt = new RecentEntries<number[]>(MOST_KEYS);
  const keyOf = (venueId: string, address: string) => `${venueId} ${address}`;
  return {
    count(venueId, address) {
      const key = keyOf(venueId, address);
      const now = clock.now();
      const recent = (madeAt.get(key) ?? []).filter((at) => at > now - LONGEST_MS);
      const waitMs = Math.max(...CEILINGS.map(({ most, withinMs }) => waitFor(recent, most, withinMs, now)));
      if (waitMs > 0) return Math.ceil(waitMs / 1000);
      madeAt.set(key, [...recent, now]);
      return null;
    },
    takeBack(venueId, address) {
      const key = keyOf(venueId, address);
      const left = madeAt.get(key)?.slice(0, -1) ?? [];
      if (left.length === 0) madeAt.delete(key);
      else madeAt.set(key, left);
    },
  };
}

/** The time until one more is allowed; 0 or less for now. A clock that was set back does not make it longer than the window. */
function waitFor(recent: readonly number[], most: number, withinMs: number, now: number): number {
  const oldest = recent.at(-most);
  return oldest === undefined ? 0 : Math.min(oldest + withinMs - now, withinMs);
}
