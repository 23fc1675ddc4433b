import { Refusal } from '../../core/refusals.ts';
import { newEventId } from '../../crypto/event-id.ts';
import type { Random } from '../../parts/parts.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import { type EndpointRef, findEndpointKey } from '../../store/webhooks/endpoint-queues.ts';
import { logAttempt } from '../../store/webhooks/webhook-deliveries.ts';
import { reviveEndpoint } from './revive-endpoint.ts';
import { type Sending, type SendingTools, sendEvent } from './send-event.ts';

/** The dependencies of a test event. */
export interface TestEventParts extends SendingTools {
  db: Database;
  random: Random;
}

const TYPE = 'webhook.test';

/**
 * Sends a test event to the address of a key: once, immediately, even if the endpoint fails or asked the service to
 * wait. The attempt is logged. If the endpoint accepts it, all events that wait for the endpoint become due; a failure
 * changes nothing.
 * @throws Refusal PUBLIC_API_WEBHOOK_NOT_CONFIGURED
 */
export async function sendTestEvent(parts: TestEventParts, ref: EndpointRef): Promise<Sending> {
  const { db, clock, random } = parts;
  const { endpoint } = await findEndpointKey(db, ref);
  if (endpoint === null) throw new Refusal('PUBLIC_API_WEBHOOK_NOT_CONFIGURED');
  const { venueId, keyId, venueName, keyName } = endpoint;
  const eventId = newEventId(random);
  const createdAt = new Date(clock.now()).toISOString();
  const data = { venueId, venueName, keyName };
  const sending = await sendEvent(parts, endpoint, { id: eventId, type: TYPE, createdAt, data });
  const state = sending.isDelivered ? 'Delivered' : 'Failed';
  const event = { venueId, keyId, eventId, type: TYPE, subject: null } as const;
  await logAttempt(db, event, { ...sending, state, nextAttemptAt: null });
  // The owner has repaired the endpoint, so waiting events need not wait for its next probe.
  if (sending.isDelivered) await inTransaction(db, (tx) => reviveEndpoint(tx, ref, clock.now()));
  return sending;
}
