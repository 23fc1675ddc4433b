import type { Place } from '../place.ts';

/** The storage keys of baskets begin with this. */
export const BASKET_PREFIX = 'sofra.basket.';

/** A basket with lines that were not sent. */
export interface UnsentBasket {
  /** The name of the basket in the `BasketStore`. */
  name: string;
  /** The account that filled the basket. */
  accountId: string;
  place: Place;
  units: number;
  /** In milliseconds since 1970. */
  changedAt: number;
}

/** The name of a basket in the `BasketStore`. */
export function basketName(accountId: string, venueId: string, place: string): string {
  return `${accountId}.${venueId}.${place}`;
}

/** The baskets of a venue on this device that have lines, the oldest first. */
export function unsentBaskets(storage: Storage, venueId: string): UnsentBasket[] {
  return Object.keys(storage)
    .filter((key) => key.startsWith(BASKET_PREFIX))
    .flatMap((key) => {
      const name = key.slice(BASKET_PREFIX.length);
      const [accountId = '', ofVenue, placeText = ''] = name.split('.');
      const place = placeNamed(placeText);
      const { units, changedAt } = readUnits(storage.getItem(key));
      return ofVenue === venueId && place !== null && units > 0
        ? [{ name, accountId, place, units, changedAt }]
        : [];
    })
    .sort((a, b) => a.changedAt - b.changedAt);
}

function placeNamed(text: string): Place | null {
  const [kind, of = ''] = text.split(':');
  if (kind === 'table') return { kind: 'Table', tableId: of };
  if (kind === 'bill') return { kind: 'Bill', billId: of };
  return of === 'Takeaway' || of === 'Delivery' ? { kind: 'New', type: of } : null;
}

function readUnits(text: string | null): { units: number; changedAt: number } {
  try {
    const { lines, changedAt } = JSON.parse(text ?? '{}') as {
      lines: { quantity: number }[];
      changedAt: number;
    };
    return { units: lines.reduce((sum, { quantity }) => sum + quantity, 0), changedAt };
  } catch {
    return { units: 0, changedAt: 0 };
  }
}
