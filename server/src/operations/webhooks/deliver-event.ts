import type { Bill } from '../../core/bills/bill.ts';
import { type Reservation, runsOutAt } from '../../core/reservations/reservation.ts';
import type { Retry } from '../../core/webhooks/delivery-policy.ts';
import { EVENT_TYPE_OF } from '../../core/webhooks/event.ts';
import { eventIdOf } from '../../crypto/event-id.ts';
import { findBill } from '../../store/bills/bills.ts';
import { readMovedOrders } from '../../store/bills/moved-bills.ts';
import type { Db } from '../../store/database.ts';
import { findReservation } from '../../store/reservations/reservations.ts';
import { findVenueContent } from '../../store/venue/venue-content.ts';
import type { WaitingTracking } from '../../store/webhooks/due-endpoints.ts';
import { type Endpoint, type EndpointRef, findEndpointKey } from '../../store/webhooks/endpoint-queues.ts';
import {
  type PreparedChange,
  prepareEvent,
  type TrackingRef,
  updateTrackingDelivered,
  updateTrackingFailed,
} from '../../store/webhooks/tracking.ts';
import {
  type DeliveredEvent,
  type Delivery,
  logAttempt,
  updateRedelivery,
} from '../../store/webhooks/webhook-deliveries.ts';
import { type Sending, type SendingTools, sendEvent } from './send-event.ts';

/** The dependencies of a delivery. */
export interface DeliveryParts extends SendingTools {
  db: Db;
  /** A random number from 0 to 1. */
  chance: () => number;
  /** The public JSON of an order. */
  toOrder: (bill: Bill) => unknown;
  /** The public JSON of a reservation at an instant in milliseconds, at a venue with this username. */
  toReservation: (reservation: Reservation, username: string | null, now: number) => unknown;
}

/** A change that was sent, with the outcome. */
export interface SentChange {
  change: PreparedChange;
  event: DeliveredEvent;
  sending: Sending;
}

/**
 * Sends the last change of an order or a reservation to a key, once. The event is read from one snapshot. The number of
 * the change is stored before, so that after a crash, the next server sends the same event id. The caller records the
 * outcome with {@link recordSentChange}.
 * @param signal  if aborted, nothing is sent
 * @returns `null` if nothing is waiting, or it must not be sent
 */
export async function sendChange(
  parts: DeliveryParts,
  ref: EndpointRef,
  tracking: WaitingTracking,
  signal: AbortSignal,
): Promise<SentChange | null> {
  const { db, clock } = parts;
  const now = clock.now();
  const change = await prepareEvent(db, tracking, false, now);
  // Read again, because preparing may have waited for a transaction that removed the address or changed the secret.
  const endpoint = change && (await findOpenEndpoint(db, ref, tracking));
  if (!change || !endpoint || signal.aborted) return null;
  const id = eventIdOf({ ...tracking, changeNumber: change.changeNumber });
  const type = EVENT_TYPE_OF[tracking.kind];
  const sending = await sendEvent(parts, endpoint, {
    ...{ id, type, subjectId: tracking.subjectId },
    ...contentOf(parts, change, now),
  });
  const { venueId, keyId } = endpoint;
  return { change, sending, event: { venueId, keyId, eventId: id, type, subject: tracking } };
}

/**
 * Records an attempt to send a change, and the time of the next attempt.
 * @param retry  the next attempt; `null` if the change was delivered
 */
export async function recordSentChange(
  db: Db,
  tracking: TrackingRef,
  { change, event, sending }: SentChange,
  retry: Retry | null,
): Promise<void> {
  if (retry === null) {
    await updateTrackingDelivered(db, tracking, change.changeNumber, isFinalState(change));
    await logAttempt(db, event, { ...sending, state: 'Delivered', nextAttemptAt: null });
    return;
  }
  await updateTrackingFailed(db, tracking, change, retry);
  const state = retry === 'Never' ? 'Failed' : 'Waiting';
  const nextAttemptAt = typeof retry === 'number' ? retry : null;
  await logAttempt(db, event, { ...sending, state, nextAttemptAt });
}

