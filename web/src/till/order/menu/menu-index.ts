import type { Schemas } from '../../../api/client.ts';
import { normalizeForSearch } from './search-words.ts';

export type Category = Schemas['Category'];
export type Product = Schemas['Product'];

/** The colours that categories take in turn, in the order of the menu; `menu.module.css` has them. */
const TONES = 8;

/** The colour of the category at this place. */
export const toneOf = (at: number): number => at % TONES;

/** A product with its category and what is searched in. */
export interface IndexedProduct {
  product: Product;
  categoryName: string;
  /** The colour of its category. */
  tone: number;
  /** The folded name. */
  text: string;
  /** The folded name and category, as one text of words with a blank before each. */
  words: string;
}

/** The menu, made ready for looking up and searching. */
export interface MenuIndex {
  /** Those that have products. */
  categories: readonly Category[];
  /** By product id, in the order of the menu. */
  products: ReadonlyMap<string, IndexedProduct>;
}

const known = new WeakMap<readonly Category[], MenuIndex>();

/** The index of a menu. It is made once for each menu that was read. */
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
