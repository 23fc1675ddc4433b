import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '../api/client.ts';
import { keys } from '../api/queries.ts';
import { useVenue } from '../session/venue-context.tsx';
import { findReservations } from '../ui/text/find-reservations.ts';

type Listed = Schemas['ListedReservation'];

/** Finds reservations by guest in the evenings that this device has loaded or stored. */
export function useKnownGuests(): (typed: string) => readonly Listed[] {
  const client = useQueryClient();
  const { venueId } = useVenue();
  return (typed) => {
    if (typed === '') return [];
    const evenings = client.getQueriesData<{ items?: Listed[] }>({
      queryKey: keys.of(venueId, 'reservations'),
    });
    // The present evening is also in the cache under its date.
    const known = new Map(
      evenings.flatMap(([, evening]) => evening?.items ?? []).map((one) => [one.id, one]),
    );
    return findReservations([...known.values()], typed);
  };
}
