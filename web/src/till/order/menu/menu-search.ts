import type { IndexedProduct, MenuIndex } from './menu-index.ts';
import { normalizeForSearch } from './search-words.ts';

/** How many products are shown. Typing more narrows the results. */
export const MOST_FOUND = 60;

export interface MenuMatches {
  /** The best match first; at most `MOST_FOUND`. */
  products: readonly IndexedProduct[];
  /** How many more products match. */
  more: number;
}

/**
 * The products that match a typed text: each typed word begins a word of the product or its category. First those whose
 * name begins with the text, then those whose name contains it; otherwise in menu order. If none match, the text may be
 * anywhere in the name.
 */
export function searchMenu({ products }: MenuIndex, typed: string): MenuMatches {
  const text = normalizeForSearch(typed);
  if (text === '') return { products: [], more: 0 };
  const words = text.split(' ').map((word) => ` ${word}`);
  const ranked: IndexedProduct[][] = [[], [], []];
  for (const indexed of products.values()) {
    if (!words.every((word) => indexed.words.includes(word))) continue;
    ranked[rankOf(indexed, text)]!.push(indexed);
  }
  const found = ranked.flat();
  if (found.length === 0) {
    for (const indexed of products.values()) if (indexed.text.includes(text)) found.push(indexed);
  }
  return { products: found.slice(0, MOST_FOUND), more: Math.max(0, found.length - MOST_FOUND) };
}

function rankOf({ text: name }: IndexedProduct, text: string): 0 | 1 | 2 {
  if (name.startsWith(text)) return 0;
  return ` ${name}`.includes(` ${text}`) ? 1 : 2;
}
