import type { Bill } from '../../../api/bill-list.ts';
import { FAVOURITES, type Favourites, favouriteProducts } from './favourites.ts';
import type { MenuIndex, Product } from './menu-index.ts';

/** With fewer favourites, a category is more useful. */
const ENOUGH = 6;

/**
 * The id of the category that is shown first: the one from which this device last ordered. Otherwise the favourites if
 * there are enough; otherwise the category of the newest round, or the first that is not sold out.
 */
export function firstCategoryId(
  index: MenuIndex,
  favourites: Favourites,
  openBills: readonly Pick<Bill, 'rounds' | 'lines'>[],
  isSoldOut: (product: Product) => boolean,
): string {
  const { categories } = index;
  const { lastFrom } = favourites;
  const liked = favouriteProducts(index, favourites).length;
  if (lastFrom === FAVOURITES ? liked > 0 : categories.some(({ id }) => id === lastFrom)) return lastFrom!;
  if (liked >= ENOUGH) return FAVOURITES;
  const ordered = lastOrdered(openBills);
  const start =
    categories.find(({ products }) => products.some(({ id }) => ordered.has(id))) ??
    categories.find(({ products }) => !products.every(isSoldOut));
  return (start ?? categories[0]!).id;
}

/** The ids of the products in the newest round. */
function lastOrdered(bills: readonly Pick<Bill, 'rounds' | 'lines'>[]): Set<string> {
  const rounds = bills.flatMap(({ rounds }) => rounds);
  const newest = rounds.reduce<(typeof rounds)[number] | undefined>(
    (last, round) =>
      last !== undefined && Date.parse(last.orderedAt) > Date.parse(round.orderedAt) ? last : round,
    undefined,
  );
  const lines = bills.flatMap((bill) => bill.lines).filter(({ roundId }) => roundId === newest?.id);
  return new Set(lines.flatMap(({ productId }) => productId ?? []));
}
