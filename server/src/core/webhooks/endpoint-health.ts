import { type EndpointRecord, NO_FAILURES } from './delivery-policy.ts';

/** The state of an endpoint. `Untried`: it has not taken an event at its address yet, and has not failed. */
export const ENDPOINT_STATES = ['Untried', 'Healthy', 'Failing'] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];

/** An endpoint as its owner sees it. Instants in milliseconds. */
export interface EndpointHealth extends Omit<EndpointRecord, 'failures' | 'quietUntil'> {
  state: EndpointState;
  /** It has been failing for an hour or longer: the owner should look into it. */
  isFailingLong: boolean;
}

const LONG_MS = 3_600_000;

/** The state of an endpoint to which nothing was ever sent. */
const UNTRIED: EndpointRecord = { ...NO_FAILURES, lastSuccessAt: null, lastFailureAt: null };

/**
 * The health of an endpoint at an instant. A last success or failure from before the address was entered
 * belongs to another address and is left out.
 * @param record  `null` if nothing was ever sent to it
 * @param setAt  when its address was entered, in milliseconds
 */
export function healthOf(record: EndpointRecord | null, setAt: number, now: number): EndpointHealth {
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