/**
 * Sends an event again because the owner requested it: once, with its old id and the current state.
 * @param signal  if aborted, nothing is sent
 * @returns the outcome; `null` if its order or reservation is gone, or it must not be sent
 */
export async function deliverAgain(
  parts: DeliveryParts,
  endpoint: Endpoint,
  { eventId, type, subject }: Delivery,
  signal: AbortSignal,
): Promise<Sending | null> {
  const { db, clock } = parts;
  const { keyId } = endpoint;
  const now = clock.now();
  const again = subject && (await prepareAgain(db, { ...subject, keyId }, type, now));
  if (!again) {
    await updateRedelivery(db, endpoint, eventId, null);
    return null;
  }
  if (signal.aborted) return null;
  const sending = await sendEvent(parts, endpoint, {
    ...{ id: eventId, type, subjectId: subject!.subjectId },
    ...contentOf(parts, again, now),
  });
  const { changeNumber } = again;
  const isCurrent = changeNumber > 0 && eventIdOf({ ...subject!, keyId, changeNumber }) === eventId;
  if (sending.isDelivered && isCurrent) {
    await updateTrackingDelivered(db, { ...subject!, keyId }, changeNumber, isFinalState(again));
  }
  await updateRedelivery(db, endpoint, eventId, null);
  const event = { venueId: endpoint.venueId, keyId, eventId, type, subject };
  const state = sending.isDelivered ? 'Delivered' : 'Failed';
  await logAttempt(db, event, { ...sending, state, nextAttemptAt: null });
  return sending;
}

/** The state to send again: from the stored tracking if it still exists, else from the order or the reservation itself. */
async function prepareAgain(
  db: Db,
  subject: TrackingRef,
  type: Delivery['type'],
  now: number,
): Promise<Omit<PreparedChange, 'trackedUntil' | 'attempts'> | null> {
  const tracked = await prepareEvent(db, subject, true, now);
  if (tracked !== null) return tracked;
  const { venueId, subjectId } = subject;
  const prepared = { changeNumber: 0, createdAt: now };
  if (type === 'order.updated') {
    const found = await findBill(db, venueId, subjectId);
    const [bill = null] = found === null ? [] : await readMovedOrders(db, [found]);
    return bill && { ...prepared, subject: { kind: 'Order', bill } };
  }
  const reservation = await findReservation(db, [venueId], subjectId);
  const content = reservation && (await findVenueContent(db, venueId));
  const username = content?.venue.username ?? null;
  return reservation && { ...prepared, subject: { kind: 'Reservation', reservation, username } };
}

function contentOf(
  { toOrder, toReservation }: Pick<DeliveryParts, 'toOrder' | 'toReservation'>,
  { subject, createdAt }: Pick<PreparedChange, 'subject' | 'createdAt'>,
  now: number,
): { createdAt: string; data: unknown } {
  const data =
    subject.kind === 'Order'
      ? toOrder(subject.bill)
      : toReservation(subject.reservation, subject.username, now);
  return { createdAt: new Date(createdAt).toISOString(), data };
}

/**
 * Whether no change can come after this one. A reservation that is stored as finished never changes again; an order may
 * change while it is tracked. This must not depend on the clock of this server: another server may still accept the
 * reservation.
 */
function isFinalState({ subject }: Pick<PreparedChange, 'subject'>): boolean {
  return subject.kind === 'Reservation' && runsOutAt(subject.reservation) === null;
}

/** The current endpoint of a key; `null` if this change must not be sent to it. */
async function findOpenEndpoint(
  db: Db,
  ref: EndpointRef,
  { venueId, kind }: Pick<WaitingTracking, 'venueId' | 'kind'>,
): Promise<Endpoint | null> {
  const { endpoint, reach } = await findEndpointKey(db, ref);
  const isPermitted = kind === 'Order' || endpoint?.takesReservations === true;
  return isPermitted && reach.includes(venueId) ? endpoint : null;
}
