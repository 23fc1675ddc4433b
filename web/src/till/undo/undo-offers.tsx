import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { UNDO_MS, UndoButton } from '../../ui/undo/undo-button.tsx';

/** Something that was just done and can be undone. */
export interface UndoableChange {
  /** What was done, for screen readers. */
  text: string;
  undo: () => void;
}

interface Offered extends UndoableChange {
  /** The keys of places where the undo may be offered; it appears at the one that is on the screen. */
  places: readonly string[];
}

interface UndoOffers {
  offered: readonly Offered[];
  offer: (places: readonly string[], undoable: UndoableChange) => void;
  take: (offered: Offered) => void;
}

const UndoContext = createContext<UndoOffers | null>(null);

/**
 * Lets the components inside it offer an undo at the place where a person tapped. The latest act is announced to screen
 * readers.
 */
export function UndoOffersProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('app');
  const [offered, setOffered] = useState<readonly Offered[]>([]);
  const end = useCallback((one: Offered) => setOffered((all) => all.filter((other) => other !== one)), []);
  const offers = useMemo<UndoOffers>(
    () => ({
      offered,
      offer: (places, undoable) => {
        const one = { ...undoable, places };
        setOffered((all) => [...all.filter((other) => !isAtOneOf(other, places)), one]);
        setTimeout(end, UNDO_MS, one);
      },
      take: (one) => {
        end(one);
        one.undo();
      },
    }),
    [offered, end],
  );
  const last = offered.at(-1);
  return (
    <UndoContext value={offers}>
      {children}
      <p className="unseen" role="status">
        {last === undefined ? '' : t('canBeUndone', { what: last.text })}
      </p>
    </UndoContext>
  );
}

const isAtOneOf = (offered: Offered, places: readonly string[]) =>
  offered.places.some((place) => places.includes(place));

/** Returns a function that offers to undo what was just done. */
export function useOfferUndo(): UndoOffers['offer'] {
  return useOffers().offer;
}

function useOffers(): UndoOffers {
  const offers = use(UndoContext);
  if (offers === null) throw new Error('an offer to undo needs an UndoOffersProvider above it');
  return offers;
}

/** The button that undoes the last act at a place; shows nothing if there is none. */
export function UndoOffer({ place }: { place: string }) {
  const { offered, take } = useOffers();
  const here = offered.findLast(({ places }) => places.includes(place));
  if (here === undefined) return null;
  return <FocusedUndo key={here.text} text={here.text} onUndo={() => take(here)} />;
}

function FocusedUndo({ text, onUndo }: { text: string; onUndo: () => void }) {
  const around = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The tapped element is often gone after the tap: the focus of a person at the keyboard moves here, after a sheet
    // has given it back.
    const frame = requestAnimationFrame(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) around.current?.querySelector('button')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <span ref={around}>
      <UndoButton title={text} onUndo={onUndo} />
    </span>
  );
}
