import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { UNDO_MS, UndoButton } from '../../ui/undo/undo-button.tsx';

/** Something that was just done. */
export interface Undoable {
  /** What was done, for people who do not see where. */
  text: string;
  undo: () => void;
}

interface Offered extends Undoable {
  /** Where it was done; it is offered at the one of these that is on the screen. */
  places: readonly string[];
}

interface UndoOffers {
  offered: readonly Offered[];
  offer: (places: readonly string[], undoable: Undoable) => void;
  take: (offered: Offered) => void;
}

const UndoContext = createContext<UndoOffers | null>(null);

/** Lets what is below it offer, where something was tapped, to take it back. What was tapped last is announced. */
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

/** Offers to take back what was just done at some places. */
export function useOfferUndo(): UndoOffers['offer'] {
  return useOffers().offer;
}

function useOffers(): UndoOffers {
  const offers = use(UndoContext);
  if (offers === null) throw new Error('an offer to undo needs an UndoOffersProvider above it');
  return offers;
}

/** The button that takes back what was just done at a place; nothing where nothing was. */
export function UndoOffer({ place }: { place: string }) {
  const { offered, take } = useOffers();
  const here = offered.findLast(({ places }) => places.includes(place));
  if (here === undefined) return null;
  return <FocusedUndo key={here.text} text={here.text} onUndo={() => take(here)} />;
}

function FocusedUndo({ text, onUndo }: { text: string; onUndo: () => void }) {
  const around = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The tapped element is often gone with the tap: a person at the keyboard continues here. A sheet gives the focus back first.
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
