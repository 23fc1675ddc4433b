import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useActQueue } from '../acts/acts-provider.tsx';
import { isAlreadyMoved } from '../acts/bill-acts.ts';
import { subscribeToBillChanges } from '../api/bill-list.ts';
import { keys, openBillsQuery } from '../api/queries.ts';
import { useVenue } from '../session/venue-context.tsx';

/**
 * Removes unanswered acts that the live stream shows as done. The stream may be faster than the answer, or the answer
 * was lost. Otherwise a round would look as if it were ordered twice, and moving a line again would undo later moves of
 * others.
 */
export function DoneActCleanup(): null {
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
  // Listens to each change, because others may change a line again before anything is rendered.
  useEffect(
    () =>
      subscribeToBillChanges(venueId, (bill) => {
        // Only the first act: each later act begins in the state after the previous one.
        const next = queue.list().find(({ subject, fault }) => subject === bill.id && fault === null);
        if (next !== undefined && isAlreadyMoved(bill, next)) queue.markDone(next.key);
      }),
    [queue, venueId],
  );
  return null;
}
