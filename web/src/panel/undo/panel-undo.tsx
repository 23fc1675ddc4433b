import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { type Undoable, UndoToast } from './undo-toast.tsx';

interface PanelUndo {
  /** @param page  that was left */
  offer: (page: string, undoable: Undoable) => void;
  /** Takes back what a page has offered: it has the button itself again. */
  withdraw: (page: string) => void;
  /** What pages leave behind for when the person comes back. */
  kept: Map<string, unknown>;
}

const UndoContext = createContext<PanelUndo | null>(null);

/** Lets the pages of the panel below it offer an undo to people who have left them, and keep what can be undone. */
export function PanelUndoProvider({ children }: { children: ReactNode }) {
  const [offered, setOffered] = useState<{ page: string; undoable: Undoable } | null>(null);
  const undo = useMemo<PanelUndo>(
    () => ({
      offer: (page, undoable) => setOffered({ page, undoable }),
      withdraw: (page) => setOffered((now) => (now?.page === page ? null : now)),
      kept: new Map(),
    }),
    [],
  );
  const end = useCallback(() => setOffered(null), []);
  return (
    <UndoContext value={undo}>
      {children}
      {offered !== null && <UndoToast key={offered.undoable.text} undoable={offered.undoable} onEnd={end} />}
    </UndoContext>
  );
}

/** State of a page that is there again when the person comes back, until the panel is left. Menu and hours use it. */
export function useKeptState<T>(name: string, initial: () => T): [T, (next: T) => void] {
  const { kept } = usePanelUndo();
  const [state, setState] = useState(() => {
    if (!kept.has(name)) kept.set(name, initial());
    return kept.get(name) as T;
  });
  const keep = (next: T) => {
    kept.set(name, next);
    setState(next);
  };
  return [state, keep];
}

/** Offers to undo once a page is left. @param undoable  asked at that moment; `null` offers nothing */
export function useUndoAfterwards(page: string, undoable: () => Undoable | null): void {
  const { offer, withdraw } = usePanelUndo();
  const leave = useEffectEvent(() => {
    const left = undoable();
    if (left !== null) offer(page, left);
  });
  useEffect(() => {
    withdraw(page);
    return () => leave();
  }, [withdraw, page]);
}

function usePanelUndo(): PanelUndo {
  const undo = use(UndoContext);
  if (undo === null) throw new Error('a page of the panel needs a PanelUndoProvider above it');
  return undo;
}
