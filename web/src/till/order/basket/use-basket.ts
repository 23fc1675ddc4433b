import { useMemo, useSyncExternalStore } from 'react';
import { useVenue } from '../../../session/venue-context.tsx';
import { type Place, placeName } from '../place.ts';
import { type Basket, countUnits, EMPTY_BASKET, joinNotes } from './basket.ts';
import { openBasketStore } from './basket-store.ts';
import { basketName } from './unsent-baskets.ts';

/**
 * The baskets of this device. Their times are of the device's clock, because the service's time is not known yet when
 * they are read after a reload: a device whose clock is a day ahead would delete them as abandoned.
 */
export const baskets = openBasketStore(localStorage, Date.now);

/** The signed-in person's basket of a place, and a function that changes it. */
export interface PlaceBasket {
  basket: Basket;
  change: (change: (basket: Basket) => Basket) => void;
}

export function useBasket(place: Place): PlaceBasket {
  const name = useBasketName(place);
  const basket = useSyncExternalStore(baskets.subscribe, () => baskets.read(name));
  return useMemo(() => ({ basket, change: (change) => baskets.change(name, change) }), [basket, name]);
}

/** The number of unsent units of a place. */
export function useUnsentUnits(place: Place): number {
  const name = useBasketName(place);
  return useSyncExternalStore(baskets.subscribe, () => countUnits(baskets.read(name)));
}

/** Returns a function that moves the unsent lines of a place to another place. */
export function useMoveBasket(): (from: Place, to: Place) => void {
  const { session, venueId } = useVenue();
  const nameOf = (place: Place) => basketName(session.account.id, venueId, placeName(place));
  return (from, to) => {
    const { lines, note, allergy } = baskets.read(nameOf(from));
    if (lines.length === 0) return;
    const taken = ({ lines: there, note: noteThere, ...basket }: Basket) => ({
      ...(allergy === undefined ? {} : { allergy }),
      ...basket,
      lines: [...there, ...lines],
      note: joinNotes(noteThere, note),
    });
    baskets.change(nameOf(to), taken);
    baskets.change(nameOf(from), () => EMPTY_BASKET);
  };
}

function useBasketName(place: Place): string {
  const { session, venueId } = useVenue();
  return basketName(session.account.id, venueId, placeName(place));
}
