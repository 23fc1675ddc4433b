import { api, dataOf } from '../../../api/client.ts';
import { ApiFault } from '../../../api/fault.ts';
import { printersQuery } from '../../../api/queries.ts';
import { removeRecord, repeatUntilKnown, type SeenRecord } from '../../../api/record-writes.ts';
import { campaignsQuery } from '../../panel-queries.ts';
import { type Product, removalsQuery, setupMenuKey } from '../menu-queries.ts';
import { type MenuCache, type MenuChange, updateCachedMenu } from './menu-change.ts';

/**
 * Removes a product in the state that the person has seen.
 * @returns the id of the removal, which restores it; `null` if it was removed already
 */
export async function removeProduct(menuCache: MenuCache, product: Product): Promise<string | null> {
  const path = { venueId: menuCache.venueId, productId: product.id };
  const removed = await removeRecord(product, (header) =>
    dataOf(api.DELETE('/venue/v1/venues/{venueId}/products/{productId}', { params: { path, header } })),
  );
  updateCachedMenu(menuCache, (menu) =>
    menu.map((category) => ({
      ...category,
      products: category.products.filter(({ id }) => id !== product.id),
    })),
  );
  return removed?.removalId ?? null;
}

/** Removes a category with its products, as {@link removeProduct} does. */
export async function removeCategory(menuCache: MenuCache, category: SeenRecord): Promise<string | null> {
  const path = { venueId: menuCache.venueId, categoryId: category.id };
  const removed = await removeRecord(category, (header) =>
    dataOf(api.DELETE('/venue/v1/venues/{venueId}/categories/{categoryId}', { params: { path, header } })),
  );
  updateCachedMenu(menuCache, (menu) => menu.filter(({ id }) => id !== category.id));
  return removed?.removalId ?? null;
}

/** The change that undoes removals. @param removalIds  in the order of the removals */
export function restoreChangeOf(
  menuCache: MenuCache,
  { name, count }: { name: string | null; count: number },
  removalIds: readonly string[],
): MenuChange {
  const { client, venueId } = menuCache;
  return {
    label: { kind: 'Removed', name, count },
    subjects: [],
    // Not shown before it is saved: only the service knows where the record was.
    show: (menu) => menu,
    send: async () => {
      for (const removalId of removalIds.toReversed()) await restoreOne(venueId, removalId);
      const queries = [campaignsQuery(venueId), printersQuery(venueId), removalsQuery(venueId)];
      const keys = [setupMenuKey(venueId), ...queries.map(({ queryKey }) => queryKey)];
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
      return null;
    },
  };
}

/**
 * Undoes one removal. If it was undone already, for example because an answer was lost, that is no fault.
 */
async function restoreOne(venueId: string, removalId: string): Promise<void> {
  const params = { path: { venueId, removalId } };
  try {
    await repeatUntilKnown(() =>
      dataOf(api.POST('/venue/v1/venues/{venueId}/menu-removals/{removalId}/return', { params })),
    );
  } catch (fault) {
    if (!(fault instanceof ApiFault) || fault.code !== 'REMOVAL_NOT_FOUND') throw fault;
  }
}
