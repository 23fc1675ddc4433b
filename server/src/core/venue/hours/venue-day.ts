import { addDays, instantFrom, localAt, type Span } from '../../venue-clock.ts';
import type { Venue } from '../venue.ts';
import { type EnteredHours, openSpanOn } from './opening-hours.ts';

/** The facts that decide when the days of a venue begin. */
export type DayRules = EnteredHours &
  Pick<Venue, 'timeZone' | 'graceAfterMinutes'> &
  Partial<Pick<Venue, 'dayBeginsAt' | 'dayChange'>>;

const MINUTE_MS = 60_000;

/**
 * The instant at which the day of a date begins: the time that the venue has set, else midnight on the venue's clock, or later when the hours of the
 * date before run past it. Orders within the grace after closing belong to the day that closes, unless the
 * next one has opened by then. A day lasts until the next one begins, through every change of the clock.
 */
export function dayStartsAt(venue: DayRules, date: string): number {
  const fixed = timeOn(venue, date);
  if (fixed !== null) return instantFrom(venue.timeZone, date, fixed);
  const midnight = instantFrom(venue.timeZone, date, '00:00');
  const before = openSpanOn(venue, addDays(date, -1));
  if (before === null) return midnight;
  const graceMs = venue.graceAfterMinutes * MINUTE_MS;
  if (before.endsAt + graceMs <= midnight) return midnight;
  const opensAt = openSpanOn(venue, date)?.startsAt ?? Number.POSITIVE_INFINITY;
  const endsAt = Math.max(before.endsAt, Math.min(before.endsAt + graceMs, opensAt));
  const nextMidnight = instantFrom(venue.timeZone, addDays(date, 1), '00:00');
  return Math.max(midnight, Math.min(endsAt, nextMidnight));
}

/** When the day of a date begins and ends. */
export function spanOfDay(venue: DayRules, date: string): Span {
  return { startsAt: dayStartsAt(venue, date), endsAt: dayStartsAt(venue, addDays(date, 1)) };
}

/** The day of each venue that was asked for last. A venue in the cache never changes, and most orders are of one day. */
const lastDays = new WeakMap<DayRules, { date: string; from: number; until: number }>();

/** The date of the venue's day that an instant belongs to, by the hours as they are entered now. */
export function venueDayOf(venue: DayRules, instant: number): string {
  const last = lastDays.get(venue);
  if (last !== undefined && last.from <= instant && instant < last.until) return last.date;
  let date = addDays(localAt(venue.timeZone, instant).date, 1);
  let until = Number.POSITIVE_INFINITY;
  let from = dayStartsAt(venue, date);
  while (from > instant) {
    until = from;
    date = addDays(date, -1);
    from = dayStartsAt(venue, date);
  }
  lastDays.set(venue, { date, from, until });
  return date;
}

/**
 * Another time for the beginning of the days of a venue, from the next day on: days that have begun keep theirs. Where the next one
 * would have begun already, the present day ends as before, and it holds from the day after the next.
 * @param dayBeginsAt  `HH:mm` up to 12:00; `null` for that of the hours
 */
export function changeDayBegin(
  venue: DayRules,
  dayBeginsAt: string | null,
  now: number,
): Pick<Venue, 'dayBeginsAt' | 'dayChange'> {
  const next = addDays(venueDayOf(venue, now), 1);
  const wouldHaveBegun = dayStartsAt({ ...venue, dayBeginsAt, dayChange: null }, next) <= now;
  const from = wouldHaveBegun ? addDays(next, 1) : next;
  const before = timeOn(venue, addDays(from, -1));
  return { dayBeginsAt, dayChange: before === dayBeginsAt ? null : { from, before } };
}

/** The time that is set for the beginning of the day of a date; `null` if none is. */
function timeOn({ dayBeginsAt = null, dayChange = null }: DayRules, date: string): string | null {
  return dayChange !== null && date < dayChange.from ? dayChange.before : dayBeginsAt;
}
