import type { AllergySaid } from '../../../acts/kitchen/allergy-acts.ts';
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
  return entriesOf(storage, venueId)
    .map(({ basket: { lines = [], changedAt = 0 }, ...entry }) => {
      const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      return { ...entry, units, changedAt };
    })
    .filter(({ units }) => units > 0)
    .sort((a, b) => a.changedAt - b.changedAt);
}

/** The allergy of a whole table that is in a basket. */
export interface UnsentMark {
  /** The name of its basket in the store of baskets. */
  name: string;
  tableId: string;
  said: AllergySaid;
  /** In milliseconds since 1970, by the clock of the device. */
  changedAt: number;
}

/** The allergies of whole tables that are in baskets of this device, of any person. */
export function unsentMarks(storage: Storage, venueId: string): UnsentMark[] {
  return entriesOf(storage, venueId).flatMap(({ name, place, basket: { allergy, changedAt = 0 } }) =>
    place.kind === 'Table' && allergy !== undefined
      ? [{ name, tableId: place.tableId, said: allergy, changedAt }]
      : [],
  );
}

/** Guests who wait longer than this for their first order have left. */
const LONGEST_WAIT_MS = 2 * 3_600_000;

/**
 * Whether a bill was opened so long after a table was marked that other guests sit there: the mark then waits until a
 * person looks at it.
 * @param markedAt  in milliseconds since 1970, by the clock of the service
 */
export function isMarkOfEarlierGuests({ openedAt }: { openedAt: string }, markedAt: number): boolean {
  return Date.parse(openedAt) - markedAt > LONGEST_WAIT_MS;
}

function placeNamed(text: string): Place | null {
  const [kind, of = ''] = text.split(':');
  if (kind === 'table') return { kind: 'Table', tableId: of };
  if (kind === 'bill') return { kind: 'Bill', billId: of };
  return of === 'Takeaway' || of === 'Delivery' ? { kind: 'New', type: of } : null;
}

interface StoredBasket {
  lines?: readonly { quantity: number }[];
  allergy?: AllergySaid;
  changedAt?: number;
}

/** The stored baskets of a venue. */
function entriesOf(storage: Storage, venueId: string) {
  return Object.keys(storage)
    .filter((key) => key.startsWith(BASKET_PREFIX))
    .flatMap((key) => {
      const name = key.slice(BASKET_PREFIX.length);
      const [accountId = '', ofVenue, placeText = ''] = name.split('.');
      const place = placeNamed(placeText);
      if (ofVenue !== venueId || place === null) return [];
      return [{ name, accountId, place, basket: parse(storage.getItem(key)) }];
    });
}

function parse(text: string | null): StoredBasket {
  try {
    return (JSON.parse(text ?? '{}') as StoredBasket | null) ?? {};
  } catch {
    return {};
  }
}
