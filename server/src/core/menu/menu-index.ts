import type { Category, Extra, Ingredient, Menu, Portion, Product } from './menu.ts';

/** A product with its parts by id, and with the settings that it gets from its category. */
export interface IndexedProduct {
  product: Product;
  /** Whether guests see the product: neither the product nor its category is hidden. */
  isShown: boolean;
  /** The code of the VAT class of the product or else of its category; `null`: the VAT class of the venue. */
  vatClass: string | null;
  /** Whether guests can pay it by meal card: the setting of the product, or else of its category. */
  acceptsMealCard: boolean;
  /** The code of the course of the product, or else of its category; `null` for none. */
  course: string | null;
  portions: ReadonlyMap<string, Portion>;
  extras: ReadonlyMap<string, Extra>;
  ingredients: ReadonlyMap<string, Ingredient>;
}

/** The products of a menu by id, so that an order is checked without searching the menu. */
export interface MenuIndex {
  /** By id; includes hidden products. */
  products: Pick<ReadonlyMap<string, IndexedProduct>, 'get'>;
}

/** Indexes a menu. Called once for each version of a menu. A product whose category is missing counts as hidden. */
export function indexMenu(menu: Menu): MenuIndex {
  const categories = byId(menu.categories);
  return {
    products: new Map(menu.products.map((product) => [product.id, indexProduct(product, categories)])),
  };
}

/** Indexes one product of a menu. @param categories  all categories of the menu, by id */
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
