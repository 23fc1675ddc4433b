import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveEvents } from '../../../live/live-context.tsx';
import { todayQuery } from '../figure-queries.ts';

/** A busy evening changes bills many times a second; the figures follow within this time. */
const FOLLOWS_AFTER_MS = 2_000;
const CHANGES = new Set(['bill', 'reservation', 'ready', 'reload']);

/** Reads the figures of today again, soon after a bill or a reservation changed. */
export function useLiveToday(venueId: string): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useLiveEvents(({ kind }) => {
    if (!CHANGES.has(kind)) return;
    timer.current ??= setTimeout(() => {
      timer.current = null;
      void client.invalidateQueries({ queryKey: todayQuery(venueId).queryKey });
    }, FOLLOWS_AFTER_MS);
  });
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
}
