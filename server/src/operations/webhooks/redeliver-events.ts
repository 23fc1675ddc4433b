import { requireWorkingKey, type VenueKey } from '../../core/access/keys/venue-key.ts';
import { Refusal } from '../../core/refusals.ts';
import { listWorkingKeys } from '../../store/access/api-keys.ts';
import { type Database, type Db, inTransaction } from '../../store/database.ts';
import type { EndpointRef } from '../../store/webhooks/endpoint-queues.ts';
import {
  type Delivery,
  findDelivery,
  markFailedForRedelivery,
  markForRedelivery,
} from '../../store/webhooks/webhook-deliveries.ts';

/**
 * Queues an event of a key to be sent again, even if it was delivered: with its id, and the state at the time of
 * sending. A second request before it is sent changes nothing.
 * @throws Refusal PUBLIC_API_KEY_NOT_FOUND, PUBLIC_API_WEBHOOK_NOT_CONFIGURED; DELIVERY_NOT_FOUND, also for a test event
 */
export async function redeliverEvent(db: Database, ref: EndpointRef, eventId: string): Promise<Delivery> {
  await requireKeyWithWebhook(db, ref);
  return inTransaction(db, async (tx) => {
    const isFound = await markForRedelivery(tx, ref, eventId);
    const delivery = isFound ? await findDelivery(tx, ref, eventId) : null;
    if (delivery === null) throw new Refusal('DELIVERY_NOT_FOUND');
    return delivery;
  });
}

/**
 * Queues again every event of a key that was first sent at `since` or later and never delivered, except test events and
 * superseded events.
 * @param since  in milliseconds
 * @returns the number of queued events
 * @throws Refusal PUBLIC_API_KEY_NOT_FOUND, PUBLIC_API_WEBHOOK_NOT_CONFIGURED
 */
export async function redeliverFailed(db: Database, ref: EndpointRef, since: number): Promise<number> {
  await requireKeyWithWebhook(db, ref);
  return inTransaction(db, (tx) => markFailedForRedelivery(tx, ref, since));
}

/**
 * A key of a venue that is not revoked and has a webhook address.
 * @throws Refusal PUBLIC_API_KEY_NOT_FOUND, also for a revoked key; PUBLIC_API_WEBHOOK_NOT_CONFIGURED
 */
export async function requireKeyWithWebhook(db: Db, { venueId, keyId }: EndpointRef): Promise<VenueKey> {
  const key = requireWorkingKey(await listWorkingKeys(db, venueId), keyId);
  if (key.webhook === null) throw new Refusal('PUBLIC_API_WEBHOOK_NOT_CONFIGURED');
  return key;
}
