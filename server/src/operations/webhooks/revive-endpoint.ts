import type { Tx } from '../../store/database.ts';
import {
  type EndpointRef,
  findEndpointKey,
  reviveEndpointQueue,
} from '../../store/webhooks/endpoint-queues.ts';
import { rescheduleRedeliveries } from '../../store/webhooks/webhook-deliveries.ts';

/**
 * Makes all undelivered events of a key due, because its address, secret or permissions changed, or its endpoint accepted a test event: the job
 * begins with it, venue by venue, so that none of them needs to be reached here. The old state of the endpoint no longer counts. Does nothing for a
 * key without an address.
 */
export async function reviveEndpoint(tx: Tx, ref: EndpointRef, now: number): Promise<void> {
  const { endpoint } = await findEndpointKey(tx, ref);
  if (endpoint === null) return;
  await reviveEndpointQueue(tx, ref);
  await rescheduleRedeliveries(tx, ref, now);
}
