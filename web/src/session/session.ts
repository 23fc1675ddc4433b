import type { Schemas } from '../api/client.ts';

export type Session = Schemas['Session'];

/** The session as the device knows it. */
export interface SignedIn extends Session {
  /** Set if the service did not answer: this is the last stored session. */
  isKept?: true;
  /**
   * Set if the person began at a shared device without a connection: they must type the PIN before anything is sent.
   */
  isUnproven?: true;
}

/**
 * The id for which the device stores data: the id of a shared device, which is the same for all its people, or of the
 * account.
 */
export const keptDataOwnerId = ({ account, device }: Session): string => device?.id ?? account.id;

export type VenueSummary = Schemas['VenueSummary'];
