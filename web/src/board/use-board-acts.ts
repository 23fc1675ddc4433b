import { useMemo } from 'react';
import { useActAtVenue } from '../session/venue-context.tsx';
import { type BoardActs, createBoardActs } from './board-acts.ts';
import type { BoardStore } from './board-store.ts';
import { createUndoStack } from './undo-stack.ts';

/** The acts of the board. The object stays the same while the board is open. */
export function useBoardActs(store: BoardStore): BoardActs {
  const act = useActAtVenue();
  return useMemo(
    () => createBoardActs({ act, store, undone: createUndoStack(), now: () => performance.now() }),
    [act, store],
  );
}
