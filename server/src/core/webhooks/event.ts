import type { Bill } from '../bills/bill.ts';
import { lineStatus, paymentStatusOf, settledKurus, statusOf } from '../bills/bill-status.ts';
import type { Reservation } from '../reservations/reservation.ts';

/** The types of events, as sent. */
export const EVENT_TYPES = ['order.updated', 'reservation.updated', 'webhook.test'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The kind of thing that an API key tracks. */
export type TrackedKind = 'Order' | 'Reservation';

export const EVENT_TYPE_OF: Record<TrackedKind, EventType> = {
  Order: 'order.updated',
  Reservation: 'reservation.updated',
};

/**
 * Whether a change of an order is an event: a change of its status, payments, table, totals, or the quantity or
 * status of a line.
 */
export function isOrderEvent(before: Bill, after: Bill): boolean {
  return JSON.stringify(factsOfOrder(before)) !== JSON.stringify(factsOfOrder(after));
}

/** Whether a change of a reservation is an event: a change of its status, time, number of guests, or who cancelled it. */
export function isReservationEvent(before: Reservation, after: Reservation): boolean {
  return JSON.stringify(factsOfReservation(before)) !== JSON.stringify(factsOfReservation(after));
}

function factsOfOrder(bill: Bill): unknown {
  const lines = bill.lines.map((line) => [line.id, line.quantity, lineStatus(bill, line)]);
  const { table, totals, closedAt } = bill;
  return [statusOf(bill), paymentStatusOf(bill), table?.id, totals, settledKurus(bill), closedAt, lines];
}

function factsOfReservation({ status, startsAt, guests, cancelledBy }: Reservation): unknown {
  return [status, startsAt, guests, cancelledBy];
}
