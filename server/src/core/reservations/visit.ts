import type { ReservationSettings } from '../venue/venue.ts';
import type { Span } from '../venue-clock.ts';
import { type Reservation, runsOutAt } from './reservation.ts';

/** Calculates when the guests of a reservation are at their table. Instants are milliseconds since 1970-01-01T00:00Z. */

/** The properties of a reservation that say when its guests are there, and how many they are. */
export type Party = Pick<Reservation, 'id' | 'status' | 'startsAt' | 'checkedInAt' | 'guests'>;

/** The settings of a venue that say how long guests stay. */
export type VisitSettings = Pick<ReservationSettings, 'visitMinutes'>;

const MINUTE_MS = 60_000;

/** The properties of a reservation that its visit depends on. */
export type ReservationTimes = Pick<Party, 'status' | 'startsAt' | 'checkedInAt'>;

/**
 * The span of the visit of an open reservation, end excluded. It lasts `visitMinutes` from the time of the reservation or, if the
 * guests were checked in, from their check-in. If the guests have already stayed longer, it lasts until the visit ends
 * automatically.
 * @param party  pending, confirmed or seated now
 */
export function visitOf(party: ReservationTimes, { visitMinutes }: VisitSettings, now: number): Span {
  const { status, startsAt, checkedInAt } = party;
  const visitMs = visitMinutes * MINUTE_MS;
  if (status !== 'Seated') return { startsAt, endsAt: startsAt + visitMs };
  const cameAt = checkedInAt ?? startsAt;
  const staysLonger = cameAt + visitMs <= now;
  return { startsAt: cameAt, endsAt: staysLonger ? (runsOutAt(party) ?? now) : cameAt + visitMs };
}

/** Whether the visits of two open reservations overlap. */
export function visitsOverlap(
  one: ReservationTimes,
  other: ReservationTimes,
  settings: VisitSettings,
  now: number,
): boolean {
  const [visit, next] = [visitOf(one, settings, now), visitOf(other, settings, now)];
  return visit.startsAt < next.endsAt && next.startsAt < visit.endsAt;
}
