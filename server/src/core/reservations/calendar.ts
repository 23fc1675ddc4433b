import type { RefusalCode } from '../refusals.ts';
import { type EnteredHours, hoursOn, openSpanOn } from '../venue/hours/opening-hours.ts';
import type { Venue } from '../venue/venue.ts';
import { addDays, instantOf, instantsOf, localAt } from '../venue-clock.ts';

/**
 * When a venue can be booked. An *evening* is the opening hours of one date, from breakfast until past
 * midnight. Instants are milliseconds since 1970-01-01T00:00Z, dates are `YYYY-MM-DD` and times `HH:mm` on
 * the venue's clock.
 */

/** The limits of a booking, and how many days of the calendar one answer shows. */
export const BOOKING_LIMITS = {
  maxGuests: 20,
  minNoticeMinutes: 30,
  furthestDays: 60,
  mostDays: 14,
  defaultDays: 7,
  slotMinutes: 30,
} as const;

/** The facts that decide when a venue can be booked. */
export type BookingHours = EnteredHours & Pick<Venue, 'timeZone'>;

/** An instant that can be booked, and the time that the venue's clock reads then. */
export interface Slot {
  startsAt: number;
  time: string;
}

/** `HoursUnknown` is a date for which no hours were entered. */
export const DAY_STATES = ['Open', 'Closed', 'HoursUnknown'] as const;
export type DayState = (typeof DAY_STATES)[number];

