import { randomBytes } from 'node:crypto';
import { EVENT_TYPES, type EventType } from '../../core/webhooks/event.ts';
import { orderExample } from '../../public-api/orders/order-example.ts';
import { reservationExample } from '../../public-api/reservations/reservation-example.ts';
import { CommandError } from '../call-api.ts';
import type { Demo } from '../demo-file.ts';
import { forwardEvent } from '../events/forward-event.ts';
import { signedRequest } from '../events/listen.ts';
import { findOrderToTry } from '../order-to-try.ts';
import type { Outcome } from '../outcome.ts';
import { callWithKey, type KeyAccess } from './key-client.ts';

/**
 * Sends a signed sample event to an address. Nothing happens at any venue: the sample has the ids of the API examples.
 * @throws CommandError if the address does not answer, or does not accept the event
 */
export async function sendSampleEvent(type: EventType, to: string, secret: string): Promise<Outcome> {
  const id = `evt_${randomBytes(16).toString('hex')}`;
  const now = Date.now();
  const body = JSON.stringify({ id, type, createdAt: new Date(now).toISOString(), data: SAMPLES[type] });
  const outcome = await forwardEvent(to, signedRequest({ id, type }, body, secret, now));
  if (outcome.kind === 'Failed') throw new CommandError(`No answer from ${to}: ${outcome.reason}.`);
  const { statusCode, durationMs } = outcome;
  const isAccepted = statusCode >= 200 && statusCode < 300;
  if (!isAccepted)
    throw new CommandError(
      `${to} answered ${statusCode}: it did not accept the event. Does it verify with the secret ${secret}?`,
    );
  return {
    lines: [`A sample of ${type} was accepted: ${statusCode} in ${durationMs} ms.`, `  ${id}`],
    data: { id, type, isSample: true, to, statusCode, durationMs },
  };
}

const SAMPLES: Record<EventType, object> = {
  'order.updated': orderExample,
  'reservation.updated': reservationExample,
  'webhook.test': {
    venueId: orderExample.venueId,
    venueName: 'Köşe Lokantası',
    keyName: 'Web site',
  },
};

/**
 * Asks the service to send a test event to the webhook of a key.
 * @throws CommandError if it was not delivered, or the key has no webhook
 */
export async function requestTestEvent(access: KeyAccess): Promise<Outcome> {
  const result = (await callWithKey(access, 'POST', '/public/v1/webhooks/test')) as {
    delivered: boolean;
    statusCode: number | null;
    error: string | null;
    durationMs: number;
  };
  if (!result.delivered) throw new CommandError(`The test event was not delivered: ${result.error}`);
  const { statusCode, durationMs } = result;
  return {
    lines: [`The webhook of the key accepted the test event: ${statusCode} in ${durationMs} ms.`],
    data: { type: 'webhook.test', isSample: false, ...result },
  };
}

/**
 * Causes a real event at a demo venue: places a takeaway order, or takes a reservation, which screens show like any other.
 * @throws CommandError if the venue has nothing to order or no free time
 */
export async function triggerDemoEvent(type: EventType, demo: Demo): Promise<Outcome> {
  const access = { url: demo.baseUrl, key: demo.venue.key };
  const at = `/public/v1/venues/${demo.venue.id}`;
  const headers = { 'idempotency-key': `trigger-${randomBytes(8).toString('hex')}` };
  if (type === 'webhook.test') return requestTestEvent(access);
  if (type === 'order.updated') {
    const body = await findOrderToTry(demo);
    if (body === null) throw new CommandError(`${demo.venue.name} has nothing to order now.`);
    const { order } = (await callWithKey(access, 'POST', `${at}/orders`, { body, headers })) as {
      order: { id: string; number: number };
    };
    return eventOutcome(type, `Order #${order.number} was placed at ${demo.venue.name}.`, order.id);
  }
  const body = await bookingToTry(access, at);
  if (body === null) throw new CommandError(`${demo.venue.name} has no free time to book.`);
  const { id } = (await callWithKey(access, 'POST', `${at}/reservations`, { body, headers })) as {
    id: string;
  };
  return eventOutcome(type, `A table at ${demo.venue.name} was booked for ${body.startsAt}.`, id);
}

function eventOutcome(type: EventType, sentence: string, id: string): Outcome {
  return { lines: [`${sentence} ${type} follows.`], data: { type, isSample: false, id } };
}

/** A booking for two people at the first free time in the next days. */
async function bookingToTry(access: KeyAccess, at: string) {
  const calendar = (await callWithKey(access, 'GET', `${at}/reservation-availability`)) as {
    days: { slots: { startsAt: string }[] }[];
  };
  const [slot] = calendar.days.flatMap(({ slots }) => slots);
  if (slot === undefined) return null;
  // A random phone number, because one number can book only one table at a time.
  const phone = `+90532${String(randomBytes(4).readUInt32BE() % 10_000_000).padStart(7, '0')}`;
  return { startsAt: slot.startsAt, guests: 2, customer: { name: 'Ada', phone } };
}

/** Reads the name of an event type. @throws CommandError for an unknown name */
export function parseEventType(name: string): EventType {
  const type = EVENT_TYPES.find((one) => one === name);
  if (type !== undefined) return type;
  throw new CommandError(`There is no event "${name}"; there are: ${EVENT_TYPES.join(', ')}.`);
}
