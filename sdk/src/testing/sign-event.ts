import type { Order, Reservation } from '../records.ts';
import type { OrderUpdatedEvent, ReservationUpdatedEvent, WebhookTestEvent } from '../webhooks/event.ts';
import { decodeSecret, hmacOf } from '../webhooks/signature.ts';

/** The events of this version of the service. */
export type KnownEvent = OrderUpdatedEvent | ReservationUpdatedEvent | WebhookTestEvent;

/** A request of the service to a webhook. */
export interface SignedEvent {
  /** The body as it is sent: compact JSON. */
  body: string;
  headers: Record<string, string>;
}

/** A secret as the panel shows it. */
export function newSigningSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}

/** The event of a change of an order. */
export function orderUpdated(order: Order, now: number = Date.now()): OrderUpdatedEvent {
  return { ...markOf(now), type: 'order.updated', data: structuredClone(order) };
}

/** The event of a change of a reservation. */
export function reservationUpdated(
  reservation: Reservation,
  now: number = Date.now(),
): ReservationUpdatedEvent {
  return { ...markOf(now), type: 'reservation.updated', data: structuredClone(reservation) };
}

function markOf(now: number): { id: string; createdAt: string } {
  return { id: `evt_${crypto.randomUUID().replaceAll('-', '')}`, createdAt: new Date(now).toISOString() };
}

/**
 * Signs an event as the service does.
 * @param now  the time of sending, in milliseconds since 1970
 * @throws TypeError  the secret is not `whsec_` followed by base64
 */
export async function signEvent(
  event: KnownEvent,
  signingSecret: string,
  now: number = Date.now(),
): Promise<SignedEvent> {
  const key = decodeSecret(signingSecret);
  if (key === null) throw new TypeError('the signing secret is not whsec_ followed by base64');
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(now / 1000));
  const signature = await hmacOf(key, `${event.id}.${timestamp}.`, new TextEncoder().encode(body));
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-service-event-id': event.id,
      'x-service-event-type': event.type,
      'webhook-id': event.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
  };
}
