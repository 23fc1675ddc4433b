import { useQuery } from '@tanstack/react-query';
import type { Clash } from '../../acts/reservation-acts.ts';
import { keys } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Clashes } from './clashes.tsx';

/**
 * The clashes in the service's answer when this device accepted, changed or added the reservation. If two people give
 * the last table away at the same time, the second one sees them.
 */
export function AnsweredClashes({ reservationId }: { reservationId: string }) {
  const { venueId } = useVenue();
  const { data } = useQuery<readonly Clash[]>({
    queryKey: keys.of(venueId, 'clashes', reservationId),
    enabled: false,
    initialData: [],
  });
  return <Clashes clashes={data} />;
}
