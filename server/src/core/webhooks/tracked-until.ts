import type { Reservation } from '../reservations/reservation.ts';

/** How long an order is tracked after it was placed, and a reservation after its time. */
const TRACKED_MS = 48 * 3_600_000;

/** The first instant at which an order is no longer tracked. */
export function orderTrackedUntil(placedAt: number): number {
  return placedAt + TRACKED_MS;
}

/** The first instant at which a reservation is no longer tracked. */
export function reservationTrackedUntil({ startsAt }: Pick<Reservation, 'startsAt'>): number {
  return startsAt + TRACKED_MS;
}
