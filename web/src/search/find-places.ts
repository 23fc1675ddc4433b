import type { Bill } from '../api/bill-list.ts';
import type { Schemas } from '../api/client.ts';
import { normalizeForSearch } from '../till/order/menu/search-words.ts';

/** A table with the name of its area and its open bill. */
export interface FoundTable {
  id: string;
  name: string;
  area: string;
  bill: Bill | null;
}

/** The most that are shown of one kind: typing more narrows it down. */
export const MOST_OF_A_KIND = 6;

/** The tables whose name is a text first, then those whose name, or a word of it, begins with it. */
export function findTables(
  areas: readonly Pick<Schemas['Area'], 'name' | 'tables'>[],
  open: readonly Bill[],
  text: string,
): FoundTable[] {
  const searchText = normalizeForSearch(text);
  if (searchText === '') return [];
  const ranked: FoundTable[][] = [[], []];
  for (const { name: area, tables } of areas) {
    for (const { id, name } of tables) {
      const words = normalizeForSearch(name);
      if (!` ${words}`.includes(` ${searchText}`)) continue;
      const bill = open.find(({ table }) => table?.id === id) ?? null;
      const isIt = words === searchText || words.split(' ').at(-1) === searchText;
      ranked[isIt ? 0 : 1]!.push({ id, name, area, bill });
    }
  }
  return ranked.flat().slice(0, MOST_OF_A_KIND);
}

const ORDER_PAGE = /^\/till\/(tables|bills|new)\/[^/]+$/;

/**
 * Where a product leads: on the page of an order to its choices there; else an owner to its page in the panel, and others to a new order with it.
 * @param path  where the person is, below the venue
 */
export function productPlace(productId: string, path: string, mayChangeMenu: boolean): string {
  if (ORDER_PAGE.test(path)) return `${path}?product=${productId}`;
  return mayChangeMenu ? `/panel/menu/products/${productId}` : `/till/new/takeaway?product=${productId}`;
}
