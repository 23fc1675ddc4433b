import { skipToken, useQuery } from '@tanstack/react-query';
import { keys } from '../api/queries.ts';
import { useLive } from './live-context.tsx';

/**
 * How old the shown lists of a venue are if the live stream does not keep them fresh: the time at which they were
 * current, in milliseconds of the service's clock. `null` if the stream is live, or if nothing was read.
 */
export function useLostSince(venueId: string): number | null {
  const { state, hasBegun, since } = useLive();
  const { data: keptAt } = useQuery<number>({ queryKey: keys.of(venueId, 'kept-at'), queryFn: skipToken });
  if (!hasBegun) return keptAt ?? null;
  return state === 'Lost' ? since : null;
}
