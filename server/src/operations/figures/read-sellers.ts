import type { SoldProduct } from '../../core/figures/bill-summary.ts';
import type { DayRange } from '../../core/figures/day-range.ts';
import type { Db } from '../../store/database.ts';
import { sumOpenProducts } from '../../store/figures/current-figures.ts';
import { listProductFigures } from '../../store/figures/figure-sums.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { MOST_OPEN_BILLS, spanOfTodayIn } from './open-bills.ts';
import { readInPieces } from './range-pieces.ts';

/** A product with its sales. Products on the menu that no one ordered are included, with zeros. */
export interface ProductSales extends SoldProduct {
  /** Whether guests can order it now. */
  isOnMenu: boolean;
}

/**
 * What was sold of each product in a range, most units first. Products on the menu have their present name, others the
 * name on their last bill.
 */
export async function readSellers(
  db: Db,
  venueId: string,
  { venue, menuIndex, products }: CachedVenue,
  range: DayRange,
  now: number,
): Promise<ProductSales[]> {
  const listPiece = (piece: DayRange) => listProductFigures(db, venueId, piece);
  const counted = await readInPieces('products', range, listPiece, sumOfSales);
  const today = spanOfTodayIn(venue, range, now);
  const open = today === null ? [] : await sumOpenProducts(db, venueId, today, MOST_OPEN_BILLS);
  const sold = sumOfSales([...counted, ...open]);
  const onMenu = new Map(
    products
      .filter(({ id }) => menuIndex.products.get(id)?.isShown === true)
      .map(({ id, name }) => [id, name]),
  );
  const soldIds = new Set(sold.map(({ productId }) => productId));
  const unsold = [...onMenu]
    .filter(([productId]) => !soldIds.has(productId))
    .map(([productId, name]) => ({
      productId,
      name,
      units: 0,
      amountKurus: 0,
      giftUnits: 0,
      struckUnits: 0,
    }));
  return [...sold, ...unsold].map((product) => ({
    ...product,
    name: onMenu.get(product.productId) ?? product.name,
    isOnMenu: onMenu.has(product.productId),
  }));
}

/** The sums of each product, with its last name; most units first. */
function sumOfSales(all: readonly SoldProduct[]): SoldProduct[] {
  const sums = new Map<string, SoldProduct>();
  for (const { productId, name, ...sold } of all) {
    const before = sums.get(productId);
    sums.set(productId, {
      ...{ productId, name },
      units: (before?.units ?? 0) + sold.units,
      amountKurus: (before?.amountKurus ?? 0) + sold.amountKurus,
      giftUnits: (before?.giftUnits ?? 0) + sold.giftUnits,
      struckUnits: (before?.struckUnits ?? 0) + sold.struckUnits,
    });
  }
  return [...sums.values()].sort(
    (a, b) => b.units - a.units || b.amountKurus - a.amountKurus || (a.productId < b.productId ? -1 : 1),
  );
}
