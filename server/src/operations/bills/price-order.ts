import type { IdAndName } from '../../core/bills/bill.ts';
import { type BasketLine, checkBasket, checkStockLeft } from '../../core/bills/ordering/basket.ts';
import type { OrderRequest } from '../../core/bills/ordering/order-request.ts';
import { checkOrderShape } from '../../core/bills/ordering/order-rules.ts';
import { type PricedBasket, priceBasket } from '../../core/bills/prices/price-basket.ts';
import type { Problem } from '../../core/refusals.ts';
import { findTable } from '../../core/venue/tables/find-table.ts';
import type { Db } from '../../store/database.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { listStockQuantities } from '../../store/venue/venues.ts';

/**
 * The price of an order as a new bill. Checks the basket as `placeOrder` does, but not whether the venue takes orders
 * now. Writes nothing.
 * @throws Refusal PUBLIC_API_ORDER_INVALID, PUBLIC_API_TABLE_NOT_FOUND, PUBLIC_API_PRODUCT_NOT_FOUND,
 *   PUBLIC_API_PRODUCT_UNAVAILABLE, PUBLIC_API_PRODUCT_OPTION_INVALID
 * @see docs/ordering.md#price-it
 */
export async function priceOrder(
  db: Db,
  cached: CachedVenue,
  request: OrderRequest,
  bodyProblems: readonly Problem[],
  now: number,
): Promise<PricedBasket> {
  return (await priceRequest(db, cached, request, bodyProblems, now)).priced;
}

/** A request whose basket and table were found, with its price. */
export interface PricedRequest {
  table: IdAndName | null;
  basket: BasketLine[];
  priced: PricedBasket;
}

/** As `priceOrder`, but also returns the basket and the table of the request. @throws Refusal what {@link priceOrder} throws */
export async function priceRequest(
  db: Db,
  { venue, menuIndex, tables, campaigns }: CachedVenue,
  request: OrderRequest,
  bodyProblems: readonly Problem[],
  now: number,
): Promise<PricedRequest> {
  const { type, tableId, lines } = request;
  checkOrderShape(request, venue.countryCode, bodyProblems);
  const table = tableId === null ? null : findTable(tables, tableId, 'PUBLIC_API_TABLE_NOT_FOUND');
  const basket = checkBasket(lines, menuIndex);
  await requireStock(db, venue.id, basket);
  const { timeZone, serviceFeeBasisPoints } = venue;
  const priced = priceBasket({ campaigns, timeZone, type, basket, serviceFeeBasisPoints, at: now });
  return { table, basket, priced };
}

function isCounted({ product }: BasketLine): boolean {
  return product.stock.quantity !== null;
}

/**
 * Requires enough stock of every product of a basket whose stock is counted.
 * @throws Refusal PUBLIC_API_PRODUCT_UNAVAILABLE
 */
export async function requireStock(db: Db, venueId: string, basket: readonly BasketLine[]): Promise<void> {
  const tracked = basket.filter(isCounted).map(({ product }) => product.id);
  if (tracked.length === 0) return;
  const left = await listStockQuantities(db, venueId, tracked);
  checkStockLeft(basket, ({ id }) => left.get(id) ?? null);
}
