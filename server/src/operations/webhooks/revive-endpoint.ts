import type { WatchKind } from '../../core/webhooks/event.ts';
import type { Tx } from '../../store/database.ts';
import { holdRedeliveries } from '../../store/webhooks/webhook-deliveries.ts';
import { type EndpointPlace, findEndpointKey, resetEndpointLane } from '../../store/webhooks/endpoint-queues.ts';
import { drainWatches, unparkWatches } from '../../store/webhooks/tracking.ts';

/**
 * Has what a key was not told of sent now, of orders and reservations that are open, and what is to be sent again: its address, its
 * secret or its permissions are others, or it was seen to answer, so that what was learned of the endpoint before does not count.
 * Nothing for a key without an address.
 */
export async function reviveEndpoint(tx: Tx, place: EndpointPlace, now: number): Promise<void> {
  const { endpoint, reach } = await findEndpointKey(tx, place);
  if (endpoint === null) return;
  const kinds: WatchKind[] = endpoint.takesReservations ? ['Order', 'Reservation'] : ['Order'];
  await unparkWatches(tx, reach, place.keyId, kinds, now);
  await drainWatches(tx, reach, place.keyId);
  await resetEndpointLane(tx, place);
  await holdRedeliveries(tx, place, now);
}
