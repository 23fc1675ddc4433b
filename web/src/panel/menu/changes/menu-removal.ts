import { api, dataOf } from '../../../api/client.ts';
import { ApiFault } from '../../../api/fault.ts';
import { printersQuery } from '../../../api/queries.ts';
import { ifMatch } from '../../../api/revision.ts';
import { campaignsQuery } from '../../panel-queries.ts';
import { type Category, type Product, removalsQuery, setupMenuKey } from '../menu-queries.ts';
import { type MenuChange, type MenuPlace, setMenu } from './menu-change.ts';

/**
 * Removes a product in the state that the person has seen.
 * @returns the removal that brings it back; `null` when it was gone already, as wanted
 */
export async function removeProduct(
  place: MenuPlace,
  { id: productId, revision }: Product,
): Promise<string | null> {
  const params = { path: { venueId: place.venueId, productId }, header: ifMatch(revision) };
  const removed = await dataOf(
    api.DELETE('/venue/v1/venues/{venueId}/products/{productId}', { params }),
  ).catch(exceptGone);
  setMenu(place, (menu) =>
    menu.map((category) => ({
      ...category,
      products: category.products.filter(({ id }) => id !== productId),
    })),
  );
  return removed?.removalId ?? null;
}

/**
 * Removes a category with its products in the state that the person has seen.
 * @returns the removal that brings it back
 */
export async function removeCategory(
  place: MenuPlace,
  { id: categoryId, revision }: Pick<Category, 'id' | 'revision'>,
): Promise<string> {
  const params = { path: { venueId: place.venueId, categoryId }, header: ifMatch(revision) };
  const { removalId } = await dataOf(
    api.DELETE('/venue/v1/venues/{venueId}/categories/{categoryId}', { params }),
  );
  setMenu(place, (menu) => menu.filter(({ id }) => id !== categoryId));
  return removalId;
}

/** Brings back what removals took away. @param removalIds  in the order in which it was removed */
export function returnOfRemovals(
  place: MenuPlace,
  { name, count }: { name: string | null; count: number },
  removalIds: readonly string[],
): MenuChange {
  const { client, venueId } = place;
  return {
    label: { kind: 'Removed', name, count },
    subjects: [],
    // The service knows its place, and answers soon.
    show: (menu) => menu,
    send: async () => {
      for (const removalId of removalIds.toReversed()) await returnOne(venueId, removalId);
      const queries = [campaignsQuery(venueId), printersQuery(venueId), removalsQuery(venueId)];
      const keys = [setupMenuKey(venueId), ...queries.map(({ queryKey }) => queryKey)];
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
      return null;
    },
  };
}

/** What came back already, as after an answer that was lost, is back as wanted. */
async function returnOne(venueId: string, removalId: string): Promise<void> {
  const params = { path: { venueId, removalId } };
  try {
    await dataOf(api.POST('/venue/v1/venues/{venueId}/menu-removals/{removalId}/return', { params }));
  } catch (fault) {
    if (!(fault instanceof ApiFault) || fault.code !== 'REMOVAL_NOT_FOUND') throw fault;
  }
}

function exceptGone(fault: unknown): null {
  if (!(fault instanceof ApiFault) || fault.status !== 404) throw fault;
  return null;
}
