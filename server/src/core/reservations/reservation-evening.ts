import { type Span, startInstantOf } from '../venue-clock.ts';
import { type BookingHours, eveningOf } from './calendar.ts';
import { type Reservation, reservationAsOf } from './reservation.ts';
import {
  type Clash,
  clashesOf,
  type HalfHourLoad,
  halfHourLoadsOf,
  loadDuringVisit,
  NO_OVERLAP_MS,
  type PartyWithPhone,
} from './reservation-load.ts';
import { type FullestMoment, fullestMoment, type SeatingSettings } from './seat-share.ts';

/** An up-to-date reservation. A pending request also has facts that help staff to answer it; for others these are `null`. */
export interface ReservationWithFacts {
  reservation: Reservation;
  /** The load of the half hours of its visit. */
  load: HalfHourLoad[] | null;
  clashes: Clash[] | null;
  /** Also `null` if the number of seats of the venue is not known. */
  fullest: FullestMoment | null;
}

/**
 * The reservations of an evening, and the load of each half hour in which any of them has its visit. Both lists are in order of
 * time.
 */
export interface ReservationEvening {
  items: ReservationWithFacts[];
  load: HalfHourLoad[];
}

/** The properties of a venue that decide how full it is and when its evenings begin and end. */
export type SeatingVenue = BookingHours & SeatingSettings;

const DAY_MS = 86_400_000;

/** A span that contains all reservations of an evening and all reservations that overlap them. */
export function spanAroundEvening(timeZone: string, date: string): Span {
  const midnight = startInstantOf(timeZone, date, '00:00');
  // An evening ends before the end of the next day. The margins also cover a clock change, which can make the two days longer.
  return { startsAt: midnight - 2 * NO_OVERLAP_MS, endsAt: midnight + 2 * DAY_MS + 2 * NO_OVERLAP_MS };
}

/**
 * Builds the evening of a date from the reservations around it.
 * @param around  all reservations within {@link spanAroundEvening}, in any status and in order of time
 */
export function eveningWithFacts(
  venue: SeatingVenue,
  date: string,
  around: readonly Reservation[],
  now: number,
): ReservationEvening {
  const ofEvening = around.filter(({ startsAt }) => eveningOf(venue, startsAt) === date);
  const own = new Set(halfHourLoadsOf(ofEvening, venue, now).map(({ startsAt }) => startsAt));
  const load = halfHourLoadsOf(around, venue, now).filter(({ startsAt }) => own.has(startsAt));
  return { items: reservationsWithFacts(venue, ofEvening, around, now), load };
}

/**
 * Spans that contain all reservations that overlap one of these parties. The spans are in order and do not overlap each other.
 * @param parties  in order of time
 */
export function overlappingSpans(parties: readonly Pick<Reservation, 'startsAt'>[]): Span[] {
  const spans: Span[] = [];
  for (const party of parties) {
    const span = { startsAt: party.startsAt - NO_OVERLAP_MS, endsAt: party.startsAt + NO_OVERLAP_MS };
    const last = spans.at(-1);
    if (last !== undefined && span.startsAt <= last.endsAt) last.endsAt = span.endsAt;
    else spans.push(span);
  }
  return spans;
}

/**
 * Brings reservations up to date, and adds facts to pending requests that help staff to answer them.
 * @param around  all parties within the {@link overlappingSpans} of the reservations, and all parties that are there now
 */
export function reservationsWithFacts(
  venue: SeatingSettings,
  reservations: readonly Reservation[],
  around: readonly PartyWithPhone[],
  now: number,
): ReservationWithFacts[] {
  const load = halfHourLoadsOf(around, venue, now);
  return reservations.map((saved) => {
    const reservation = reservationAsOf(saved, now);
    if (reservation.status !== 'Pending') return { reservation, load: null, clashes: null, fullest: null };
    return {
      reservation,
      load: loadDuringVisit(load, reservation, venue, now),
      clashes: clashesOf(reservation, around, venue, now),
      fullest: fullestMoment(reservation, around, venue, now),
    };
  });
}
