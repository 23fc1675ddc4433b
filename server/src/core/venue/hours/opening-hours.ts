import { addDays, localTimeAt, type Span, spanOnDate, weekdayOf } from '../../venue-clock.ts';
import type { Hours, Venue } from '../venue.ts';

/** The opening hours that a venue has entered. */
export type EnteredHours = Pick<Venue, 'workingHours' | 'specialDays'>;

/** The properties that decide whether a venue is open for orders. */
export type OrderingHours = EnteredHours &
  Pick<Venue, 'timeZone' | 'enforcesHours' | 'graceBeforeMinutes' | 'graceAfterMinutes'>;

const MINUTE_MS = 60_000;

/** The hours of a date: of the special day, else of the weekday; `null` if neither was entered. */
export function hoursOn(venue: EnteredHours, date: string): Hours | null {
  const special = venue.specialDays.find((day) => day.date === date);
  if (special !== undefined) return special;
  const weekday = weekdayOf(date);
  return venue.workingHours.find((hours) => hours.day === weekday) ?? null;
}

/**
 * The span of the opening hours of a date, without grace. It ends the next morning if the venue is open past midnight.
 * `null` if the day is closed, its hours are not entered, or a change of the clock skips all of them.
 * @see {@link spanOnDate} for hours that meet a change of the clock
 */
export function openSpanOn(venue: EnteredHours & Pick<Venue, 'timeZone'>, date: string): Span | null {
  const hours = hoursOn(venue, date);
  if (hours === null || hours.isClosed || hours.opensAt === null || hours.closesAt === null) return null;
  return spanOnDate(venue.timeZone, date, hours.opensAt, hours.closesAt);
}

/**
 * Whether a venue is open for orders at an instant, by its hours.
 *
 * A venue that does not enforce its hours is always open. It is also open on a date without entered hours. Otherwise
 * the instant must be within the span of a day, extended by the grace before and after, end excluded. Each day counts
 * separately: an evening past midnight lasts to its end even if the next day is closed, and the grace may cross
 * midnight in both directions. A day that is closed, or whose hours the clock skips, has no grace.
 * @see docs/ordering.md#before-the-guest-chooses
 */
export function isOpenAt(venue: OrderingHours, now: number): boolean {
  if (!venue.enforcesHours || hoursOn(venue, localTimeAt(venue.timeZone, now).date) === null) return true;
  const beforeMs = venue.graceBeforeMinutes * MINUTE_MS;
  const afterMs = venue.graceAfterMinutes * MINUTE_MS;
  // One more day on either side: a clock that is set back over midnight shows the day before again.
  const earliest = addDays(localTimeAt(venue.timeZone, now - afterMs).date, -2);
  let date = addDays(localTimeAt(venue.timeZone, now + beforeMs).date, 1);
  for (; date >= earliest; date = addDays(date, -1)) {
    const span = openSpanOn(venue, date);
    if (span !== null && span.startsAt - beforeMs <= now && now < span.endsAt + afterMs) return true;
  }
  return false;
}
