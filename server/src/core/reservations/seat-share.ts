import type { ReservationSettings } from '../venue/venue.ts';
import { localTimeAt } from '../venue-clock.ts';
import { isReservationOpenAt } from './reservation.ts';
import { type Party, visitOf } from './visit.ts';

/** Decides which bookings a venue confirms automatically, by the share of its seats that would be taken. */

/** The tables and seats of a venue. `seats` is `null` if a table has no number of seats. */
export interface VenueCapacity {
  tables: number;
  seats: number | null;
}

/** The properties of a venue that decide how many guests it can seat at a time. */
export interface SeatingSettings {
  timeZone: string;
  room: VenueCapacity;
  reservations: Pick<ReservationSettings, 'confirmsAutomatically' | 'seatSharePercent' | 'visitMinutes'>;
}

/** The moment of a visit at which most guests would be there. `at` in milliseconds, `time` the local time as `HH:mm`. */
export interface FullestMoment {
  at: number;
  time: string;
  /** The number of all accepted guests at this moment, with the party itself. */
  guests: number;
  seats: number;
  /** Up to this many `guests`, a booking is confirmed automatically: the seat share of the venue, or all seats if it has none. */
  limit: number;
}

/** The number of seats; `null` if it is not known because a table has no number of seats, or there are no tables. */
function seatsOf({ tables, seats }: VenueCapacity): number | null {
  return tables === 0 ? null : seats;
}

/** Whether the venue confirms bookings automatically, but only up to a share of its seats. */
export function limitsSeats({ room, reservations }: SeatingSettings): boolean {
  return (
    reservations.confirmsAutomatically && reservations.seatSharePercent !== null && seatsOf(room) !== null
  );
}

/**
 * Finds the fullest moment during the visit of a party, counting all accepted parties; the first one if several are equal. `null`
 * if the number of seats is not known.
 * @param others  reservations of the same venue, at least all that overlap the visit; may include the party
 */
export function fullestMoment(
  party: Party,
  others: readonly Party[],
  { timeZone, room, reservations }: SeatingSettings,
  now: number,
): FullestMoment | null {
  const seats = seatsOf(room);
  if (seats === null) return null;
  const visit = visitOf(party, reservations, now);
  const accepted = others
    .filter((other) => other.id !== party.id && other.status !== 'Pending' && isReservationOpenAt(other, now))
    .map((other) => ({ ...visitOf(other, reservations, now), guests: other.guests }));
  // Only the beginning of a visit increases the number of guests.
  const begins = accepted.map(({ startsAt }) => startsAt);
  const moments = begins.filter((at) => visit.startsAt < at && at < visit.endsAt).sort((a, b) => a - b);
  let fullest = { at: visit.startsAt, guests: 0 };
  for (const at of [visit.startsAt, ...moments]) {
    const present = accepted.filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);
    const guests = present.reduce((sum, other) => sum + other.guests, party.guests);
    if (guests > fullest.guests) fullest = { at, guests };
  }
  const limit = Math.floor((seats * (reservations.seatSharePercent ?? 100)) / 100);
  return { ...fullest, time: localTimeAt(timeZone, fullest.at).time, seats, limit };
}

/**
 * The status of a new booking. If it is `Pending` because of too few seats, `fullest` is the moment at which they are
 * too few.
 */
export interface BookingDecision {
  status: 'Confirmed' | 'Pending';
  fullest: FullestMoment | null;
}

/**
 * Decides whether a booking is confirmed automatically. It is, if the venue confirms automatically and no moment of the visit has
 * more guests than the limit of the venue.
 * @param others  see {@link fullestMoment}; only used if {@link limitsSeats}
 */
export function decideBooking(
  booking: Pick<Party, 'id' | 'startsAt' | 'guests'>,
  others: readonly Party[],
  seating: SeatingSettings,
  now: number,
): BookingDecision {
  if (!seating.reservations.confirmsAutomatically) return { status: 'Pending', fullest: null };
  const confirmed: BookingDecision = { status: 'Confirmed', fullest: null };
  if (!limitsSeats(seating)) return confirmed;
  const fullest = fullestMoment({ ...booking, status: 'Pending', checkedInAt: null }, others, seating, now);
  return fullest === null || fullest.guests <= fullest.limit ? confirmed : { status: 'Pending', fullest };
}
