import { useFormatter } from 'use-intl';
import { useNow } from './use-now.ts';

const HALF_A_DAY_MS = 12 * 3_600_000;

/** Writes an instant of the past: `20:14`, and with its day where that was half a day ago or longer. */
export function usePastTime(): (at: number) => string {
  const format = useFormatter();
  const now = useNow();
  return (at) =>
    format.dateTime(at, {
      ...(now - at < HALF_A_DAY_MS ? {} : { day: 'numeric', month: 'long' }),
      ...{ hour: '2-digit', minute: '2-digit' },
    });
}
