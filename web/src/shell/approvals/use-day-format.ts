import { useFormatter } from 'use-intl';

/** Formats a business day, such as *3 Mar 2026*. */
export function useDayFormat(): (day: string) => string {
  const format = useFormatter();
  return (day) => format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
}
