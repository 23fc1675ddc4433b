import { createContext, use } from 'react';
import { useAct } from '../acts/acts-provider.tsx';
import type { Schemas } from '../api/client.ts';
import type { SignedIn, VenueSummary } from './session.ts';

/** The session, and the venue whose screens are open. */
export interface VenueSession {
  session: SignedIn;
  venue: VenueSummary;
}

export const VenueContext = createContext<VenueSession | null>(null);

/** {@link VenueSession}, and what the person may do there. */
export function useVenue(): VenueSession & { venueId: string; isOwner: boolean; may: May } {
  const at = use(VenueContext);
  if (at === null) throw new Error('useVenue needs a venue above it');
  const { role, rights = [] } = at.session.account;
  const isOwner = role === 'Owner';
  return { ...at, venueId: at.venue.id, isOwner, may: (right) => isOwner || rights.includes(right) };
}

export type Right = Schemas['Account']['rights'][number];

/** Whether the signed-in person has a right at the open venue. */
export type May = (right: Right) => boolean;

/** The {@link May} function of the signed-in person. */
export function useMay(): May {
  return useVenue().may;
}

/** Like `useAct`, for the open venue and the signed-in person. */
export function useActAtVenue() {
  const { venueId, session } = useVenue();
  return useAct(venueId, session.account.id);
}
