import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import {
  forgetWritten,
  noteWritten,
  repeatUntilKnown,
  resolveUnknown,
  revisionToWrite,
  type SeenRecord,
  writeInTurn,
  writeRecord,
  writeTracked,
} from '../../../api/record-writes.ts';
import { isChangedByOthers } from '../../../api/revision.ts';
import { type Category, type Product, setupMenuKey } from '../menu-queries.ts';
import {
  findProduct,
  type Menu,
  sortByIds,
  withCategory,
  withProductSequence,
  withProducts,
} from './shown-menu.ts';

/** The description of a change, shown next to its undo button. */
export interface ChangeLabel {
  kind: 'Shown' | 'Hidden' | 'Priced' | 'Moved' | 'Ordered' | 'Changed' | 'Translated' | 'Removed';
  /** The name of the changed product or category; `null` if several changed. */
  name: string | null;
  count: number;
}

/** A change of the menu. It is shown at once, and sent after the earlier changes. */
export interface MenuChange {
  label: ChangeLabel;
  /** The ids of the products and categories that are marked as unsaved until the change is saved. */
  subjects: readonly string[];
  /** Identifies what the change sets, such as the order of a list. A later change with the same value replaces this one. */
  sets?: string;
  /** Returns the menu after the change. */
  show: (menu: Menu) => Menu;
  /** Sends the change. @returns the change that undoes it; `null` if it cannot be undone. @throws ApiFault */
  send: () => Promise<MenuChange | null>;
}

/** The venue, and the query cache that contains its menu. */
export interface MenuCache {
  venueId: string;
  client: QueryClient;
}

export type ProductChange = Omit<Schemas['ProductChangeOfMany'], 'id' | 'revision'>;

/**
 * A change of products. It is refused if another person changed one of them after this person saw it.
 * @param changeOf  returns the new values for a product; called with its state when the change is sent
 */
export function changeOfProducts(
  menuCache: MenuCache,
  label: ChangeLabel,
  products: readonly Product[],
  changeOf: (product: Product) => ProductChange,
): MenuChange {
  const ids = idsOf(products);
  let seen = products;
  return {
    label,
    subjects: ids,
    show: (menu) =>
      withProducts(
        menu,
        ids.flatMap((id) => findProduct(menu, id) ?? []).map((one) => withChange(one, changeOf(one))),
      ),
    send: () =>
      writeInTurn(ids, async () => {
        try {
          await resolveUnknown(seen);
          const before = readCachedMenu(menuCache);
          const stored = seen.map((product) => findProduct(before, product.id) ?? product);
          const changes = stored.map(changeOf);
          const records = seen.map((product) => ({ id: product.id, revision: revisionToWrite(product) }));
          const after = await writeTracked(records, () => sendProducts(menuCache, records, changes));
          return undoOfProducts(menuCache, label, { stored, changes, after, before });
        } catch (fault) {
          // After the refusal, the person sees the present state: a retry is based on it.
          if (isChangedByOthers(fault)) seen = await readAgain(menuCache, seen);
          throw fault;
        }
      }),
  };
}

async function sendProducts(
  menuCache: MenuCache,
  records: readonly SeenRecord[],
  changes: readonly ProductChange[],
): Promise<Product[]> {
  const params = { path: { venueId: menuCache.venueId } };
  const body = { products: records.map((record, at) => ({ ...record, ...changes[at] })) };
  const products = await repeatUntilKnown(() =>
    dataOf(api.PATCH('/venue/v1/venues/{venueId}/products', { params, body })),
  );
  for (const [at, { id, revision }] of products.entries()) noteWritten(id, records[at]!.revision, revision);
  updateCachedMenu(menuCache, (menu) => withProducts(menu, products));
  return products;
}

/** Reads the products again, after another person changed one of them. */
async function readAgain(menuCache: MenuCache, seen: readonly Product[]): Promise<readonly Product[]> {
  forgetWritten(idsOf(seen));
  await menuCache.client.refetchQueries({ queryKey: setupMenuKey(menuCache.venueId) });
  const menu = readCachedMenu(menuCache);
  return seen.map((product) => findProduct(menu, product.id) ?? product);
}

interface SavedProducts {
  stored: readonly Product[];
  changes: readonly ProductChange[];
  after: readonly Product[];
  /** The whole menu before the change. */
  before: Menu;
}

/** The change that restores the products, and the order of those that were moved. */
function undoOfProducts(
  menuCache: MenuCache,
  label: ChangeLabel,
  { stored, changes, after, before }: SavedProducts,
): MenuChange {
  const backwards = new Map(
    stored.map((product, at) => {
      const names = Object.keys(changes[at]!) as (keyof ProductChange & keyof Product)[];
      return [product.id, Object.fromEntries(names.map((name) => [name, product[name]])) as ProductChange];
    }),
  );
  const undo = changeOfProducts(menuCache, label, after, ({ id }) => backwards.get(id)!);
  const left = new Set(
    stored.filter((_, at) => changes[at]!.categoryId !== undefined).map(({ categoryId }) => categoryId),
  );
  if (left.size === 0) return undo;
  const orders = before.filter(({ id }) => left.has(id));
  return {
    ...undo,
    show: (menu) =>
      orders.reduce(
        (shown, { id, products: old }) => withProductSequence(shown, id, idsOf(old)),
        undo.show(menu),
      ),
    send: async () => {
      const redo = await undo.send();
      for (const { id, products: old } of orders) await reorderProducts(menuCache, id, idsOf(old));
      return redo;
    },
  };
}

