import { useFormatter } from 'use-intl';
import { useNow } from './use-now.ts';

const MINUTE_MS = 60_000;

/** Writes how long ago an instant of the past was, by the minutes that are over: `now`, then `1 minute ago`. */
export function useTimeAgo(): (at: number) => string {
  const format = useFormatter();
  const now = useNow();
  return (at) => format.relativeTime(now - minutesSince(at, now) * MINUTE_MS, now);
}

/** The minutes that are over since an instant. The clock of the page may be a little behind it. */
export function minutesSince(at: number, now: number): number {
  return Math.max(0, Math.floor((now - at) / MINUTE_MS));
}
