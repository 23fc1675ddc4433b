import type { Tx } from '../../store/database.ts';
import {
  type EndpointRef,
  findEndpointKey,
  reviveEndpointQueue,
} from '../../store/webhooks/endpoint-queues.ts';
import { rescheduleRedeliveries } from '../../store/webhooks/webhook-deliveries.ts';

/**
 * Makes all undelivered events of a key due, because its address, secret or permissions changed, or its endpoint
 * accepted a test event. It only marks the key; the delivery job then handles its venues one by one. Resets the failure
 * state of the endpoint. Does nothing for a key without an address.
 */
export async function reviveEndpoint(tx: Tx, ref: EndpointRef, now: number): Promise<void> {
  const { endpoint } = await findEndpointKey(tx, ref);
  if (endpoint === null) return;
  await reviveEndpointQueue(tx, ref);
  await rescheduleRedeliveries(tx, ref, now);
}
