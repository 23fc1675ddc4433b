import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { ifMatch } from '../../../api/revision.ts';
import { type Category, type Product, setupMenuKey } from '../menu-queries.ts';
import { inOrder, type Menu, withCategory, withProductOrder, withProducts } from './shown-menu.ts';

/** What a change did, for the person who may want it back. */
export interface ChangeLabel {
  kind: 'Shown' | 'Hidden' | 'Priced' | 'Moved' | 'Ordered' | 'Changed' | 'Translated' | 'Removed';
  /** The name of the one thing that changed; `null` for several. */
  name: string | null;
  count: number;
}

/** A change of the menu that is shown at once and sent after the ones before it. */
export interface MenuChange {
  label: ChangeLabel;
  /** The products and categories that look unsaved meanwhile. */
  subjects: readonly string[];
  /** The menu as it will be. */
  show: (menu: Menu) => Menu;
  /** Sends it, and answers with the change that takes it back, if there is one. @throws ApiFault */
  send: () => Promise<MenuChange | null>;
}

/** What changes need: the venue, and the cache that holds its menu. */
export interface MenuPlace {
  venueId: string;
  client: QueryClient;
}

export type ProductChange = Omit<Schemas['ProductChangeOfMany'], 'id' | 'revision'>;

/** Changes products; each only in the state that the person has seen. */
export function changeOfProducts(
  place: MenuPlace,
  label: ChangeLabel,
  changes: readonly { product: Product; change: ProductChange }[],
): MenuChange {
  const { venueId } = place;
  return {
    label,
    subjects: changes.map(({ product }) => product.id),
    show: (menu) =>
      withProducts(
        menu,
        changes.map(({ product, change }) => ({ id: product.id, ...(change as Partial<Product>) })),
      ),
    send: async () => {
      const before = menuOf(place);
      const sent = changes.map(({ product: { id, revision }, change }) => ({ id, revision, ...change }));
      const products: Product[] = [];
      for (let at = 0; at < sent.length; at += MOST_AT_ONCE) {
        const piece = { products: sent.slice(at, at + MOST_AT_ONCE) };
        const params = { path: { venueId } };
        products.push(
          ...(await dataOf(api.PATCH('/venue/v1/venues/{venueId}/products', { params, body: piece }))),
        );
      }
      setMenu(place, (menu) => withProducts(menu, products));
      return undoOfProducts(place, label, changes, products, before);
    },
  };
}

const MOST_AT_ONCE = 200;

/** Puts back what the products were, and those that moved to their place. */
function undoOfProducts(
  place: MenuPlace,
  label: ChangeLabel,
  changes: readonly { product: Product; change: ProductChange }[],
  products: readonly Product[],
  before: Menu,
): MenuChange {
  const backwards = changes.map(({ product, change }, at) => ({
    product: products[at]!,
    change: Object.fromEntries(
      Object.keys(change).map((name) => [name, product[name as keyof Product]]),
    ) as ProductChange,
  }));
  const undo = changeOfProducts(place, label, backwards);
  const left = new Set(
    changes.filter(({ change }) => change.categoryId !== undefined).map(({ product }) => product.categoryId),
  );
  if (left.size === 0) return undo;
  const orders = before.filter(({ id }) => left.has(id));
  return {
    ...undo,
    show: (menu) =>
      orders.reduce(
        (shown, { id, products: old }) => withProductOrder(shown, id, idsOf(old)),
        undo.show(menu),
      ),
    send: async () => {
      const redo = await undo.send();
      for (const { id, products: old } of orders) await orderProducts(place, id, idsOf(old));
      return redo;
    },
  };
}

/** Puts the products of a category in order. */
export function changeOfProductOrder(
  place: MenuPlace,
  category: Category,
  ids: readonly string[],
): MenuChange {
  const before = idsOf(category.products);
  return {
    label: { kind: 'Ordered', name: category.name, count: 1 },
    subjects: [category.id],
    show: (menu) => withProductOrder(menu, category.id, ids),
    send: async () => {
      await orderProducts(place, category.id, ids);
      return changeOfProductOrder(place, { ...category, products: inOrder(category.products, ids) }, before);
    },
  };
}

/** Puts the categories in order. */
export function changeOfCategoryOrder(place: MenuPlace, menu: Menu, ids: readonly string[]): MenuChange {
  const { venueId } = place;
  const before = idsOf(menu);
  return {
    label: { kind: 'Ordered', name: null, count: menu.length },
    subjects: [],
    show: (shown) => inOrder(shown, ids),
    send: async () => {
      const params = { path: { venueId } };
      await dataOf(
        api.PUT('/venue/v1/venues/{venueId}/categories/order', { params, body: { ids: [...ids] } }),
      );
      setMenu(place, (shown) => inOrder(shown, ids));
      return changeOfCategoryOrder(place, inOrder(menu, ids), before);
    },
  };
}

/** Changes a category in the state that the person has seen. */
export function changeOfCategory(
  place: MenuPlace,
  label: ChangeLabel,
  category: Category,
  change: Schemas['CategoryChange'],
): MenuChange {
  const { venueId } = place;
  return {
    label,
    subjects: [category.id],
    show: (menu) => withCategory(menu, { id: category.id, ...(change as Partial<Category>) }),
    send: async () => {
      const params = { path: { venueId, categoryId: category.id }, header: ifMatch(category.revision) };
      const changed = await dataOf(
        api.PATCH('/venue/v1/venues/{venueId}/categories/{categoryId}', { params, body: change }),
      );
      setMenu(place, (menu) => withCategory(menu, changed));
      const backwards = Object.keys(change).map((name) => [name, category[name as keyof Category]]);
      return changeOfCategory(place, label, changed, Object.fromEntries(backwards));
    },
  };
}

/** Sends the order of the products of a category. @throws ApiFault */
export async function orderProducts(
  place: MenuPlace,
  categoryId: string,
  ids: readonly string[],
): Promise<void> {
  const params = { path: { venueId: place.venueId, categoryId } };
  await dataOf(
    api.PUT('/venue/v1/venues/{venueId}/categories/{categoryId}/products/order', {
      params,
      body: { ids: [...ids] },
    }),
  );
  setMenu(place, (menu) => withProductOrder(menu, categoryId, ids));
}

function idsOf(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id);
}

/** The menu as the cache has it. */
export function menuOf({ client, venueId }: MenuPlace): Menu {
  return client.getQueryData<Category[]>(setupMenuKey(venueId)) ?? [];
}

/** What the service answered goes into the cache; a list that is being read is older, and is read again. */
export function setMenu({ client, venueId }: MenuPlace, change: (menu: Menu) => Menu): void {
  const queryKey = setupMenuKey(venueId);
  void client.cancelQueries({ queryKey });
  client.setQueryData<Category[]>(queryKey, (menu) => menu && [...change(menu)]);
  void client.invalidateQueries({ queryKey });
}
