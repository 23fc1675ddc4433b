import type { SoldProduct } from '../../core/figures/count-bill.ts';
import type { DayRange } from '../../core/figures/day-range.ts';
import type { Db } from '../../store/database.ts';
import { listProductFigures } from '../../store/figures/figure-sums.ts';
import type { CachedVenue } from '../../store/venue/cache/venue-cache.ts';
import { tallyOpenBills } from './open-bills.ts';

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
  { venue, menuIndex, products }: CachedVenue,
  range: DayRange,
  now: number,
): Promise<Seller[]> {
  const counted = await listProductFigures(db, venueId, range.from, range.to);
  const open = await tallyOpenBills(db, venueId, venue, range, now);
  const sold = open.products.length === 0 ? counted : withOpenBills(counted, open.products);
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

function withOpenBills(counted: readonly SoldProduct[], open: readonly SoldProduct[]): SoldProduct[] {
  const all = new Map(counted.map((one) => [one.productId, one]));
  for (const one of open) {
    const before = all.get(one.productId);
    all.set(one.productId, before === undefined ? one : sumOfSales(before, one));
  }
  return [...all.values()].sort(
    (a, b) => b.units - a.units || b.amountKurus - a.amountKurus || (a.productId < b.productId ? -1 : 1),
  );
}

/** @param later  its name is kept */
function sumOfSales(before: SoldProduct, later: SoldProduct): SoldProduct {
  return {
    productId: later.productId,
    name: later.name,
    units: before.units + later.units,
    amountKurus: before.amountKurus + later.amountKurus,
    giftUnits: before.giftUnits + later.giftUnits,
    struckUnits: before.struckUnits + later.struckUnits,
  };
}
