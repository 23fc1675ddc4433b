import type { DueEndpoint } from '../store/webhooks/due-endpoints.ts';
import type { LanePool } from './lane-places.ts';

/**
 * Endpoints that one server sends to at once, by how they are doing: those that fail never take the places of those that
 * answer. A venue has at most 10 keys.
 */
export const ENDPOINT_POOLS = {
  /** Took an event before, and did not fail since. */
  Answering: { places: 1_000, perTenant: 10 },
  /** Never took one yet. */
  New: { places: 500, perTenant: 5 },
  Failing: { places: 200, perTenant: 3 },
} satisfies Record<string, LanePool>;

/** The pool of an endpoint. */
export function endpointKindOf({ failures, hasAnswered }: DueEndpoint): keyof typeof ENDPOINT_POOLS {
  if (failures > 0) return 'Failing';
  return hasAnswered ? 'Answering' : 'New';
}
