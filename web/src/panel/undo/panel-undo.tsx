import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { UndoToast } from './undo-toast.tsx';

/** Something removed on a page that was left since: it can still be taken back. */
export interface Undoable {
  /** What was removed. */
  text: string;
  /** What the button says. */
  undoText: string;
  /** @throws what the service answered */
  undo: () => Promise<void>;
}

interface PanelUndo {
  offer: (undoable: Undoable | null) => void;
  /** What pages leave behind for when the person comes back. */
  kept: Map<string, unknown>;
}

const UndoContext = createContext<PanelUndo | null>(null);

/** Lets the pages of the panel below it offer an undo to whoever has left them, and keep what can be undone. */
export function PanelUndoProvider({ children }: { children: ReactNode }) {
  const [offered, setOffered] = useState<Undoable | null>(null);
  const undo = useMemo<PanelUndo>(() => ({ offer: setOffered, kept: new Map() }), []);
  return (
    <UndoContext value={undo}>
      {children}
      {offered !== null && <UndoToast key={offered.text} undoable={offered} onEnd={() => setOffered(null)} />}
    </UndoContext>
  );
}

/** State of a page that is there again when the person comes back, until the panel is left. Menu and hours use it. */
export function useKept<T>(name: string, initial: () => T): [T, (next: T) => void] {
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

/** Offers to undo once the page is left. @param undoable  asked at that moment; `null` offers nothing */
export function useUndoAfterwards(undoable: () => Undoable | null): void {
  const { offer } = usePanelUndo();
  const leave = useEffectEvent(() => offer(undoable()));
  useEffect(() => {
    // The page itself has the button again.
    offer(null);
    return () => leave();
  }, [offer]);
}

function usePanelUndo(): PanelUndo {
  const undo = use(UndoContext);
  if (undo === null) throw new Error('a page of the panel needs a PanelUndoProvider above it');
  return undo;
}
