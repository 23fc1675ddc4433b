import type { DueEndpoint } from '../../store/webhooks/due-endpoints.ts';
import type { SlotPool } from '../queue-slots.ts';

/**
 * How many endpoints one server sends to at the same time. Failing endpoints never use up the slots of working ones.
 * `perTenant` limits the endpoints of one venue, which has at most 10 keys.
 */
export const ENDPOINT_POOLS = {
  /** Has accepted an event, and has not failed since. */
  Answering: { slots: 1_000, perTenant: 10 },
  /** Has not accepted an event yet. */
  New: { slots: 500, perTenant: 5 },
  Failing: { slots: 200, perTenant: 3 },
} satisfies Record<string, SlotPool>;

/** The pool of an endpoint. */
export function endpointKindOf({ failures, hasAnswered }: DueEndpoint): keyof typeof ENDPOINT_POOLS {
  if (failures > 0) return 'Failing';
  return hasAnswered ? 'Answering' : 'New';
}
