import { useMemo, useState, useSyncExternalStore } from 'react';
import { useActHere } from '../session/venue-context.tsx';
import { type BoardActs, createBoardActs } from './board-acts.ts';
import type { BoardStore } from './board-store.ts';
import { createUndoStack } from './undo-stack.ts';

/** The acts of the board, the same ones while it is open, and whether the last one can be taken back. */
export function useBoardActs(store: BoardStore): { acts: BoardActs; canUndo: boolean } {
  const act = useActHere();
  const [undone] = useState(createUndoStack);
  const canUndo = useSyncExternalStore(undone.subscribe, () => undone.list().length > 0);
  const acts = useMemo(
    () => createBoardActs({ act, store, undone, now: () => performance.now() }),
    [act, store, undone],
  );
  return { acts, canUndo };
}
