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
import { type RemovalUndo, UndoToast } from './undo-toast.tsx';

interface PanelUndo {
  /** Offers an undo. @param page  the page that the person has left */
  offer: (page: string, removalUndo: RemovalUndo) => void;
  /** Withdraws the offer of a page, because the person is back there and the page has its own undo button. */
  withdraw: (page: string) => void;
  /** The states that pages keep until the person comes back, by name. */
  kept: Map<string, unknown>;
}

const UndoContext = createContext<PanelUndo | null>(null);

/** Lets the pages of the panel offer an undo after the person has left them, and keep their state. */
export function PanelUndoProvider({ children }: { children: ReactNode }) {
  const [offered, setOffered] = useState<{ page: string; removalUndo: RemovalUndo } | null>(null);
  const undo = useMemo<PanelUndo>(
    () => ({
      offer: (page, removalUndo) => setOffered({ page, removalUndo }),
      withdraw: (page) => setOffered((now) => (now?.page === page ? null : now)),
      kept: new Map(),
    }),
    [],
  );
  const end = useCallback(() => setOffered(null), []);
  return (
    <UndoContext value={undo}>
      {children}
      {offered !== null && (
        <UndoToast key={offered.removalUndo.text} removalUndo={offered.removalUndo} onEnd={end} />
      )}
    </UndoContext>
  );
}

/** Like `useState`, but the state is kept until the person leaves the panel, not only the page. Menu and hours use it. */
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

/** Offers an undo when the person leaves the page. @param removalUndo  called at that moment; returns `null` to offer nothing */
export function useUndoAfterLeaving(page: string, removalUndo: () => RemovalUndo | null): void {
  const { offer, withdraw } = usePanelUndo();
  const leave = useEffectEvent(() => {
    const left = removalUndo();
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
