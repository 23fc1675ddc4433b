import { useQuery } from '@tanstack/react-query';
import type { Clash } from '../../acts/reservation-acts.ts';
import { keys } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Clashes } from './clashes.tsx';

/**
 * What spoke against a reservation when this device accepted, changed or wrote it down: of two who do so at once
 * for the last table, the second is told.
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
