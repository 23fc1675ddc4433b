import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLive } from '../live/live-context.tsx';
import { ownerOfKept } from '../session/session.ts';
import { isSigningOut } from '../session/sign-out.ts';
import { useVenue } from '../session/venue-context.tsx';

const load = () => import('../kept/kept-state.ts');

/**
 * Keeps the open venue on the device while the live stream keeps it fresh, and puts what is kept into the cache where
 * no stream has begun.
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
      // On another page they may have signed out a moment ago.
      if (!ended.signal.aborted && !isSigningOut()) keepVenue(client, session, venueId, ended.signal);
    };
    load().then(keep, () => {});
    return () => ended.abort();
  }, [client, session, venueId, isFresh]);
  useEffect(() => {
    if (!isOld) return;
    load()
      .then(({ restoreVenue }) => restoreVenue(client, ownerOfKept(session), venueId))
      .catch(() => {});
  }, [client, session, venueId, isOld]);
  return null;
}
