import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';

type Listed = Schemas['ListedReservation'];

/** A reservation from the loaded evenings and requests; `undefined` if it is in none of them. */
export function useListedReservation(reservationId: string): Listed | undefined {
  const client = useQueryClient();
  const { venueId } = useVenue();
  return ['reservations', 'pending-reservations']
    .flatMap((list) => client.getQueriesData<{ items?: Listed[] }>({ queryKey: keys.of(venueId, list) }))
    .flatMap(([, data]) => data?.items ?? [])
    .find(({ id }) => id === reservationId);
}
