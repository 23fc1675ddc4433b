import type { RefusalCode } from '../refusals.ts';
import { type EnteredHours, hoursOn, openSpanOn } from '../venue/hours/opening-hours.ts';
import type { Venue } from '../venue/venue.ts';
import { addDays, instantOf, instantsOf, localTimeAt } from '../venue-clock.ts';

/**
 * The booking calendar of a venue. An *evening* is the opening hours of one date, from breakfast until past midnight.
 * Instants are milliseconds since 1970-01-01T00:00Z, dates are `YYYY-MM-DD` and times `HH:mm` in the venue's time zone.
 */

/** The limits of a booking (up to `furthestDays`), and how many days one answer of the calendar lists. */
export const BOOKING_LIMITS = {
  maxGuests: 20,
  minNoticeMinutes: 30,
  furthestDays: 60,
  mostDays: 14,
  defaultDays: 7,
  slotMinutes: 30,
} as const;

/** The opening hours and the time zone of a venue. They decide when it can be booked. */
export type BookingHours = EnteredHours & Pick<Venue, 'timeZone'>;

/** An instant that can be booked, and its local time. */
export interface Slot {
  startsAt: number;
  time: string;
}

/** The state of an evening. `HoursUnknown`: the owner entered no opening hours for the date. */
export const DAY_STATES = ['Open', 'Closed', 'HoursUnknown'] as const;
export type DayState = (typeof DAY_STATES)[number];

/** An evening and its slots in order of time. Only an open evening has slots. */
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

/** The local time of each slot of a day. */
const SLOT_TIMES = Array.from({ length: DAY_MINUTES / SLOT_MINUTES }, (_, slot) => {
  const minutes = slot * SLOT_MINUTES;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

/** The last date whose evening can be booked, counted from today in the venue's time zone. */
export function lastBookableDate(venue: Pick<Venue, 'timeZone'>, now: number): string {
  return addDays(localTimeAt(venue.timeZone, now).date, BOOKING_LIMITS.furthestDays);
}

/**
 * Lists the days from a date on, with the slots that can be booked now: {@link bookingRefusalAt} returns `null` for each.
 *
 * Days after {@link lastBookableDate} are left out, and days before today, except an evening that still has a slot. An open
 * day can have no slots left. A date that a clock change skips is closed, unless its hours last past midnight into a date
 * that exists.
 * @param from  the first date; `null` for today in the venue's time zone
 * @param days  the most days to list
 * @see docs/reservations.md#time
 */
export function bookableDays(
  venue: BookingHours,
  now: number,
  from: string | null,
  days: number,
): CalendarDay[] {
  const today = localTimeAt(venue.timeZone, now).date;
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
 * The first reason why an instant cannot be booked now; `null` if it can. `INVALID_RESERVATION_DATE`: it is not in the future.
 * `RESERVATION_TOO_SOON`: it is less than 30 minutes away. `RESERVATION_TOO_FAR`: its evening is after {@link lastBookableDate}.
 * `RESERVATION_TIME_UNAVAILABLE`: it is not a slot.
 * @see docs/reservations.md#time
 */
export function bookingRefusalAt(venue: BookingHours, startsAt: number, now: number): RefusalCode | null {
  if (startsAt <= now) return 'INVALID_RESERVATION_DATE';
  if (startsAt < now + NOTICE_MS) return 'RESERVATION_TOO_SOON';
  // Surely after every bookable evening. Also keeps out years of five digits, for which the functions below do not work.
  if (startsAt > now + (BOOKING_LIMITS.furthestDays + 7) * DAY_MS) return 'RESERVATION_TOO_FAR';
  if (eveningOf(venue, startsAt) > lastBookableDate(venue, now)) return 'RESERVATION_TOO_FAR';
  return eveningOfSlot(venue, startsAt) === null ? 'RESERVATION_TIME_UNAVAILABLE' : null;
}

/**
 * The date of the evening that an instant belongs to: the evening that has it as a slot; else the first evening whose hours
 * contain it; else its local date. @param instant  before the year 9999
 */
export function eveningOf(venue: BookingHours, instant: number): string {
  const listedUnder = eveningOfSlot(venue, instant);
  if (listedUnder !== null) return listedUnder;
  const { date } = localTimeAt(venue.timeZone, instant);
  // One extra day before and after: a clock that is set back over midnight shows the previous date again.
  for (let days = -2; days <= 1; days += 1) {
    const evening = addDays(date, days);
    const span = openSpanOn(venue, evening);
    if (span !== null && span.startsAt <= instant && instant < span.endsAt) return evening;
  }
  return date;
}

/** The date of the evening that has an instant as a slot; `null` if the instant is not a slot. */
function eveningOfSlot(venue: BookingHours, instant: number): string | null {
  const { date, time, minutes } = localTimeAt(venue.timeZone, instant);
  // False for an instant that is not a full minute, and for the second time that a clock change repeats.
  const isReadFirst = instantOf(venue.timeZone, date, time) === instant;
  if (!isReadFirst || minutes % SLOT_MINUTES !== 0) return null;
  const dayBefore = addDays(date, -1);
  if (isWithin(seatingOn(venue, dayBefore), minutes + DAY_MINUTES)) return dayBefore;
  return isWithin(seatingOn(venue, date), minutes) ? date : null;
}

/** All slots of an evening in order, also past ones. */
function slotsOn(venue: BookingHours, date: string): Slot[] {
  const seating = seatingOn(venue, date);
  if (seating === null) return [];
  const before = seatingOn(venue, addDays(date, -1));
  // Slots that are also in the previous evening belong to the previous evening.
  const firstOwn = before === null ? 0 : before.last + SLOT_MINUTES - DAY_MINUTES;
  const minutes: number[] = [];
  for (let minute = Math.max(seating.first, firstOwn); minute <= seating.last; minute += SLOT_MINUTES)
    minutes.push(minute);
  const slots: Slot[] = [];
  for (const [index, startsAt] of instantsOf(venue.timeZone, date, minutes).entries()) {
    if (startsAt !== null)
      slots.push({ startsAt, time: SLOT_TIMES[(minutes[index]! % DAY_MINUTES) / SLOT_MINUTES]! });
  }
  return slots;
}

/** The state of an evening by its opening hours. */
function stateOn(venue: BookingHours, date: string): DayState {
  if (hoursOn(venue, date) === null) return 'HoursUnknown';
  return openSpanOn(venue, date) === null ? 'Closed' : 'Open';
}

/**
 * The first and the last slot of an evening, in minutes from midnight of its date.
 */
interface Seating {
  first: number;
  last: number;
}

/** The slots of an evening by its opening hours; `null` if it is closed. `last` is before `first` if the hours are too short. */
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
