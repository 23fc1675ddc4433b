import type { SoldProduct } from '../../core/figures/count-bill.ts';
import type { DayRange } from '../../core/figures/day-range.ts';
import type { Db } from '../../store/database.ts';
import { listProductFigures } from '../../store/figures/figure-sums.ts';
import type { CachedVenue } from '../../store/venue/venue-cache.ts';

/** A product with what was sold of it. One that guests can order and nobody did has zeros. */
export interface Seller extends SoldProduct {
  /** Whether guests can order it now. */
  isOnMenu: boolean;
}

/**
 * What was sold of each product in a range, most units first. Products on the menu have their present name,
 * others the one of their last bill.
 */
export async function readSellers(
  db: Db,
  venueId: string,
  { menuIndex, products }: CachedVenue,
  { from, to }: DayRange,
): Promise<Seller[]> {
  const sold = await listProductFigures(db, venueId, from, to);
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
