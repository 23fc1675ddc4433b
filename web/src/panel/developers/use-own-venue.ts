import { useVenue } from '../../session/venue-context.tsx';

/** Whether the open venue is that of the account itself, not a branch that it reaches: only there secrets are shown. */
export function useIsOwnVenue(): boolean {
  const { session, venueId } = useVenue();
  // The own venue is the first in reach.
  return session.venues[0]?.id === venueId;
}
