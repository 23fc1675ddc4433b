import { NO_FAILURES } from '../../core/webhooks/delivery-policy.ts';
import type { TrackedKind } from '../../core/webhooks/event.ts';
import type { Tx } from '../../store/database.ts';
import {
  type EndpointPlace,
  findEndpointKey,
  resetEndpointQueue,
} from '../../store/webhooks/endpoint-queues.ts';
import { drainTracking, unparkTracking } from '../../store/webhooks/tracking.ts';
import { holdRedeliveries } from '../../store/webhooks/webhook-deliveries.ts';

/**
 * Has what a key was not told of sent now, of orders and reservations that are open, and what is to be sent again: its address, its
 * secret or its permissions are others, or it was seen to answer, so that what was learned of the endpoint before does not count.
 * Nothing for a key without an address.
 */
export async function reviveEndpoint(tx: Tx, place: EndpointPlace, now: number): Promise<void> {
  const { endpoint, reach } = await findEndpointKey(tx, place);
  if (endpoint === null) return;
  const kinds: TrackedKind[] = endpoint.takesReservations ? ['Order', 'Reservation'] : ['Order'];
  await unparkTracking(tx, reach, place.keyId, kinds, now);
  await drainTracking(tx, reach, place.keyId);
  await resetEndpointQueue(tx, place, NO_FAILURES);
  await holdRedeliveries(tx, place, now);
}
