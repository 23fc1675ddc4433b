import { instantFrom, type Span } from '../venue-clock.ts';
import { type BookingHours, eveningOf } from './calendar.ts';
import { asOf, type Reservation } from './reservation.ts';
import {
  type Clash,
  clashesOf,
  type HalfHourLoad,
  type KnownParty,
  loadDuringVisit,
  loadOf,
  NO_OVERLAP_MS,
} from './reservation-load.ts';
import { type FullestMoment, fullestMoment, type Seating } from './seat-share.ts';

/** A reservation as it is now. A pending request has facts that help to answer it; others have `null`. */
export interface ReservationWithFacts {
  reservation: Reservation;
  /** The half hours that its party would sit in. */
  load: HalfHourLoad[] | null;
  clashes: Clash[] | null;
  /** `null` also where the seats of the venue are not known. */
  fullest: FullestMoment | null;
}

/**
 * The reservations of an evening, and who is expected in each half hour in which one of them sits. Both are
 * in order of time.
 */
export interface ReservationEvening {
  items: ReservationWithFacts[];
  load: HalfHourLoad[];
}

/** The facts that decide how full a venue is, and when its evenings begin and end. */
export type SeatingVenue = BookingHours & Seating;

const DAY_MS = 86_400_000;

/** The span of everything that belongs to the evening of a date and of everything that overlaps it. */
export function spanAroundEvening(timeZone: string, date: string): Span {
  const midnight = instantFrom(timeZone, date, '00:00');
  // An evening ends before the end of the next day. A clock that is set back makes the two days longer.
  return { startsAt: midnight - 2 * NO_OVERLAP_MS, endsAt: midnight + 2 * DAY_MS + 2 * NO_OVERLAP_MS };
}

/**
 * The evening of a date out of the reservations around it, in every status, taken by callers and by staff.
 * @param around  the reservations within {@link spanAroundEvening}, in order of time
 */
export function eveningWithFacts(
  venue: SeatingVenue,
  date: string,
  around: readonly Reservation[],
  now: number,
): ReservationEvening {
  const ofEvening = around.filter(({ startsAt }) => eveningOf(venue, startsAt) === date);
  const own = new Set(loadOf(ofEvening, venue, now).map(({ startsAt }) => startsAt));
  const load = loadOf(around, venue, now).filter(({ startsAt }) => own.has(startsAt));
  return { items: reservationsWithFacts(venue, ofEvening, around, now), load };
}

/**
 * The spans of everything that overlaps one of these parties. They are in order and do not overlap.
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
 * These reservations as they are now, pending requests with facts that help to answer them.
 * @param around  the parties within their {@link overlappingSpans}, and those that are there now
 */
export function reservationsWithFacts(
  venue: Seating,
  reservations: readonly Reservation[],
  around: readonly KnownParty[],
  now: number,
): ReservationWithFacts[] {
  const load = loadOf(around, venue, now);
  return reservations.map((saved) => {
    const reservation = asOf(saved, now);
    if (reservation.status !== 'Pending') return { reservation, load: null, clashes: null, fullest: null };
    return {
      reservation,
      load: loadDuringVisit(load, reservation, venue, now),
      clashes: clashesOf(reservation, around, venue, now),
      fullest: fullestMoment(reservation, around, venue, now),
    };
  });
}
