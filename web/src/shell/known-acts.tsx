import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useActQueue } from '../acts/acts-provider.tsx';
import { hasMoved } from '../acts/bill-acts.ts';
import { noteBillChanges } from '../api/bill-list.ts';
import { keys, openBillsQuery } from '../api/queries.ts';
import { useVenue } from '../session/venue-context.tsx';

/**
 * Forgets acts on their way that a bill has by now. The live stream may show one before its answer comes, or after that was
 * lost: a round that is shown as sent and as ordered would look ordered twice, and moving a line again would undo what
 * others have done with it since.
 */
export function KnownActs(): null {
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
  // Others may change a line before anything is rendered.
  useEffect(
    () =>
      noteBillChanges(venueId, (bill) => {
        // The first one alone: those after it begin where it ends.
        const next = queue.list().find(({ subject, fault }) => subject === bill.id && fault === null);
        if (next !== undefined && hasMoved(bill, next)) queue.markDone(next.key);
      }),
    [queue, venueId],
  );
  return null;
}
