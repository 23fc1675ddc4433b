import { useFormatter } from 'use-intl';

/** @returns a function that writes a range of days with the year: one date, or the first and the last */
export function useRangeText(): (range: { from: string; to: string }) => string {
  const format = useFormatter();
  const day = (date: string) =>
    format.dateTime(new Date(`${date}T00:00:00Z`), {
      ...{ day: 'numeric', month: 'short', year: 'numeric' },
      timeZone: 'UTC',
    });
  return ({ from, to }) => (from === to ? day(from) : `${day(from)} – ${day(to)}`);
}
