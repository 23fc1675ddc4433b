import type { Schemas } from '../api/client.ts';

export type Session = Schemas['Session'];

/** Who is signed in, as far as is known. */
export interface SignedIn extends Session {
  /** Set when the service did not answer: it is who was signed in last. */
  isKept?: true;
}

export type VenueSummary = Schemas['VenueSummary'];
