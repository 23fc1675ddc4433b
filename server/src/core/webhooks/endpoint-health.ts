import { type EndpointRecord, NO_FAILURES } from './delivery-policy.ts';

/** The state of an endpoint. `Untried`: no event to its present address has succeeded or failed yet. */
export const ENDPOINT_STATES = ['Untried', 'Healthy', 'Failing'] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];

/** An endpoint as its owner sees it. Instants in milliseconds. */
export interface EndpointHealth extends Omit<EndpointRecord, 'failures' | 'quietUntil'> {
  state: EndpointState;
  /** Whether it has been failing for at least an hour, so that the owner should act. */
  isFailingLong: boolean;
}

const LONG_MS = 3_600_000;

/** The state of an endpoint to which no event was sent yet. */
const UNTRIED: EndpointRecord = { ...NO_FAILURES, lastSuccessAt: null, lastFailureAt: null };

/**
 * The health of an endpoint at an instant. A success or failure before the address was entered belongs to another address and
 * is left out.
 * @param record  `null` if no event was sent yet
 * @param setAt  when the address was entered, in milliseconds
 */
export function endpointHealthOf(record: EndpointRecord | null, setAt: number, now: number): EndpointHealth {
  const { failures, failingSince, nextAttemptAt, lastError, ...last } = record ?? UNTRIED;
  const ofAddress = (instant: number | null) => (instant !== null && instant >= setAt ? instant : null);
  const lastSuccessAt = ofAddress(last.lastSuccessAt);
  return {
    state: failures > 0 ? 'Failing' : lastSuccessAt === null ? 'Untried' : 'Healthy',
    failingSince,
    lastSuccessAt,
    lastFailureAt: ofAddress(last.lastFailureAt),
    lastError,
    nextAttemptAt,
    isFailingLong: failingSince !== null && now - failingSince >= LONG_MS,
  };
}
