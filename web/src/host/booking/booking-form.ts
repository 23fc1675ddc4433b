import type { AllergySaid } from '../../acts/kitchen/allergy-acts.ts';
import type { Schemas } from '../../api/client.ts';
import { serverNow } from '../../api/server-clock.ts';
import { dateAt, instantOf, timeAt } from '../../time/venue-time.ts';
import type { Party } from '../tables/table-choices.ts';

/** A booking as a person typed it. */
export interface Booking {
  /** On the calendar. */
  date: string;
  /** On the venue's clock; empty while none is chosen. */
  time: string;
  guests: string;
  name: string;
  phone: string;
  note: string;
  /** What no one of them must get; `null` for none. */
  allergy: AllergySaid | null;
  /** Of its tables, the one for the bill first. */
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

/** Whom most bookings are for. */
const USUAL_GUESTS = '2';
const MOST_GUESTS = 500;

/** The service writes down what began less than this ago. */
const STILL_TAKEN_MS = 2 * 3_600_000;

/** An empty booking for an evening; after midnight, and for an evening that is over, for the date that it is. */
export function newBooking(eveningDate: string, timeZone: string): Booking {
  const today = dateAt(serverNow(), timeZone);
  const date = eveningDate > today ? eveningDate : today;
  return { date, time: '', guests: USUAL_GUESTS, name: '', phone: '', note: '', allergy: null, tableIds: [] };
}

/** A reservation as it is entered, to change it. */
export function bookingOf(
  { startsAt, time, guests, customer, note, allergy, tables }: Schemas['ReservationWithHistory'],
  timeZone: string,
): Booking {
  return {
    // Its own date is that of the evening, which continues after midnight.
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

/** The faults of a booking, by field. `isSeated`: the time of guests who are here is not changed. */
export function faultsOf(booking: Booking, timeZone: string, isSeated = false): BookingFaults {
  const faults: BookingFaults = {};
  const guests = guestsFaultOf(booking.guests);
  if (booking.name.trim() === '') faults.name = 'nameMissing';
  if (guests !== undefined) faults.guests = guests;
  // A field of a browser holds no date while one is typed, or a year of five digits.
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

/** The body of a change: only what differs, so that no other person's change is undone. */
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

/** The half hours to choose from on a date: today from the one that began last. */
export function offeredTimes(date: string, timeZone: string, now: number): string[] {
  if (date !== dateAt(now, timeZone)) return HALF_HOURS;
  const begunLast = HALF_HOURS.findLastIndex((time) => time <= timeAt(now, timeZone));
  return HALF_HOURS.slice(begunLast);
}

/** How many of them are shown at once. */
export const TIMES_SHOWN = 6;

/** The place of the first time that is shown, so that a time is among them and the row is full if it can be. */
export function shownFrom(times: readonly string[], time: string): number {
  const at = times.findLastIndex((one) => one <= time);
  return Math.max(0, Math.min(at, times.length - TIMES_SHOWN));
}

const HALF_HOURS = Array.from({ length: 48 }, (_, at) =>
  [Math.floor(at / 2), (at % 2) * 30].map((part) => String(part).padStart(2, '0')).join(':'),
);
