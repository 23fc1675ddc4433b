import type { ReservationSettings } from '../venue/venue.ts';
import { localAt } from '../venue-clock.ts';
import { isOpenAt } from './reservation.ts';
import { type Party, visitOf } from './visit.ts';

/** Which bookings a venue confirms automatically, by the seats that they would fill. */

/** The tables and seats of a venue. `seats` is `null` if a table has no number of seats. */
export interface Room {
  tables: number;
  seats: number | null;
}

/** What a venue has room for, and for how long. */
export interface Seating {
  timeZone: string;
  room: Room;
  reservations: Pick<ReservationSettings, 'confirmsAutomatically' | 'seatSharePercent' | 'visitMinutes'>;
}

/** The moment of a visit at which most guests would be there. `at` in milliseconds, `time` as `HH:mm`. */
export interface FullestMoment {
  at: number;
  time: string;
  /** All accepted guests and the party itself. */
  guests: number;
  seats: number;
  /** A booking for up to this many guests is confirmed automatically: the share of the seats, without one all seats. */
  limit: number;
}

/** The number of seats; `null` if they are not known: a table lacks its number, or there is none. */
function seatsOf({ tables, seats }: Room): number | null {
  return tables === 0 ? null : seats;
}

/** Whether a booking is confirmed automatically only while there is room for it. */
export function limitsSeats({ room, reservations }: Seating): boolean {
  return (
    reservations.confirmsAutomatically && reservations.seatSharePercent !== null && seatsOf(room) !== null
  );
}

/**
 * The fullest moment of the visit of a party together with all others that were accepted, the first of
 * several; `null` if the seats of the venue are not known.
 * @param others  reservations of the same venue, at least all that overlap the visit; may include the party
 */
export function fullestMoment(
  party: Party,
  others: readonly Party[],
  { timeZone, room, reservations }: Seating,
  now: number,
): FullestMoment | null {
  const seats = seatsOf(room);
  if (seats === null) return null;
  const visit = visitOf(party, reservations, now);
  const accepted = others
    .filter((other) => other.id !== party.id && other.status !== 'Pending' && isOpenAt(other, now))
    .map((other) => ({ ...visitOf(other, reservations, now), guests: other.guests }));
  // The number of guests rises only when a visit begins.
  const begins = accepted.map(({ startsAt }) => startsAt);
  const moments = begins.filter((at) => visit.startsAt < at && at < visit.endsAt).sort((a, b) => a - b);
  let fullest = { at: visit.startsAt, guests: 0 };
  for (const at of [visit.startsAt, ...moments]) {
    const present = accepted.filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);
    const guests = present.reduce((sum, other) => sum + other.guests, party.guests);
    if (guests > fullest.guests) fullest = { at, guests };
  }
  const limit = Math.floor((seats * (reservations.seatSharePercent ?? 100)) / 100);
  return { ...fullest, time: localAt(timeZone, fullest.at).time, seats, limit };
}

/** The status that a new booking gets, and the moment for which it would not fit if it waits for that reason. */
export interface BookingDecision {
  status: 'Confirmed' | 'Pending';
  fullest: FullestMoment | null;
}

/**
 * Decides on a booking: a venue that confirms automatically confirms it, unless the venue limits its seats and
 * at a moment of the visit more guests would be there than the limit.
 * @param others  as for {@link fullestMoment}; not used unless {@link limitsSeats}
 */
export function decideBooking(
  booking: Pick<Party, 'id' | 'startsAt' | 'guests'>,
  others: readonly Party[],
  seating: Seating,
  now: number,
): BookingDecision {
  if (!seating.reservations.confirmsAutomatically) return { status: 'Pending', fullest: null };
  const confirmed: BookingDecision = { status: 'Confirmed', fullest: null };
  if (!limitsSeats(seating)) return confirmed;
  const fullest = fullestMoment({ ...booking, status: 'Pending', checkedInAt: null }, others, seating, now);
  return fullest === null || fullest.guests <= fullest.limit ? confirmed : { status: 'Pending', fullest };
}
