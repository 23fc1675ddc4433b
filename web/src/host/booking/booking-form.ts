import type { AllergySaid } from '../../acts/kitchen/allergy-acts.ts';
import type { Schemas } from '../../api/client.ts';
import { serverNow } from '../../api/server-clock.ts';
import { dateAt, instantOf, timeAt } from '../../time/venue-time.ts';
import type { Party } from '../tables/table-choices.ts';

/** The values of the booking form. */
export interface Booking {
  /** On the calendar. */
  date: string;
  /** On the venue's clock; empty while none is chosen. */
  time: string;
  guests: string;
  name: string;
  phone: string;
  note: string;
  /** The allergy of the party; `null` for none. */
  allergy: AllergySaid | null;
  /** The ids of its tables; the first one is that of the bill. */
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

/** The most common number of guests. */
const USUAL_GUESTS = '2';
const MOST_GUESTS = 500;

/** The service accepts bookings that began less than this ago. */
const STILL_TAKEN_MS = 2 * 3_600_000;

/** An empty booking for an evening. After midnight, and for a past evening, it has the present date. */
export function newBooking(eveningDate: string, timeZone: string): Booking {
  const today = dateAt(serverNow(), timeZone);
  const date = eveningDate > today ? eveningDate : today;
  return { date, time: '', guests: USUAL_GUESTS, name: '', phone: '', note: '', allergy: null, tableIds: [] };
}

/** The form of a reservation that is changed. */
export function bookingOf(
  { startsAt, time, guests, customer, note, allergy, tables }: Schemas['ReservationWithHistory'],
  timeZone: string,
): Booking {
  return {
    // The date of a reservation is that of its evening, which continues after midnight.
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

/** The faults of a booking, by field. `isSeated`: the time of seated guests cannot change. */
export function faultsOf(booking: Booking, timeZone: string, isSeated = false): BookingFaults {
  const faults: BookingFaults = {};
  const guests = guestsFaultOf(booking.guests);
  if (booking.name.trim() === '') faults.name = 'nameMissing';
  if (guests !== undefined) faults.guests = guests;
  // While a date is typed, the field of a browser is empty, or has a year of five digits.
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

/** Whose tables are chosen: a reservation that is changed, or a new one; `null` while its time or its guests are missing. */
export function partyOf(booking: Booking, id: string | null, timeZone: string): Party | null {
  const { date, time, guests } = faultsOf({ ...booking, name: '-' }, timeZone, true);
  if (date !== undefined || time !== undefined || guests !== undefined) return null;
  const startsAt = new Date(startOf(booking, timeZone)).toISOString();
  return { id, startsAt, guests: Number(booking.guests) };
}

/** The fault of a number of guests. */
export function guestsFaultOf(text: string): 'guestsWrong' | undefined {
  const guests = Number(text);
  return Number.isInteger(guests) && guests >= 1 && guests <= MOST_GUESTS ? undefined : 'guestsWrong';
}

/** The body of a new booking. */
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

/** The body of a change: only the values that differ, so that the changes of other people are kept. */
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

/** The body of an allergy. */
export function allergyBodyOf({ allergens, text }: AllergySaid): AllergySaid {
  return { allergens, text: text?.trim() || null };
}

function isSameAllergy(a: AllergySaid | null, b: AllergySaid | null): boolean {
  return a?.text === b?.text && a?.allergens.join() === b?.allergens.join();
}

function startOf({ date, time }: Booking, timeZone: string): number {
  return instantOf(date, time, timeZone);
}

/** The half hours to choose from on a date: today only from the current one. */
export function offeredTimes(date: string, timeZone: string, now: number): string[] {
  if (date !== dateAt(now, timeZone)) return HALF_HOURS;
  const begunLast = HALF_HOURS.findLastIndex((time) => time <= timeAt(now, timeZone));
  return HALF_HOURS.slice(begunLast);
}

/** How many of them are shown at once. */
export const TIMES_SHOWN = 6;

/** The index of the first time that is shown, so that `time` is visible and the row is full if possible. */
export function shownFrom(times: readonly string[], time: string): number {
  const at = times.findLastIndex((one) => one <= time);
  return Math.max(0, Math.min(at, times.length - TIMES_SHOWN));
}

const HALF_HOURS = Array.from({ length: 48 }, (_, at) =>
  [Math.floor(at / 2), (at % 2) * 30].map((part) => String(part).padStart(2, '0')).join(':'),
);
