import type { Bill } from '../../core/bills/bill.ts';
import { type Reservation, runsOutAt } from '../../core/reservations/reservation.ts';
import { EVENT_TYPE_OF, retryDelayMs } from '../../core/webhooks/event.ts';
import { eventIdOf } from '../../crypto/event-id.ts';
import { findBill } from '../../store/bills/bills.ts';
import type { Db } from '../../store/database.ts';
import { findReservation } from '../../store/reservations/reservations.ts';
import { findVenueContent } from '../../store/venue/venue-content.ts';
import type { WaitingTracking } from '../../store/webhooks/due-endpoints.ts';
import { type Endpoint, type EndpointPlace, findEndpointKey } from '../../store/webhooks/endpoint-queues.ts';
import {
  type PreparedChange,
  prepareEvent,
  updateTrackingDelivered,
  updateTrackingFailed,
} from '../../store/webhooks/tracking.ts';
import { clearRedelivery, type Delivery, logAttempt } from '../../store/webhooks/webhook-deliveries.ts';
import { type Sending, type SendingTools, sendEvent } from './send-event.ts';

/** What events are delivered with. */
export interface DeliveryParts extends SendingTools {
  db: Db;
  /** A number from 0 up to 1, by chance. */
  chance: () => number;
  /** The public JSON of an order. */
  toOrder: (bill: Bill) => unknown;
  /** The public JSON of a reservation at an instant in milliseconds, at a venue with this username. */
  toReservation: (reservation: Reservation, username: string | null, now: number) => unknown;
}

/** Decides when a change is tried again that could not be told: at an instant in milliseconds, or when its endpoint is. */
export type PlanRetry = (sending: Sending, failures: number) => number | 'WithEndpoint';

/**
 * Tells a key of the last change of an order or a reservation: prepares the event from one moment, sends it, and notes what
 * came of it. The number of the change was kept before, so that who dies in between is followed by one that sends the same id.
 * @param planRetry  asked when it was not delivered
 * @param ending  once it is aborted nothing is sent any more
 * @returns how it ended; `null` when there was nothing to tell any more, or it was not to be sent
 */
export async function deliverWaiting(
  parts: DeliveryParts,
  place: EndpointPlace,
  watch: WaitingTracking,
  planRetry: PlanRetry,
  ending: AbortSignal,
): Promise<Sending | null> {
  const { db, clock } = parts;
  const now = clock.now();
  const change = await prepareEvent(db, watch, false, now);
  // Whoever takes the address away, or makes another secret, may be what preparing it waited for.
  const endpoint = change && (await findOpenEndpoint(db, place, watch));
  if (!change || !endpoint || ending.aborted) return null;
  const { changeNumber, trackedUntil } = change;
  const id = eventIdOf({ ...watch, changeNumber });
  const type = EVENT_TYPE_OF[watch.kind];
  const sending = await sendEvent(parts, endpoint, { id, type, ...toldOf(parts, change, now) });
  const event = { venueId: endpoint.venueId, keyId: endpoint.keyId, eventId: id, type, subject: watch };
  if (sending.isDelivered) {
    await updateTrackingDelivered(db, watch, changeNumber, isOver(change));
    await logAttempt(db, event, { ...sending, state: 'Delivered', nextAttemptAt: null });
    return sending;
  }
  const planned = planRetry(sending, change.attempts + 1);
  const next = planned !== 'WithEndpoint' && planned >= trackedUntil ? 'Never' : planned;
  await updateTrackingFailed(db, watch, change, next);
  const nextAttemptAt = typeof next === 'number' ? next : null;
  await logAttempt(db, event, { ...sending, state: next === 'Never' ? 'Failed' : 'Waiting', nextAttemptAt });
  return sending;
}

/** When to try again what failed by itself, by the schedule. `failures` counts those of this very change. */
export function retryAtOf({ clock, chance }: Pick<DeliveryParts, 'clock' | 'chance'>): PlanRetry {
  return ({ retryAfterSeconds }, failures) =>
    clock.now() + retryDelayMs(failures, chance(), retryAfterSeconds);
}

/**
 * Sends an event once more because its owner asked for it: under its old id, with the state of now. Once: what fails again
 * can be asked for again.
 * @param ending  once it is aborted nothing is sent any more
 * @returns how it ended; `null` when what it tells of is gone, or it was not to be sent
 */
export async function deliverAgain(
  parts: DeliveryParts,
  endpoint: Endpoint,
  { eventId, type, subject }: Delivery,
  ending: AbortSignal,
): Promise<Sending | null> {
  const { db, clock } = parts;
  const { keyId } = endpoint;
  const now = clock.now();
  const again = subject && (await prepareAgain(db, { ...subject, keyId }, type, now));
  if (!again) {
    await clearRedelivery(db, endpoint, eventId);
    return null;
  }
  if (ending.aborted) return null;
  const sending = await sendEvent(parts, endpoint, { id: eventId, type, ...toldOf(parts, again, now) });
  const { changeNumber } = again;
  const isCurrent = changeNumber > 0 && eventIdOf({ ...subject!, keyId, changeNumber }) === eventId;
  if (sending.isDelivered && isCurrent) {
    await updateTrackingDelivered(db, { ...subject!, keyId }, changeNumber, isOver(again));
  }
  await clearRedelivery(db, endpoint, eventId);
  const event = { venueId: endpoint.venueId, keyId, eventId, type, subject };
  const state = sending.isDelivered ? 'Delivered' : 'Failed';
  await logAttempt(db, event, { ...sending, state, nextAttemptAt: null });
  return sending;
}

/** What is to be told once more: of a watch as long as there is one, else of the order or the reservation as it is. */
async function prepareAgain(
  db: Db,
  place: { venueId: string; subjectId: string; keyId: string },
  type: Delivery['type'],
  now: number,
): Promise<Omit<PreparedChange, 'trackedUntil' | 'attempts'> | null> {
  const watched = await prepareEvent(db, place, true, now);
  if (watched !== null) return watched;
  const { venueId, subjectId } = place;
  const prepared = { changeNumber: 0, createdAt: now };
  if (type === 'order.updated') {
    const bill = await findBill(db, [venueId], subjectId);
    return bill && { ...prepared, subject: { kind: 'Order', bill } };
  }
  const reservation = await findReservation(db, [venueId], subjectId);
  const content = reservation && (await findVenueContent(db, venueId));
  const username = content?.venue.username ?? null;
  return reservation && { ...prepared, subject: { kind: 'Reservation', reservation, username } };
}

function toldOf(
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
 * A reservation that was noted to be over never changes again; an order may, as long as it is tracked. What is over by this
 * server's clock alone may not be so by that of another, which is still accepting it.
 */
function isOver({ subject }: Pick<PreparedChange, 'subject'>): boolean {
  return subject.kind === 'Reservation' && runsOutAt(subject.reservation) === null;
}

/** The endpoint of a key as it is now; `null` when it is not to be told of this. */
async function findOpenEndpoint(
  db: Db,
  place: EndpointPlace,
  { venueId, kind }: Pick<WaitingTracking, 'venueId' | 'kind'>,
): Promise<Endpoint | null> {
  const { endpoint, reach } = await findEndpointKey(db, place);
  const isPermitted = kind === 'Order' || endpoint?.takesReservations === true;
  return isPermitted && reach.includes(venueId) ? endpoint : null;
}
