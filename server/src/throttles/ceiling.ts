import type { Clock } from '../parts/parts.ts';
import { RecentEntries } from './recent-entries.ts';

/** Limits how often something is done at a venue. Each server counts on its own, in memory. */
export interface Ceiling {
  /**
   * Counts what is about to be done.
   * @param who  an address or an account; the venue itself for all together
   * @returns the seconds until it may be done; `null` when it may now
   */
  count(venueId: string, who: string): number | null;
  /** Uncounts what was counted and then not done. */
  takeBack(venueId: string, who: string): void;
}

/** How often something may be done within a time. */
interface CeilingWindow {
  most: number;
  withinMs: number;
}

const HOUR_MS = 3_600_000;

/**
 * Reservations that an address makes on the page of a venue: a bored person cannot fill its book. A hotel's guests and everyone behind one
 * provider's address may be one address.
 */
export const BOOKINGS_OF_ADDRESS: readonly CeilingWindow[] = [
  { most: 10, withinMs: HOUR_MS },
  { most: 20, withinMs: 24 * HOUR_MS },
];

/** Invitations to one mailbox. */
export const INVITATIONS_OF_MAILBOX: readonly CeilingWindow[] = [
  { most: 2, withinMs: HOUR_MS / 6 },
  { most: 10, withinMs: 24 * HOUR_MS },
];

/** Invitations of a venue to all people. It has at most 100. */
export const INVITATIONS_OF_VENUE: readonly CeilingWindow[] = [
  { most: 60, withinMs: HOUR_MS },
  { most: 200, withinMs: 24 * HOUR_MS },
];

const MOST_KEYS = 20_000;

/** Allows what all `windows` allow, also if budgets are switched off. */
export function createCeiling(clock: Clock, windows: readonly CeilingWindow[]): Ceiling {
  const longestMs = Math.max(...windows.map(({ withinMs }) => withinMs));
  const doneAt = new RecentEntries<number[]>(MOST_KEYS);
  const keyOf = (venueId: string, who: string) => `${venueId} ${who}`;
  return {
    count(venueId, who) {
      const key = keyOf(venueId, who);
      const now = clock.now();
      const recent = (doneAt.get(key) ?? []).filter((at) => at > now - longestMs);
      const waitMs = Math.max(...windows.map(({ most, withinMs }) => waitFor(recent, most, withinMs, now)));
      if (waitMs > 0) return Math.ceil(waitMs / 1000);
      doneAt.set(key, [...recent, now]);
      return null;
    },
    takeBack(venueId, who) {
      const key = keyOf(venueId, who);
      const left = doneAt.get(key)?.slice(0, -1) ?? [];
      if (left.length === 0) doneAt.delete(key);
      else doneAt.set(key, left);
    },
  };
}

/** The time until one more is allowed; 0 or less for now. A clock that was set back does not make it longer than the window. */
function waitFor(recent: readonly number[], most: number, withinMs: number, now: number): number {
  const oldest = recent.at(-most);
  return oldest === undefined ? 0 : Math.min(oldest + withinMs - now, withinMs);
}
