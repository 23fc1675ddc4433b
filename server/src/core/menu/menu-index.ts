import type { Category, Extra, Ingredient, Menu, Portion, Product } from './menu.ts';

/** A product with its parts by id. */
export interface IndexedProduct {
  product: Product;
  /** Whether guests see it: neither it nor its category is hidden. */
  isShown: boolean;
  /** The code of the VAT class that it or its category names; `null` is that of the venue. */
  vatClass: string | null;
  /** Whether meal cards pay for it, as it or its category says. */
  acceptsMealCard: boolean;
  /** The code of the course that it or its category names; `null` for none. */
  course: string | null;
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
  const categories = byId(menu.categories);
  return {
    products: new Map(menu.products.map((product) => [product.id, indexProduct(product, categories)])),
  };
}

/** Indexes one product of a menu. @param categories  all of the menu, by id */
export function indexProduct(
  product: Product,
  categories: ReadonlyMap<string, Pick<Category, 'isVisible' | 'vatClass' | 'acceptsMealCard' | 'course'>>,
): IndexedProduct {
  const category = categories.get(product.categoryId);
  return {
    product,
    isShown: product.isVisible && (category?.isVisible ?? false),
    vatClass: product.vatClass ?? category?.vatClass ?? null,
    acceptsMealCard: product.acceptsMealCard ?? category?.acceptsMealCard ?? false,
    course: product.course ?? category?.course ?? null,
    portions: byId(product.portions),
    extras: byId(product.extras),
    ingredients: byId(product.removableIngredients),
  };
}

const NOTHING = new Map<string, never>();

function byId<T extends { id: string }>(parts: readonly T[]): ReadonlyMap<string, T> {
  return parts.length === 0 ? NOTHING : new Map(parts.map((part) => [part.id, part]));
}
