import { useFormatter } from 'use-intl';
import { useNow } from './use-now.ts';

const MINUTE_MS = 60_000;

/** Returns a function that formats how long ago a time was, in full minutes: `now`, then `1 minute ago`. */
export function useTimeAgo(): (at: number) => string {
  const format = useFormatter();
  const now = useNow();
  return (at) => format.relativeTime(now - minutesSince(at, now) * MINUTE_MS, now);
}

/** The full minutes since a time. The clock of the page may be a little behind: then 0. */
export function minutesSince(at: number, now: number): number {
  return Math.max(0, Math.floor((now - at) / MINUTE_MS));
}