/** An evening under its date. Its slots are in order; there are none unless it is open. */
export interface CalendarDay {
  date: string;
  state: DayState;
  slots: Slot[];
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
const NOTICE_MS = BOOKING_LIMITS.minNoticeMinutes * MINUTE_MS;
const SLOT_MINUTES = BOOKING_LIMITS.slotMinutes;

/** What the clock reads at each slot of a day. */
const SLOT_TIMES = Array.from({ length: DAY_MINUTES / SLOT_MINUTES }, (_, slot) => {
  const minutes = slot * SLOT_MINUTES;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

/** The last date whose evening can be booked, counted from the date on the venue's clock. */
export function lastBookableDate(venue: Pick<Venue, 'timeZone'>, now: number): string {
  return addDays(localAt(venue.timeZone, now).date, BOOKING_LIMITS.furthestDays);
}

/**
 * The days to show, in order, from a date on, or from the venue's today when it is `null`. Each of their
 * slots can be booked now: {@link bookingRefusalAt} returns `null` for it.
 *
 * Days after {@link lastBookableDate} are left out. So are days before today, except an evening that still
 * has a slot. An open day may have no slot left. A date that the clock skips is treated like any other: it is
 * closed, unless its hours run past midnight into a morning that the clock does show.
 * @see docs/reservations.md#time
 */
export function bookableDays(
  venue: BookingHours,
  now: number,
  from: string | null,
  days: number,
): CalendarDay[] {
  const today = localAt(venue.timeZone, now).date;
  const last = lastBookableDate(venue, now);
  const shown: CalendarDay[] = [];
  let date = from ?? today;
  for (let count = 0; count < days && date <= last; count += 1, date = addDays(date, 1)) {
    const slots = slotsOn(venue, date).filter((slot) => slot.startsAt >= now + NOTICE_MS);
    if (slots.length > 0) shown.push({ date, state: 'Open', slots });
    else if (date >= today) shown.push({ date, state: stateOn(venue, date), slots });
  }
  return shown;
}

/**
 * Why an instant cannot be booked now, or `null` if it can: `INVALID_RESERVATION_DATE` when it is not in the
 * future, `RESERVATION_TOO_SOON` without notice, `RESERVATION_TOO_FAR` when its evening is after {@link
 * lastBookableDate}, `RESERVATION_TIME_UNAVAILABLE` when it is no slot; the first of these that applies.
 * @see docs/reservations.md#time
 */
export function bookingRefusalAt(venue: BookingHours, startsAt: number, now: number): RefusalCode | null {
  if (startsAt <= now) return 'INVALID_RESERVATION_DATE';
  if (startsAt < now + NOTICE_MS) return 'RESERVATION_TOO_SOON';
  // Later instants are far from every evening that can be booked. Dates with a year of five digits cannot be
  // read.
  if (startsAt > now + (BOOKING_LIMITS.furthestDays + 7) * DAY_MS) return 'RESERVATION_TOO_FAR';
  if (eveningOf(venue, startsAt) > lastBookableDate(venue, now)) return 'RESERVATION_TOO_FAR';
  return eveningOfSlot(venue, startsAt) === null ? 'RESERVATION_TIME_UNAVAILABLE' : null;
}

/**
 * The date of the evening that an instant before the year 9999 belongs to: the evening that lists it as a
 * slot; else the first one whose hours contain it; else the date on the venue's clock.
 */
export function eveningOf(venue: BookingHours, instant: number): string {
  const listedUnder = eveningOfSlot(venue, instant);
  if (listedUnder !== null) return listedUnder;
  const { date } = localAt(venue.timeZone, instant);
  // One more day on either side, because a clock that is set back over midnight shows the day before again.
  for (let days = -2; days <= 1; days += 1) {
    const evening = addDays(date, days);
    const span = openSpanOn(venue, evening);
    if (span !== null && span.startsAt <= instant && instant < span.endsAt) return evening;
  }
  return date;
}

/** The date under which an instant is listed as a slot; `null` if it is none. */
function eveningOfSlot(venue: BookingHours, instant: number): string | null {
  const { date, time, minutes } = localAt(venue.timeZone, instant);
  // False for an instant within a minute, and for a time that a change of the clock repeats.
  const isReadFirst = instantOf(venue.timeZone, date, time) === instant;
  if (!isReadFirst || minutes % SLOT_MINUTES !== 0) return null;
  const dayBefore = addDays(date, -1);
  if (isWithin(seatingOn(venue, dayBefore), minutes + DAY_MINUTES)) return dayBefore;
  return isWithin(seatingOn(venue, date), minutes) ? date : null;
}

/** The slots of an evening, whenever they are, in order. */
function slotsOn(venue: BookingHours, date: string): Slot[] {
  const seating = seatingOn(venue, date);
  if (seating === null) return [];
  const before = seatingOn(venue, addDays(date, -1));
  // Slots that the evening before lists belong to that evening.
  const taken = before === null ? 0 : before.last + SLOT_MINUTES - DAY_MINUTES;
  const minutes: number[] = [];
  for (let minute = Math.max(seating.first, taken); minute <= seating.last; minute += SLOT_MINUTES)
    minutes.push(minute);
  const slots: Slot[] = [];
  for (const [index, startsAt] of instantsOf(venue.timeZone, date, minutes).entries()) {
    if (startsAt !== null)
      slots.push({ startsAt, time: SLOT_TIMES[(minutes[index]! % DAY_MINUTES) / SLOT_MINUTES]! });
  }
  return slots;
}

/** The state of an evening, whatever slots it has. */
function stateOn(venue: BookingHours, date: string): DayState {
  if (hoursOn(venue, date) === null) return 'HoursUnknown';
  return openSpanOn(venue, date) === null ? 'Closed' : 'Open';
}

/**
 * The first and the last time of an evening at which guests may be seated, in minutes from midnight of its
 * date.
 */
interface Seating {
  first: number;
  last: number;
}

/** The times of a date's evening by its hours. The last is before the first when the hours are too short. */
function seatingOn(venue: EnteredHours, date: string): Seating | null {
  const hours = hoursOn(venue, date);
  if (hours === null || hours.isClosed || hours.opensAt === null || hours.closesAt === null) return null;
  const opens = minutesOf(hours.opensAt);
  const closes = minutesOf(hours.closesAt);
  if (opens === closes) return { first: 0, last: DAY_MINUTES - SLOT_MINUTES };
  const end = closes > opens ? closes : closes + DAY_MINUTES;
  return {
    first: Math.ceil(opens / SLOT_MINUTES) * SLOT_MINUTES,
    last: Math.floor(end / SLOT_MINUTES - 1) * SLOT_MINUTES,
  };
}

function isWithin(seating: Seating | null, minutes: number): boolean {
  return seating !== null && seating.first <= minutes && minutes <= seating.last;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
