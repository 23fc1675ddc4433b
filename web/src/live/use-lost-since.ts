import { skipToken, useQuery } from '@tanstack/react-query';
import { keys } from '../api/queries.ts';
import { useLive } from './live-context.tsx';

/**
 * The time of the lists of a venue, in milliseconds of the service's clock, while nothing keeps them fresh; `null` while the
 * live stream does, and if nothing was read.
 */
export function useLostSince(venueId: string): number | null {
  const { state, hasBegun, since } = useLive();
  const { data: keptAt } = useQuery<number>({ queryKey: keys.of(venueId, 'kept-at'), queryFn: skipToken });
  if (!hasBegun) return keptAt ?? null;
  return state === 'Lost' ? since : null;
}
