import type { DeliveryParts } from '../../operations/webhooks/deliver-event.ts';
import type { Logger, NewId } from '../../parts/parts.ts';
import { type DueEndpoint, listDueEndpoints } from '../../store/webhooks/due-endpoints.ts';
import {
  type EndpointLease,
  releaseEndpointLease,
  takeEndpointLease,
} from '../../store/webhooks/endpoint-queues.ts';
import { createQueueJob, type QueueJob } from '../queue-job.ts';
import { ENDPOINT_POOLS, endpointKindOf } from './endpoint-pools.ts';
import { serveEndpoint } from './serve-endpoint.ts';

/** The dependencies of the job. */
export interface WebhookParts extends DeliveryParts {
  newId: NewId;
  log: Logger;
}

/** The most endpoints that one search reads. */
const MOST_LISTED = 2_000;

/**
 * Creates the job that sends events to the endpoints of API keys. Each endpoint has its own queue: a dead or
 * slow endpoint delays no other. Any number of servers may run the job: each endpoint is served by one server
 * at a time.
 */
export function createWebhookDelivery(parts: WebhookParts): QueueJob {
  const { db, newId } = parts;
  const owner = newId();
  return createQueueJob<DueEndpoint, EndpointLease>(parts, {
    name: 'sending events',
    pools: ENDPOINT_POOLS,
    lookEveryMs: 250,
    leaseMs: 15_000,
    listDue: (now) => listDueEndpoints(db, now, MOST_LISTED),
    nameOf: ({ keyId }) => keyId,
    shareOf: (endpoint) => ({ pool: endpointKindOf(endpoint), tenant: endpoint.venueId }),
    take: (queue, until, now) => takeEndpointLease(db, queue, owner, until, now),
    release: (queue) => releaseEndpointLease(db, queue, owner),
    serve: (queue, lease, renew, signal) => serveEndpoint({ parts, owner, queue, signal }, lease, renew),
  });
}
