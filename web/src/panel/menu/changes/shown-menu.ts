import type { Category, Product } from '../menu-queries.ts';

/** The menu as the owner sees it: categories in order, each with its products in order. */
export type Menu = readonly Category[];

/** Every product of the menu, in order. */
export function productsOf(menu: Menu): Product[] {
  return menu.flatMap(({ products }) => products);
}

export function findProduct(menu: Menu, productId: string): Product | undefined {
  return productsOf(menu).find(({ id }) => id === productId);
}

/** The menu with some products changed. A product that moves to another category is last there. */
export function withProducts(menu: Menu, changes: readonly (Partial<Product> & { id: string })[]): Menu {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const moved: Product[] = [];
  const stayed = menu.map((category) => {
    const products = category.products.flatMap((product) => {
      const change = byId.get(product.id);
      if (change === undefined) return [product];
      const changed = { ...product, ...change };
      if (changed.categoryId === category.id) return [changed];
      moved.push(changed);
      return [];
    });
    return { ...category, products };
  });
  if (moved.length === 0) return stayed;
  return stayed.map((category) => ({
    ...category,
    products: [...category.products, ...moved.filter(({ categoryId }) => categoryId === category.id)],
  }));
}

/** Sorts records in the order of the ids. Records without an id in the list are last. */
export function sortByIds<T extends { id: string }>(records: readonly T[], ids: readonly string[]): T[] {
  const places = new Map(ids.map((id, at) => [id, at]));
  const placeOf = ({ id }: T) => places.get(id) ?? ids.length;
  return records.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The menu with the products of one category in another order. */
export function withProductSequence(menu: Menu, categoryId: string, ids: readonly string[]): Menu {
  return menu.map((category) =>
    category.id === categoryId ? { ...category, products: sortByIds(category.products, ids) } : category,
  );
}

/** A menu with one category changed. */
export function withCategory(menu: Menu, change: Partial<Category> & { id: string }): Menu {
  return menu.map((category) => (category.id === change.id ? { ...category, ...change } : category));
}
