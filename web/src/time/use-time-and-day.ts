import { useFormatter } from 'use-intl';
import { useNow } from './use-now.ts';

const HALF_A_DAY_MS = 12 * 3_600_000;

/** Writes an instant: `20:14`, and with its day where that is half a day away or more. */
export function useTimeAndDay(): (at: number) => string {
  const format = useFormatter();
  const now = useNow();
  return (at) =>
    format.dateTime(at, {
      ...(Math.abs(now - at) < HALF_A_DAY_MS ? {} : { day: 'numeric', month: 'long' }),
      ...{ hour: '2-digit', minute: '2-digit' },
    });
}
