import { useQuery } from '@tanstack/react-query';
import { usePendingActs } from '../acts/acts-provider.tsx';
import { profileQuery } from '../api/queries.ts';
import { serverNow } from '../api/server-clock.ts';
import { useActAtVenue, useVenue } from '../session/venue-context.tsx';
import { useNow } from '../time/use-now.ts';
import { type RushState, shownRush } from './shown-rush.ts';

/** The current rush of the venue after the unanswered acts of this device, with functions that change it. */
export function useRush(): RushState & {
  declare: (minutes: number, reason: string | null) => void;
  end: () => void;
} {
  const { venueId } = useVenue();
  const { data: profile } = useQuery(profileQuery(venueId));
  const acts = usePendingActs(venueId);
  const act = useActAtVenue();
  const now = useNow();
  return {
    ...shownRush(profile?.rush, acts, now),
    declare: (minutes, reason) => {
      const until = new Date(serverNow() + minutes * 60_000).toISOString();
      act('declareRush', RUSH, { until, reason });
    },
    end: () => void act('endRush', RUSH, {}),
  };
}

/** The subject of acts on the rush: they are sent in order. */
const RUSH = 'rush';
