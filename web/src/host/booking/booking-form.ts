import type { AllergySaid } from '../../acts/kitchen/allergy-acts.ts';
import type { Schemas } from '../../api/client.ts';
import { serverNow } from '../../api/server-clock.ts';
import { dateAt, instantOf, timeAt } from '../../time/venue-time.ts';
import type { Party } from '../tables/table-choices.ts';

/** The values of the booking form, as typed. */
export interface Booking {
  /** The calendar date, `YYYY-MM-DD`. After midnight it differs from the date of the evening. */
  date: string;
  /** `HH:mm` in the venue's time zone; empty until a time is chosen. */
  time: string;
  guests: string;
  name: string;
  phone: string;
  note: string;
  /** The allergy of the party; `null` if there is none. */
  allergy: AllergySaid | null;
  /** The ids of its tables. The bill is opened at the first one. */
  tableIds: readonly string[];
}

type Fault =
  | 'nameMissing'
  | 'dateMissing'
  | 'timeMissing'
  | 'timePast'
  | 'guestsWrong'
  | 'phoneWrong'
  | 'tableTaken';
export type BookingFaults = Partial<
  Record<'name' | 'date' | 'time' | 'guests' | 'phone' | 'tableIds', Fault>
>;

/** The number of guests of a new booking. */
const USUAL_GUESTS = '2';
const MOST_GUESTS = 500;

/** The service accepts bookings that began less than this ago. */
const STILL_TAKEN_MS = 2 * 3_600_000;

/** An empty booking for an evening. If the date of the evening is past, the booking has the present date. */
export function newBooking(eveningDate: string, timeZone: string): Booking {
  const today = dateAt(serverNow(), timeZone);
  const date = eveningDate > today ? eveningDate : today;
  return { date, time: '', guests: USUAL_GUESTS, name: '', phone: '', note: '', allergy: null, tableIds: [] };
}

/** The form values of an existing reservation. */
export function bookingOf(
  { startsAt, time, guests, customer, note, allergy, tables }: Schemas['ReservationWithHistory'],
  timeZone: string,
): Booking {
  return {
    // `date` of a reservation is the date of its evening, which ends after midnight. The form needs the calendar date.
    date: dateAt(Date.parse(startsAt), timeZone),
    time,
    guests: String(guests),
    name: customer.name,
    phone: customer.phone ?? '',
    note: note ?? '',
    allergy,
    tableIds: tables.map(({ id }) => id),
  };
}

/** The faults of a booking, by field. `isSeated`: the guests are seated, so that their time can be past. */
export function faultsOf(booking: Booking, timeZone: string, isSeated = false): BookingFaults {
  const faults: BookingFaults = {};
  const guests = guestsFaultOf(booking.guests);
  if (booking.name.trim() === '') faults.name = 'nameMissing';
  if (guests !== undefined) faults.guests = guests;
  // While a date is being typed, the browser's field is empty, or has a year of five digits.
  if (!/^\d{4}-\d\d-\d\d$/.test(booking.date)) faults.date = 'dateMissing';
  if (booking.time === '') faults.time = 'timeMissing';
  else if (
    faults.date === undefined &&
    !isSeated &&
    startOf(booking, timeZone) + STILL_TAKEN_MS <= serverNow()
  )
    faults.time = 'timePast';
  return faults;
}

/**
 * The party of a booking, for the choice of its tables; `null` if its time or its guests are missing. `id`: the id of
 * the reservation; `null` for a new one.
 */
export function partyOf(booking: Booking, id: string | null, timeZone: string): Party | null {
  const { date, time, guests } = faultsOf({ ...booking, name: '-' }, timeZone, true);
  if (date !== undefined || time !== undefined || guests !== undefined) return null;
  const startsAt = new Date(startOf(booking, timeZone)).toISOString();
  return { id, startsAt, guests: Number(booking.guests) };
}

/** Checks the typed number of guests. */
export function guestsFaultOf(text: string): 'guestsWrong' | undefined {
  const guests = Number(text);
  return Number.isInteger(guests) && guests >= 1 && guests <= MOST_GUESTS ? undefined : 'guestsWrong';
}

/** The request body of a new booking. */
export function reservationOf(booking: Booking, timeZone: string): Schemas['StaffReservation'] {
  const { guests, name, phone, note, allergy, tableIds } = booking;
  return {
    startsAt: new Date(startOf(booking, timeZone)).toISOString(),
    guests: Number(guests),
    customer: { name: name.trim(), ...(phone.trim() === '' ? {} : { phone: phone.trim() }) },
    ...(note.trim() === '' ? {} : { note: note.trim() }),
    ...(allergy === null ? {} : { allergy: allergyBodyOf(allergy) }),
    ...(tableIds.length === 0 ? {} : { tableIds: [...tableIds] }),
  };
}

/** The request body of a change. It only has the values that differ, so that changes of other people are kept. */
export function changeOf(
  booking: Booking,
  before: Schemas['ReservationWithHistory'],
  timeZone: string,
): Schemas['ReservationChange'] {
  const shown = bookingOf(before, timeZone);
  const note = booking.note.trim() || null;
  const change: Schemas['ReservationChange'] = {};
  if (booking.date !== shown.date || booking.time !== shown.time)
    change.startsAt = new Date(startOf(booking, timeZone)).toISOString();
  if (Number(booking.guests) !== before.guests) change.guests = Number(booking.guests);
  if (note !== before.note) change.note = note;
  const allergy = booking.allergy && allergyBodyOf(booking.allergy);
  if (!isSameAllergy(allergy, before.allergy)) change.allergy = allergy;
  if (booking.tableIds.join() !== shown.tableIds.join()) change.tableIds = [...booking.tableIds];
  return change;
}

/** The allergy as the API takes it: without spaces around the words, `null` instead of empty words. */
export function allergyBodyOf({ allergens, text }: AllergySaid): AllergySaid {
  return { allergens, text: text?.trim() || null };
}

function isSameAllergy(a: AllergySaid | null, b: AllergySaid | null): boolean {
  return a?.text === b?.text && a?.allergens.join() === b?.allergens.join();
}

function startOf({ date, time }: Booking, timeZone: string): number {
  return instantOf(date, time, timeZone);
}

/** The half hours that can be chosen on a date; for today, from the current half hour. */
export function offeredTimes(date: string, timeZone: string, now: number): string[] {
  if (date !== dateAt(now, timeZone)) return HALF_HOURS;
  const begunLast = HALF_HOURS.findLastIndex((time) => time <= timeAt(now, timeZone));
  return HALF_HOURS.slice(begunLast);
}

/** How many times are shown at once. */
export const TIMES_SHOWN = 6;

/** The index of the first time to show, so that `time` is visible and, if possible, `TIMES_SHOWN` times are. */
export function firstShownIndex(times: readonly string[], time: string): number {
  const at = times.findLastIndex((one) => one <= time);
  return Math.max(0, Math.min(at, times.length - TIMES_SHOWN));
}

const HALF_HOURS = Array.from({ length: 48 }, (_, at) =>
  [Math.floor(at / 2), (at % 2) * 30].map((part) => String(part).padStart(2, '0')).join(':'),
);
