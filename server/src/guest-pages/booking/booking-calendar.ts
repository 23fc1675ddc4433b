import {
  type BookingHours,
  bookableDays,
  type CalendarDay,
  lastBookableDate,
} from '../../core/reservations/calendar.ts';
import { addDays, localTimeAt } from '../../core/venue-clock.ts';

/** The part of a venue's booking calendar that a page shows. */
export interface ShownCalendar {
  days: CalendarDay[];
  /** The day whose times are shown; `null` if none of the days has a time. */
  chosen: CalendarDay | null;
  /** A date in the fourteen days before and after these; `null` at the ends of the calendar. */
  earlier: string | null;
  later: string | null;
}

const DAYS_SHOWN = 14;
const DAY_MS = 86_400_000;

/**
 * The fourteen days that contain a date; without a date, the first fourteen days that have a time. The chosen day is
 * the first one with a time, from the date on. At night, the evening of yesterday is shown, too, while it has a time.
 * @param requested  a date from the guest, in any form; ignored if it cannot be booked
 */
export function calendarToShow(venue: BookingHours, now: number, requested: string | null): ShownCalendar {
  const { date: today } = localTimeAt(venue.timeZone, now);
  const yesterday = addDays(today, -1);
  const last = lastBookableDate(venue, now);
  const date =
    requested !== null && isDate(requested) && requested >= yesterday && requested <= last ? requested : null;
  if (date !== null) return calendarOfPeriod(venue, now, periodOf(today, date), date);
  for (let period = 0; period <= periodOf(today, last); period += 1) {
    const shown = calendarOfPeriod(venue, now, period, yesterday);
    if (shown.chosen !== null) return shown;
  }
  return calendarOfPeriod(venue, now, 0, yesterday);
}

/** The number of the fourteen days that contain a date. The first fourteen days begin today. */
function periodOf(today: string, date: string): number {
  return Math.max(0, Math.floor((Date.parse(date) - Date.parse(today)) / DAY_MS / DAYS_SHOWN));
}

function calendarOfPeriod(
  venue: BookingHours,
  now: number,
  period: number,
  requested: string,
): ShownCalendar {
  const { date: today } = localTimeAt(venue.timeZone, now);
  const first = addDays(today, period * DAYS_SHOWN);
  const days =
    period === 0
      ? bookableDays(venue, now, addDays(today, -1), DAYS_SHOWN + 1)
      : bookableDays(venue, now, first, DAYS_SHOWN);
  const open = days.filter(({ slots }) => slots.length > 0);
  const next = addDays(first, DAYS_SHOWN);
  return {
    days,
    chosen: open.find(({ date }) => date >= requested) ?? open[0] ?? null,
    earlier: period === 0 ? null : addDays(first, -DAYS_SHOWN),
    later: next <= lastBookableDate(venue, now) ? next : null,
  };
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
