import { changeStock, type StockChange } from '../../core/menu/stock-change.ts';
import { Refusal } from '../../core/refusals.ts';
import type { Database } from '../../store/database.ts';
import { findStock, updateStock } from '../../store/menu/product-stock.ts';
import { changeVenue } from '../venue/change-venue.ts';

/**
 * Sets the stock of a product, adds to it, or stops counting it, on every server from the next request on.
 * Orders take their stock before or after the change, so no unit is lost.
 * @throws Refusal PRODUCT_NOT_FOUND; CONTENT_INVALID with every problem of the request
 */
export async function setStock(
  db: Database,
  venueId: string,
  productId: string,
  change: StockChange,
  now: number,
): Promise<void> {
  await changeVenue(db, venueId, 'Stock', now, async (tx) => {
    const stock = await findStock(tx, venueId, productId);
    if (stock === null) throw new Refusal('PRODUCT_NOT_FOUND');
    await updateStock(tx, venueId, productId, changeStock(stock, change));
  });
}
