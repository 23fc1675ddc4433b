import { requireWorkingKey, type VenueKey } from '../../core/access/venue-key.ts';
import { Refusal } from '../../core/refusals.ts';
import { listWorkingKeys } from '../../store/access/api-keys.ts';
import { type Database, type Db, inTransaction } from '../../store/database.ts';
import type { EndpointPlace } from '../../store/webhooks/endpoint-queues.ts';
import {
  type Delivery,
  findDelivery,
  updateRedeliverFailed,
  updateRedeliverOne,
} from '../../store/webhooks/webhook-deliveries.ts';

/**
 * Has an event of a key sent once more, whatever became of it before: under its id, as it stands when it is sent. Asking again
 * before it was sent changes nothing.
 * @throws Refusal PUBLIC_API_KEY_NOT_FOUND, PUBLIC_API_WEBHOOK_NOT_CONFIGURED; DELIVERY_NOT_FOUND, also for a test
 */
export async function redeliverEvent(db: Database, place: EndpointPlace, eventId: string): Promise<Delivery> {
  await requireKeyWithWebhook(db, place);
  return inTransaction(db, async (tx) => {
    const isFound = await updateRedeliverOne(tx, place, eventId);
    const delivery = isFound ? await findDelivery(tx, place, eventId) : null;
    if (delivery === null) throw new Refusal('DELIVERY_NOT_FOUND');
    return delivery;
  });
}

/**
 * Has every event of a key sent once more that was first sent at an instant or later and never taken, but for tests and
 * those that a newer one took the place of.
 * @param since  in milliseconds
 * @returns how many
 * @throws Refusal PUBLIC_API_KEY_NOT_FOUND, PUBLIC_API_WEBHOOK_NOT_CONFIGURED
 */
export async function redeliverFailed(db: Database, place: EndpointPlace, since: number): Promise<number> {
  await requireKeyWithWebhook(db, place);
  return inTransaction(db, (tx) => updateRedeliverFailed(tx, place, since));
}

/**
 * A working key of a venue that has an address for its events.
 * @throws Refusal PUBLIC_API_KEY_NOT_FOUND, also for a revoked key; PUBLIC_API_WEBHOOK_NOT_CONFIGURED
 */
export async function requireKeyWithWebhook(db: Db, { venueId, keyId }: EndpointPlace): Promise<VenueKey> {
  const key = requireWorkingKey(await listWorkingKeys(db, venueId), keyId);
  if (key.webhook === null) throw new Refusal('PUBLIC_API_WEBHOOK_NOT_CONFIGURED');
  return key;
}
