import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLive } from '../live/live-context.tsx';
import { keptDataOwnerId } from '../session/session.ts';
import { isSigningOut } from '../session/sign-out.ts';
import { useVenue } from '../session/venue-context.tsx';

const load = () => import('../kept/kept-state.ts');

/**
 * Stores the open venue on the device while the live stream keeps it fresh. If no stream has begun, puts the stored
 * data into the cache.
 */
export function KeptState(): null {
  const client = useQueryClient();
  const { venueId, session } = useVenue();
  const { state, hasBegun } = useLive();
  const isFresh = hasBegun && state === 'Live' && !session.isKept;
  const isOld = !hasBegun && (state === 'Lost' || session.isKept === true);
  useEffect(() => {
    if (!isFresh) return;
    const ended = new AbortController();
    const keep = ({ keepVenue }: Awaited<ReturnType<typeof load>>) => {
      // The person may have just signed out on another page.
      if (!ended.signal.aborted && !isSigningOut()) keepVenue(client, session, venueId, ended.signal);
    };
    load().then(keep, () => {});
    return () => ended.abort();
  }, [client, session, venueId, isFresh]);
  useEffect(() => {
    if (!isOld) return;
    load()
      .then(({ restoreVenue }) => restoreVenue(client, keptDataOwnerId(session), venueId))
      .catch(() => {});
  }, [client, session, venueId, isOld]);
  return null;
}
