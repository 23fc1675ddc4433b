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

/** How long an order is tracked from its placement, and a reservation from its time. */
const TRACKED_MS = 48 * 3_600_000;

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
