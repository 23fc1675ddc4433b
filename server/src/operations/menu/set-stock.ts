import type { Stock } from '../../core/menu/menu.ts';
import { Refusal } from '../../core/refusals.ts';
import type { Database } from '../../store/database.ts';
import { findStock, insertStockAddition, updateStock } from '../../store/menu/product-stock.ts';
import { changeVenue } from '../venue/change-venue.ts';

/**
 * Sets the stock of a product, adds to it, or stops counting it, from the next request on every server. Simultaneous
 * orders run completely before or after it, so no unit is lost.
 * @param decide  the stock after the change
 * @param idempotencyKey  for added goods: a repeat with this key adds nothing; `null` for any other change
 * @throws Refusal PRODUCT_NOT_FOUND; and the refusals of `decide`
 */
export async function setStock(
  db: Database,
  venueId: string,
  productId: string,
  decide: (stock: Stock) => Stock,
  idempotencyKey: string | null,
  now: number,
): Promise<void> {
  await changeVenue(db, venueId, 'Stock', now, async (tx) => {
    const stock = await findStock(tx, venueId, productId);
    if (stock === null) throw new Refusal('PRODUCT_NOT_FOUND');
    if (idempotencyKey !== null && !(await insertStockAddition(tx, venueId, productId, idempotencyKey, now)))
      return;
    await updateStock(tx, venueId, productId, decide(stock));
  });
}
