import type { Clock } from '../parts/parts.ts';
import { RecentEntries } from './recent-entries.ts';

/** Limits how often something may be done at a venue. Each server counts separately, in memory. */
export interface Ceiling {
  /**
   * Counts one act before it is done.
   * @param who  who does it: an address or an account; or the id of the venue to count everyone together
   * @returns the seconds until it may be done; `null` if it may be done now
   */
  count(venueId: string, who: string): number | null;
  /** Removes an act from the count that was not done in the end. */
  takeBack(venueId: string, who: string): void;
}

/** How often something may be done within a period. */
interface CeilingWindow {
  most: number;
  withinMs: number;
}

const HOUR_MS = 3_600_000;

/**
 * Reservations of one network address on the page of a venue, so that one person cannot fill its book. Not too strict:
 * all guests of a hotel, or customers of a provider, may share an address.
 */
export const BOOKING_LIMITS_OF_ADDRESS: readonly CeilingWindow[] = [
  { most: 10, withinMs: HOUR_MS },
  { most: 20, withinMs: 24 * HOUR_MS },
];

/** Invitation mails to one e-mail address. */
export const INVITATION_LIMITS_OF_MAILBOX: readonly CeilingWindow[] = [
  { most: 2, withinMs: HOUR_MS / 6 },
  { most: 10, withinMs: 24 * HOUR_MS },
];

/** Invitation mails of a venue to all people; it has at most 100 accounts. */
export const INVITATION_LIMITS_OF_VENUE: readonly CeilingWindow[] = [
  { most: 60, withinMs: HOUR_MS },
  { most: 200, withinMs: 24 * HOUR_MS },
];

const MOST_KEYS = 20_000;

/** Creates a ceiling; an act must be allowed by all `windows`. It also applies if budgets are switched off. */
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

/**
 * The milliseconds until another act is allowed; 0 or less if it is allowed now. A clock that was set back does not make them
 * longer than the window.
 */
function waitFor(recent: readonly number[], most: number, withinMs: number, now: number): number {
  const oldest = recent.at(-most);
  return oldest === undefined ? 0 : Math.min(oldest + withinMs - now, withinMs);
}
