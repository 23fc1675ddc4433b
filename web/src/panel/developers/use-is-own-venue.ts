import { useVenue } from '../../session/venue-context.tsx';

/**
 * Whether the open venue is the account's own venue and not one of its branches. Secrets are only shown at the own
 * venue.
 */
export function useIsOwnVenue(): boolean {
  const { session, venueId } = useVenue();
  // The own venue is the first in the list.
  return session.venues[0]?.id === venueId;
}
