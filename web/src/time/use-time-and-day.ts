import { useFormatter } from 'use-intl';
import { useNow } from './use-now.ts';

const HALF_A_DAY_MS = 12 * 3_600_000;

/** Returns a function that formats a time: `20:14`, with the day if it is at least half a day away. */
export function useTimeAndDay(): (at: number) => string {
  const format = useFormatter();
  const now = useNow();
  return (at) =>
    format.dateTime(at, {
      ...(Math.abs(now - at) < HALF_A_DAY_MS ? {} : { day: 'numeric', month: 'long' }),
      ...{ hour: '2-digit', minute: '2-digit' },
    });
}
