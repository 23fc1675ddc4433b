import { createContext, use } from 'react';
import { useAct } from '../acts/acts-provider.tsx';
import type { SignedIn, VenueSummary } from './session.ts';

/** Who is signed in, and the venue whose screens are open. */
export interface AtVenue {
  session: SignedIn;
  venue: VenueSummary;
}

export const VenueContext = createContext<AtVenue | null>(null);

/** Who is signed in, and at which venue. */
export function useVenue(): AtVenue & { venueId: string; isOwner: boolean } {
  const at = use(VenueContext);
  if (at === null) throw new Error('useVenue needs a venue above it');
  return { ...at, venueId: at.venue.id, isOwner: at.session.account.role === 'Owner' };
}

/** Does something at the open venue, in the name of who is signed in. */
export function useActHere() {
  const { venueId, session } = useVenue();
  return useAct(venueId, session.account.id);
}
