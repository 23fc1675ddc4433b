import type { Schemas } from '../../../api/client.ts';
import { normalizeForSearch } from './search-words.ts';

export type Category = Schemas['Category'];
export type Product = Schemas['Product'];

/** The number of colours that categories take in turn; `menu.module.css` defines them. */
const TONES = 8;

/** The colour of the category at an index of the menu. */
export const toneOf = (at: number): number => at % TONES;

/** A product with its category, prepared for searching. */
export interface IndexedProduct {
  product: Product;
  categoryName: string;
  /** The colour of its category. */
  tone: number;
  /** The name, normalized for searching. */
  text: string;
  /** The words of the name and the category, normalized, with a space before each. */
  words: string;
}

/** The menu, prepared for look-up and search. */
export interface MenuIndex {
  /** The categories that have products. */
  categories: readonly Category[];
  /** The products by id, in menu order. */
  products: ReadonlyMap<string, IndexedProduct>;
}

const known = new WeakMap<readonly Category[], MenuIndex>();

/** The index of a menu, made once for each loaded menu. */
export function menuIndexOf(categories: readonly Category[]): MenuIndex {
  const found = known.get(categories);
  if (found !== undefined) return found;
  const products = new Map<string, IndexedProduct>();
  const shown = categories.filter((one) => one.products.length > 0);
  for (const [at, { name, products: ofCategory }] of shown.entries()) {
    const category = normalizeForSearch(name);
    for (const product of ofCategory) {
      const text = normalizeForSearch(product.name);
      const words = ` ${text} ${category}`;
      products.set(product.id, { product, categoryName: name, tone: toneOf(at), text, words });
    }
  }
  const index = { categories: shown, products };
  known.set(categories, index);
  return index;
}
