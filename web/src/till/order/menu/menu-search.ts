import type { IndexedProduct, MenuIndex } from './menu-index.ts';
import { normalizeForSearch } from './search-words.ts';

/** The most that are shown: typing more narrows it down. */
export const MOST_FOUND = 60;

export interface Found {
  /** The best match first; at most `MOST_FOUND`. */
  products: readonly IndexedProduct[];
  /** How many more there are. */
  more: number;
}

/**
 * The products that a typed text means: each of its words begins a word of the name or the category. Those whose
 * name begins with the text come first, then those with it inside the name; within these the menu's order holds.
 * When no word begins so, the text may be anywhere in the name.
 */
export function searchMenu({ products }: MenuIndex, typed: string): Found {
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
