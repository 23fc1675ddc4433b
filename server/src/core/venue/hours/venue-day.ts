import { addDays, localTimeAt, type Span, startInstantOf } from '../../venue-clock.ts';
import type { Venue } from '../venue.ts';
import { type EnteredHours, openSpanOn } from './opening-hours.ts';

/** The properties that decide when the business days of a venue begin. */
export type DayRules = EnteredHours &
  Pick<Venue, 'timeZone' | 'graceAfterMinutes'> &
  Partial<Pick<Venue, 'dayBeginsAt' | 'dayChange'>>;

const MINUTE_MS = 60_000;

/**
 * The instant at which the business day of a date begins, in milliseconds: the time that the venue has set, else midnight on the venue's clock, or
 * later if the opening hours of the date before end after midnight. Orders within the grace after closing belong to the day that closes, unless the
 * hours of the next day have begun. A business day lasts until the next one begins, also if the clock changes.
 */
export function dayStartsAt(venue: DayRules, date: string): number {
  const fixed = timeOn(venue, date);
  if (fixed !== null) return startInstantOf(venue.timeZone, date, fixed);
  const midnight = startInstantOf(venue.timeZone, date, '00:00');
  const before = openSpanOn(venue, addDays(date, -1));
  if (before === null) return midnight;
  const graceMs = venue.graceAfterMinutes * MINUTE_MS;
  if (before.endsAt + graceMs <= midnight) return midnight;
  const opensAt = openSpanOn(venue, date)?.startsAt ?? Number.POSITIVE_INFINITY;
  const endsAt = Math.max(before.endsAt, Math.min(before.endsAt + graceMs, opensAt));
  const nextMidnight = startInstantOf(venue.timeZone, addDays(date, 1), '00:00');
  return Math.max(midnight, Math.min(endsAt, nextMidnight));
}

/** The begin and the end of the business day of a date. */
export function spanOfDay(venue: DayRules, date: string): Span {
  return { startsAt: dayStartsAt(venue, date), endsAt: dayStartsAt(venue, addDays(date, 1)) };
}

/** A cache: the last result of `venueDayOf` for each venue object. Venue objects never change, and most calls are about the same day. */
const lastDays = new WeakMap<DayRules, { date: string; from: number; until: number }>();

/** The date of the business day to which an instant belongs, by the present opening hours. @param instant  in milliseconds */
export function venueDayOf(venue: DayRules, instant: number): string {
  const last = lastDays.get(venue);
  if (last !== undefined && last.from <= instant && instant < last.until) return last.date;
  let date = addDays(localTimeAt(venue.timeZone, instant).date, 1);
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
 * Changes the time at which the business days of a venue begin. The present day keeps its begin; the new time applies from the next day
 * on. If, by the new time, the next day would already have begun, the new time applies from the day after the next.
 * @param dayBeginsAt  `HH:mm` up to 12:00; `null` to begin by the opening hours
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

/** The set time at which the business day of a date begins; `null` if it begins by the opening hours. */
function timeOn({ dayBeginsAt = null, dayChange = null }: DayRules, date: string): string | null {
  return dayChange !== null && date < dayChange.from ? dayChange.before : dayBeginsAt;
}