function withChange(product: Product, change: ProductChange): Product {
  return { ...product, ...(change as Partial<Product>) };
}

/** A change of the order of products in a category. */
export function changeOfProductSequence(
  menuCache: MenuCache,
  category: Category,
  ids: readonly string[],
): MenuChange {
  const before = idsOf(category.products);
  return {
    label: { kind: 'Ordered', name: category.name, count: 1 },
    subjects: [category.id],
    show: (menu) => withProductSequence(menu, category.id, ids),
    send: async () => {
      await reorderProducts(menuCache, category.id, ids);
      return changeOfProductSequence(
        menuCache,
        { ...category, products: sortByIds(category.products, ids) },
        before,
      );
    },
  };
}

/** A change of the order of categories. */
export function changeOfCategorySequence(
  menuCache: MenuCache,
  menu: Menu,
  ids: readonly string[],
): MenuChange {
  const { venueId } = menuCache;
  const before = idsOf(menu);
  return {
    label: { kind: 'Ordered', name: null, count: menu.length },
    subjects: [],
    show: (shown) => sortByIds(shown, ids),
    send: async () => {
      const params = { path: { venueId } };
      const body = { ids: [...ids] };
      await repeatUntilKnown(() =>
        dataOf(api.PUT('/venue/v1/venues/{venueId}/categories/order', { params, body })),
      );
      updateCachedMenu(menuCache, (shown) => sortByIds(shown, ids));
      return changeOfCategorySequence(menuCache, sortByIds(menu, ids), before);
    },
  };
}

/** Like `changeOfProducts`, for one category. */
export function changeOfCategory(
  menuCache: MenuCache,
  label: ChangeLabel,
  category: Category,
  changeOf: (category: Category) => Schemas['CategoryChange'],
): MenuChange {
  const { venueId } = menuCache;
  const { id } = category;
  const findCategory = (menu: Menu) => menu.find((one) => one.id === id);
  let seen = category;
  return {
    label,
    subjects: [id],
    show: (menu) => {
      const shown = findCategory(menu);
      return shown === undefined
        ? menu
        : withCategory(menu, { id, ...(changeOf(shown) as Partial<Category>) });
    },
    send: async () => {
      const stored = findCategory(readCachedMenu(menuCache)) ?? category;
      const body = changeOf(stored);
      try {
        const after = await writeRecord(seen, (header) =>
          dataOf(
            api.PATCH('/venue/v1/venues/{venueId}/categories/{categoryId}', {
              params: { path: { venueId, categoryId: id }, header },
              body,
            }),
          ),
        );
        updateCachedMenu(menuCache, (menu) => withCategory(menu, after));
        const backwards = Object.keys(body).map((name) => [name, stored[name as keyof Category]]);
        return changeOfCategory(menuCache, label, after, () => Object.fromEntries(backwards));
      } catch (fault) {
        if (isChangedByOthers(fault)) {
          await menuCache.client.refetchQueries({ queryKey: setupMenuKey(venueId) });
          seen = findCategory(readCachedMenu(menuCache)) ?? seen;
        }
        throw fault;
      }
    },
  };
}

/** Sends the order of the products of a category. @throws ApiFault */
async function reorderProducts(
  menuCache: MenuCache,
  categoryId: string,
  ids: readonly string[],
): Promise<void> {
  const params = { path: { venueId: menuCache.venueId, categoryId } };
  const body = { ids: [...ids] };
  const path = '/venue/v1/venues/{venueId}/categories/{categoryId}/products/order';
  await repeatUntilKnown(() => dataOf(api.PUT(path, { params, body })));
  updateCachedMenu(menuCache, (menu) => withProductSequence(menu, categoryId, ids));
}

function idsOf(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id);
}

/** The menu in the cache. */
export function readCachedMenu({ client, venueId }: MenuCache): Menu {
  return client.getQueryData<Category[]>(setupMenuKey(venueId)) ?? [];
}

/**
 * Puts an answer of the service into the cached menu. If the menu is being read at the moment, the read starts again:
 * it could return an older state.
 */
export function updateCachedMenu({ client, venueId }: MenuCache, change: (menu: Menu) => Menu): void {
  const queryKey = setupMenuKey(venueId);
  void client.cancelQueries({ queryKey });
  client.setQueryData<Category[]>(queryKey, (menu) => menu && [...change(menu)]);
  void client.invalidateQueries({ queryKey });
}

/**
 * @returns a handler for the fault of an addition. It reads the menu again, because the record may exist, and rethrows
 * the fault.
 */
export function menuReloadHandler({ client, venueId }: MenuCache): (fault: unknown) => Promise<never> {
  return async (fault) => {
    await client.invalidateQueries({ queryKey: setupMenuKey(venueId) });
    throw fault;
  };
}
