import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveEvents } from '../../../live/live-context.tsx';
import { figuresKey, todayFiguresQuery } from '../figure-queries.ts';

/** How long after a change the figures are read again: on a busy evening, bills change many times a second. */
const FOLLOWS_AFTER_MS = 2_000;
const CHANGES = new Set(['bill', 'reservation', 'ready', 'reload']);

/** Reads all shown figures of today again, soon after a bill or a reservation changed. */
export function useLiveToday(venueId: string): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useLiveEvents(({ kind }) => {
    if (!CHANGES.has(kind)) return;
    timer.current ??= setTimeout(() => {
      timer.current = null;
      const { queryKey } = todayFiguresQuery(venueId);
      void client.invalidateQueries({ queryKey });
      const day = client.getQueryData(queryKey)?.day;
      // Longer ranges change little: they are read again when they are opened the next time.
      if (day !== undefined)
        void client.invalidateQueries({
          queryKey: figuresKey(venueId),
          predicate: (query) => query.queryKey.filter((part) => part === day).length === 2,
        });
    }, FOLLOWS_AFTER_MS);
  });
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
}
