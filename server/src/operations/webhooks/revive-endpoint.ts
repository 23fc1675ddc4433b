import { NO_FAILURES } from '../../core/webhooks/delivery-policy.ts';
import type { TrackedKind } from '../../core/webhooks/event.ts';
import type { Tx } from '../../store/database.ts';
import {
  type EndpointRef,
  findEndpointKey,
  resetEndpointQueue,
} from '../../store/webhooks/endpoint-queues.ts';
import { drainTracking, unparkTracking } from '../../store/webhooks/tracking.ts';
import { rescheduleRedeliveries } from '../../store/webhooks/webhook-deliveries.ts';

/**
 * Makes all undelivered events of a key due now, because its address, secret or permissions changed, or its
 * endpoint accepted a test event. The old state of the endpoint no longer counts. Does nothing for a key
 * without an address.
 */
export async function reviveEndpoint(tx: Tx, ref: EndpointRef, now: number): Promise<void> {
  const { endpoint, reach } = await findEndpointKey(tx, ref);
  if (endpoint === null) return;
  const kinds: TrackedKind[] = endpoint.takesReservations ? ['Order', 'Reservation'] : ['Order'];
  await unparkTracking(tx, reach, ref.keyId, kinds, now);
  await drainTracking(tx, reach, ref.keyId);
  await resetEndpointQueue(tx, ref, NO_FAILURES);
  await rescheduleRedeliveries(tx, ref, now);
}
