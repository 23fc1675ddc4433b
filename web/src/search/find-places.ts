import type { Bill } from '../api/bill-list.ts';
import type { Schemas } from '../api/client.ts';
import { normalizeForSearch } from '../till/order/menu/search-words.ts';

/** A table with the name of its area, and its open bill if it has one. */
export interface FoundTable {
  id: string;
  name: string;
  area: string;
  bill: Bill | null;
}

/** How many results of one kind are shown. */
export const MOST_RESULTS_PER_KIND = 6;

/**
 * The tables that match a typed text: first those whose name or last word is the text, then those of which a word
 * begins with it.
 */
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
      const isExactMatch = words === searchText || words.split(' ').at(-1) === searchText;
      ranked[isExactMatch ? 0 : 1]!.push({ id, name, area, bill });
    }
  }
  return ranked.flat().slice(0, MOST_RESULTS_PER_KIND);
}

const ORDER_PAGE = /^\/till\/(tables|bills|new)\/[^/]+$/;

/**
 * The path that a found product opens. On the page of an order, the product opens its choices there. Otherwise people
 * who may change the menu get its page in the panel; others get a new takeaway with it.
 * @param path  the current path below the venue
 */
export function productPath(productId: string, path: string, mayChangeMenu: boolean): string {
  if (ORDER_PAGE.test(path)) return `${path}?product=${productId}`;
  return mayChangeMenu ? `/panel/menu/products/${productId}` : `/till/new/takeaway?product=${productId}`;
}
