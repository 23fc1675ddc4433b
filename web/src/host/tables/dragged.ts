import { useSyncExternalStore } from 'react';
import type { Seatable } from './table-choices.ts';

/** The reservation that is dragged over the screen to a table; one at a time. */
let dragged: Seatable | null = null;
const listeners = new Set<() => void>();

/** Begins or, with `null`, ends dragging a reservation. */
export function drag(reservation: Seatable | null): void {
  dragged = reservation;
  for (const listener of listeners) listener();
}

export function useDragged(): Seatable | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => dragged,
  );
}
