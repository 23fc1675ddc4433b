import type { Extra, Ingredient, Menu, Portion, Product } from './menu.ts';

/** A product with its parts by id. */
export interface IndexedProduct {
  product: Product;
  /** Whether guests see it: neither it nor its category is hidden. */
  isShown: boolean;
  portions: ReadonlyMap<string, Portion>;
  extras: ReadonlyMap<string, Extra>;
  ingredients: ReadonlyMap<string, Ingredient>;
}

/** A menu by id, so that what an order names is found without a search. */
export interface MenuIndex {
  /** By id; hidden products are among them. */
  products: Pick<ReadonlyMap<string, IndexedProduct>, 'get'>;
}

/** Indexes a menu; made once for each version of it. A product whose category is missing counts as hidden. */
export function indexMenu(menu: Menu): MenuIndex {
  const shownCategoryIds = new Set(menu.categories.filter(({ isVisible }) => isVisible).map(({ id }) => id));
  return {
    products: new Map(menu.products.map((product) => [product.id, indexProduct(product, shownCategoryIds)])),
  };
}

/** Indexes one product of a menu. @param shownCategoryIds  the categories that guests see */
export function indexProduct(product: Product, shownCategoryIds: ReadonlySet<string>): IndexedProduct {
  return {
    product,
    isShown: product.isVisible && shownCategoryIds.has(product.categoryId),
    portions: byId(product.portions),
    extras: byId(product.extras),
    ingredients: byId(product.removableIngredients),
  };
}

const NOTHING = new Map<string, never>();

function byId<T extends { id: string }>(parts: readonly T[]): ReadonlyMap<string, T> {
  return parts.length === 0 ? NOTHING : new Map(parts.map((part) => [part.id, part]));
}
