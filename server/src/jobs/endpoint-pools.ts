import type { DueEndpoint } from '../store/webhooks/due-endpoints.ts';
import type { SlotPool } from './queue-slots.ts';

/**
 * How many endpoints one server sends to at the same time. Endpoints that fail never use up the slots of those that answer. A
 * venue has at most 10 keys.
 */
export const ENDPOINT_POOLS = {
  /** Took an event before, and has not failed since. */
  Answering: { slots: 1_000, perTenant: 10 },
  /** Has not taken one yet. */
  New: { slots: 500, perTenant: 5 },
  Failing: { slots: 200, perTenant: 3 },
} satisfies Record<string, SlotPool>;

/** The pool of an endpoint. */
export function endpointKindOf({ failures, hasAnswered }: DueEndpoint): keyof typeof ENDPOINT_POOLS {
  if (failures > 0) return 'Failing';
  return hasAnswered ? 'Answering' : 'New';
}
