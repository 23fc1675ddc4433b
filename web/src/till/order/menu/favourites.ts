import { useSyncExternalStore } from 'react';
import { keepOnDevice } from '../../../device/keep-on-device.ts';
import type { MenuIndex, Product } from './menu-index.ts';

/** The products that this device orders most at a venue, the pinned products, and the category of the last order. */
export interface Favourites {
  /** The number of ordered units, by product id. */
  uses: Readonly<Record<string, number>>;
  pinned: readonly string[];
  /** The category in which a tile was last tapped, or {@link FAVOURITES}; `null` before the first tap. */
  lastFrom: string | null;
}

/** The id of the favourites, which are shown like a category. */
export const FAVOURITES = 'favourites';

const NAME = 'sofra.favourites.';
const MOST_SHOWN = 24;
/** Above this sum, all counts are halved, so that dishes of last summer disappear in time. */
const MOST_USES = 2_000;

const read = new Map<string, Favourites>();
const listeners = new Set<() => void>();

/**
 * The products to show as favourites: first the pinned ones in the order of pinning, then the most used in menu order.
 * A tile must not move because its product was ordered once more.
 */
export function favouriteProducts(
  { products }: MenuIndex,
  { uses, pinned }: Omit<Favourites, 'lastFrom'>,
): Product[] {
  const first = pinned.filter((id) => products.has(id)).slice(0, MOST_SHOWN);
  const used = Object.entries(uses)
    .filter(([id]) => products.has(id) && !pinned.includes(id))
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_SHOWN - first.length);
  const usedIds = new Set(used.map(([id]) => id));
  const inOrder = [...products.keys()].filter((id) => usedIds.has(id));
  return [...first, ...inOrder].map((id) => products.get(id)!.product);
}

/** The counts of ordered units after a round was sent. */
export function addUses(
  uses: Favourites['uses'],
  lines: readonly { productId: string; quantity: number }[],
): Favourites['uses'] {
  const counted = { ...uses };
  for (const { productId, quantity } of lines) counted[productId] = (counted[productId] ?? 0) + quantity;
  const sum = Object.values(counted).reduce((total, count) => total + count, 0);
  if (sum <= MOST_USES) return counted;
  return Object.fromEntries(
    Object.entries(counted)
      .map(([id, count]) => [id, Math.floor(count / 2)] as const)
      .filter(([, count]) => count > 0),
  );
}

/** The favourites of this device at a venue. */
export function useFavourites(venueId: string): Favourites {
  return useSyncExternalStore(subscribe, () => favouritesOf(venueId));
}

/** Counts the ordered units. */
export function countUses(venueId: string, lines: readonly { productId: string; quantity: number }[]): void {
  change(venueId, (before) => ({ ...before, uses: addUses(before.uses, lines) }));
}

/** Pins a product to the favourites, or unpins it. */
export function togglePin(venueId: string, productId: string): void {
  change(venueId, ({ pinned, ...rest }) => ({
    ...rest,
    pinned: pinned.includes(productId) ? pinned.filter((id) => id !== productId) : [...pinned, productId],
  }));
}

/** Stores the category from which was ordered last, for the next order. */
export function storeLastCategory(venueId: string, from: string): void {
  if (favouritesOf(venueId).lastFrom !== from) change(venueId, (before) => ({ ...before, lastFrom: from }));
}

function change(venueId: string, change: (before: Favourites) => Favourites): void {
  const next = change(favouritesOf(venueId));
  read.set(venueId, next);
  keepOnDevice(localStorage, NAME + venueId, JSON.stringify(next));
  for (const listener of listeners) listener();
}

function favouritesOf(venueId: string): Favourites {
  const known = read.get(venueId);
  if (known !== undefined) return known;
  const stored = parse(localStorage.getItem(NAME + venueId));
  read.set(venueId, stored);
  return stored;
}

function parse(text: string | null): Favourites {
  try {
    const { uses, pinned, lastFrom } = JSON.parse(text ?? '{}') as Partial<Favourites>;
    return { uses: uses ?? {}, pinned: Array.isArray(pinned) ? pinned : [], lastFrom: lastFrom ?? null };
  } catch {
    return { uses: {}, pinned: [], lastFrom: null };
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
