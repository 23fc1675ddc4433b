import type { Schemas } from '../../../api/client.ts';
import { searchWords } from './search-words.ts';

export type Category = Schemas['Category'];
export type Product = Schemas['Product'];

/** A product with the name of its category and what is searched in. */
export interface IndexedProduct {
  product: Product;
  categoryName: string;
  /** The folded name. */
  text: string;
  /** The folded name and category, as one text of words with a blank before each. */
  words: string;
}

/** The menu, made ready for looking up and searching. */
export interface MenuIndex {
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
  for (const { name, products: ofCategory } of categories) {
    const category = searchWords(name);
    for (const product of ofCategory) {
      const text = searchWords(product.name);
      products.set(product.id, { product, categoryName: name, text, words: ` ${text} ${category}` });
    }
  }
  const index = { categories: categories.filter((one) => one.products.length > 0), products };
  known.set(categories, index);
  return index;
}
