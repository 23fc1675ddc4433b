import type { Schemas } from '../api/client.ts';

export type Session = Schemas['Session'];

/** The signed-in person, as far as the device knows. */
export interface SignedIn extends Session {
  /** Set when the service did not answer: it is who was signed in last. */
  isKept?: true;
  /** Set for a person who was let in at a shared device without the service: the PIN is asked before anything goes out. */
  isUnproven?: true;
}

/** For whom the device keeps a venue: a shared one for all who work at it. */
export const ownerOfKept = ({ account, device }: Session): string => device?.id ?? account.id;

export type VenueSummary = Schemas['VenueSummary'];
