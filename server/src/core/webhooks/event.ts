import type { Bill } from '../bills/bill.ts';
import { lineStatus, paidKurus, paymentStatusOf, statusOf } from '../bills/bill-status.ts';
import type { Reservation } from '../reservations/reservation.ts';

/** What a webhook is told of. @see the contract, "Kinds of event" */
export const EVENT_TYPES = ['order.updated', 'reservation.updated', 'webhook.test'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** What of a venue an API key is told of. */
export type TrackedKind = 'Order' | 'Reservation';

/** The type of the events of a kind. */
export const EVENT_TYPE_OF: Record<TrackedKind, EventType> = {
  Order: 'order.updated',
  Reservation: 'reservation.updated',
};

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** So long an order is tracked from its placement, and a reservation from its time. */
const TRACKED_MS = 48 * HOUR_MS;

/** First instant at which an order that was placed at one is no longer tracked. */
export function orderTrackedUntil(placedAt: number): number {
  return placedAt + TRACKED_MS;
}

/** First instant at which a reservation is no longer tracked. */
export function reservationTrackedUntil({ startsAt }: Pick<Reservation, 'startsAt'>): number {
  return startsAt + TRACKED_MS;
}

/** Whether a caller is told of what became of an order: anything but a name or a note. */
export function isOrderEvent(before: Bill, after: Bill): boolean {
  return JSON.stringify(factsOfOrder(before)) !== JSON.stringify(factsOfOrder(after));
}

/** Whether a caller is told of what became of a reservation: its status, time, guests, or who cancelled it. */
export function isReservationEvent(before: Reservation, after: Reservation): boolean {
  return JSON.stringify(factsOfReservation(before)) !== JSON.stringify(factsOfReservation(after));
}

function factsOfOrder(bill: Bill): unknown {
  const lines = bill.lines.map((line) => [line.id, line.quantity, lineStatus(bill, line)]);
  const { table, totals, closedAt } = bill;
  return [statusOf(bill), paymentStatusOf(bill), table?.id, totals, paidKurus(bill), closedAt, lines];
}

function factsOfReservation({ status, startsAt, guests, cancelledBy }: Reservation): unknown {
  return [status, startsAt, guests, cancelledBy];
}

/** How long after a failed attempt the next one is made, by how many there were; the last goes on for good. */
const RETRY_DELAYS_MS = [
  5 * SECOND_MS,
  25 * SECOND_MS,
  90 * SECOND_MS,
  3 * MINUTE_MS,
  10 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
];

/** Endpoints that failed together are not to be tried again together. */
const SPREAD = 0.2;

/**
 * Milliseconds from the end of a failed attempt to the next one: by the schedule, a fifth more or less, and never sooner than
 * the endpoint asked for.
 * @param failures  how many attempts failed in a row, at least 1
 * @param chance  0 to 1
 * @param retryAfterSeconds  what the endpoint asked for, `null` for nothing
 */
export function retryDelayMs(failures: number, chance: number, retryAfterSeconds: number | null): number {
  const delay = RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length) - 1]!;
  const spread = Math.round(delay * (1 - SPREAD + 2 * SPREAD * chance));
  return Math.max(spread, (retryAfterSeconds ?? 0) * SECOND_MS);
}

/** From so many failures in a row an endpoint as a whole fails: it is probed, and all else waits until it answers again. */
export const FAILURES_OF_ENDPOINT = 3;
