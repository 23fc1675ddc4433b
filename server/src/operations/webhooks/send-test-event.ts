import { Refusal } from '../../core/refusals.ts';
import { newEventId } from '../../crypto/event-id.ts';
import type { Random } from '../../parts.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import { type EndpointPlace, findEndpointKey } from '../../store/webhooks/endpoint-queues.ts';
import { logAttempt } from '../../store/webhooks/webhook-deliveries.ts';
import { reviveEndpoint } from './revive-endpoint.ts';
import { type Sending, type SendingTools, sendEvent } from './send-event.ts';

/** What test events are sent with. */
export interface TestEventParts extends SendingTools {
  db: Database;
  random: Random;
}

const TYPE = 'webhook.test';

/**
 * Sends an event that tells of nothing to the address of a key: once, now, whether the endpoint fails or asked to be left
 * alone, and not again. It is logged. What waits for an endpoint that takes it is sent from now on; one that does not take
 * it is thought no worse of.
 * @throws Refusal PUBLIC_API_WEBHOOK_NOT_CONFIGURED
 */
export async function sendTestEvent(parts: TestEventParts, place: EndpointPlace): Promise<Sending> {
  const { db, clock, random } = parts;
  const { endpoint } = await findEndpointKey(db, place);
  if (endpoint === null) throw new Refusal('PUBLIC_API_WEBHOOK_NOT_CONFIGURED');
  const { venueId, keyId, venueName, keyName } = endpoint;
  const eventId = newEventId(random);
  const createdAt = new Date(clock.now()).toISOString();
  const data = { venueId, venueName, keyName };
  const sending = await sendEvent(parts, endpoint, { id: eventId, type: TYPE, createdAt, data });
  const state = sending.isDelivered ? 'Delivered' : 'Failed';
  const event = { venueId, keyId, eventId, type: TYPE, subject: null } as const;
  await logAttempt(db, event, { ...sending, state, nextAttemptAt: null });
  // Whoever mended an endpoint tests it, and is not to wait for its next probe then.
  if (sending.isDelivered) await inTransaction(db, (tx) => reviveEndpoint(tx, place, clock.now()));
  return sending;
}
