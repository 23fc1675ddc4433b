import type { ReservationSettings } from '../venue/venue.ts';
import type { Span } from '../venue-clock.ts';
import { type Reservation, runsOutAt } from './reservation.ts';

/** When the guests of a reservation are at their table. Instants are milliseconds since 1970-01-01T00:00Z. */

/** The parts of a reservation that say who is there, when, and how many. */
export type Party = Pick<Reservation, 'id' | 'status' | 'startsAt' | 'checkedInAt' | 'guests'>;

/** How long the guests of a venue stay. */
export type VisitSettings = Pick<ReservationSettings, 'visitMinutes'>;

const MINUTE_MS = 60_000;

/** The parts of a reservation that its visit depends on. */
export type Visitor = Pick<Party, 'status' | 'startsAt' | 'checkedInAt'>;

/**
 * The time that an open reservation takes of a venue, end excluded. Guests who are expected stay for the length
 * of a visit from their time on, and guests who are there from their check-in on, whether they came early or
 * late. Those who have stayed longer are counted until they leave, at the latest until time ends their visit.
 * @param party  pending, confirmed or seated now
 */
export function visitOf(party: Visitor, { visitMinutes }: VisitSettings, now: number): Span {
  const { status, startsAt, checkedInAt } = party;
  const visitMs = visitMinutes * MINUTE_MS;
  if (status !== 'Seated') return { startsAt, endsAt: startsAt + visitMs };
  const cameAt = checkedInAt ?? startsAt;
  const staysLonger = cameAt + visitMs <= now;
  return { startsAt: cameAt, endsAt: staysLonger ? (runsOutAt(party) ?? now) : cameAt + visitMs };
}

/** Whether the visits of two open reservations overlap. */
export function visitsOverlap(one: Visitor, other: Visitor, settings: VisitSettings, now: number): boolean {
  const [visit, next] = [visitOf(one, settings, now), visitOf(other, settings, now)];
  return visit.startsAt < next.endsAt && next.startsAt < visit.endsAt;
}
