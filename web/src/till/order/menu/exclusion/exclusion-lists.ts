import { allergensOfExtra } from '../declared-allergens.ts';
import type { IndexedProduct, MenuIndex, Product } from '../menu-index.ts';
import { searchMenu } from '../menu-search.ts';
import type { Allergen, ExclusionQuery } from './exclusion-query.ts';

export interface ExclusionLists {
  /** Products that declare allergens, but none of the requested ones, even with any of their extras and choices. */
  declared: readonly Product[];
  /** Products that do not declare the requested allergens themselves, but some of their extras or choices do. */
  inExtras: readonly Product[];
  /** Products that declare no allergens at all: what they contain is not known. */
  undeclared: readonly Product[];
}

/** The products that may suit a guest, in menu order. Products that contain the allergen are in none of the lists. */
export function exclusionLists(index: MenuIndex, { allergens, rest }: ExclusionQuery): ExclusionLists {
  const listOf = (isIn: (product: Product) => boolean): Product[] => {
    const entries = [...index.products].filter(([, { product }]) => isIn(product));
    const products = new Map<string, IndexedProduct>(entries);
    const found = rest === '' ? [...products.values()] : searchMenu({ ...index, products }, rest).products;
    return found.map(({ product }) => product);
  };
  const isAmong = (found: readonly Allergen[]) => found.some((one) => allergens.includes(one));
  const isDeclared = (one: Product) => one.allergens.length > 0 && !isAmong(one.allergens);
  const isInExtras = ({ extras }: Product) => extras.some((extra) => isAmong(allergensOfExtra(extra)));
  return {
    declared: listOf((one) => isDeclared(one) && !isInExtras(one)),
    inExtras: listOf((one) => isDeclared(one) && isInExtras(one)),
    undeclared: listOf((one) => one.allergens.length === 0),
  };
}
