import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useActQueue } from '../acts/acts-provider.tsx';
import { keys, openBillsQuery } from '../api/queries.ts';
import { useVenue } from '../session/venue-context.tsx';

/**
 * Forgets the rounds on their way that a bill has by now. The live stream may tell of a round before its answer comes,
 * or after that was lost: shown as sent and as ordered, it would look ordered twice.
 */
export function KnownRounds(): null {
  const client = useQueryClient();
  const queue = useActQueue();
  const { venueId } = useVenue();
  const acts = useSyncExternalStore(queue.subscribe, queue.list);
  const { data: bills } = useQuery({ ...openBillsQuery(venueId), enabled: false });
  useLayoutEffect(() => {
    const onTheirWay = new Set(acts.map(({ key }) => key));
    if (onTheirWay.size === 0) return;
    for (const { id, rounds } of bills ?? []) {
      for (const { idempotencyKey: key } of rounds) {
        if (key === null || !onTheirWay.has(key)) continue;
        client.setQueryData(keys.of(venueId, 'placed', key), id);
        queue.markDone(key);
      }
    }
  }, [client, queue, venueId, acts, bills]);
  return null;
}
