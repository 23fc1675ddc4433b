import { useFormatter } from 'use-intl';
import type { Schemas } from '../api/client.ts';
import { dayHoursDayValues } from '../api/venue-api-lists.generated.ts';

export type Weekday = Schemas['DayHours']['day'];

/** The weekdays from Monday to Sunday. */
export const WEEKDAYS = dayHoursDayValues;

/** The weekday of a date such as `2026-03-04`. */
export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]!;
}

/** @returns a function that names a weekday in the person's language. Hours and campaigns use it. */
export function useWeekdayName(): (day: Weekday, style?: 'long' | 'short' | 'narrow') => string {
  const format = useFormatter();
  return (day, style = 'long') =>
    format.dateTime(new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day))), {
      weekday: style,
      timeZone: 'UTC',
    });
}
