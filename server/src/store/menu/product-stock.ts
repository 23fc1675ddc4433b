import type { Stock } from '../../core/menu/menu.ts';
import type { Tx } from '../database.ts';

/**
 * The stock of a product; `null` if the product does not exist. The caller holds the lock of the venue's head. All
 * changes of stock take that lock, so the stock stays the same until the transaction ends. Uses the primary key.
 */
export async function findStock(tx: Tx, venueId: string, productId: string): Promise<Stock | null> {
  const [row] = await tx.query<Stock>({
    text: `select quantity, low_threshold as "lowThreshold", is_sold_out as "isSoldOut"
             from product_stock where venue_id = $1 and product_id = $2`,
    values: [venueId, productId],
  });
  return row ?? null;
}

/** Sets the quantity and the low threshold of a product; the caller has raised the version of the venue. */
export async function updateStock(
  tx: Tx,
  venueId: string,
  productId: string,
  { quantity, lowThreshold }: Stock,
): Promise<void> {
  await tx.query({
    text: 'update product_stock set quantity = $3, low_threshold = $4 where venue_id = $1 and product_id = $2',
    values: [venueId, productId, quantity, lowThreshold],
  });
}

/**
 * Records that a delivery was added to the stock of a product. The caller holds the lock of the venue's head.
 * @returns `false` if this Idempotency-Key was recorded before: then the stock already includes the delivery
 */
export async function insertStockAddition(
  tx: Tx,
  venueId: string,
  productId: string,
  idempotencyKey: string,
  now: number,
): Promise<boolean> {
  const rows = await tx.query({
    text: `insert into stock_addition (venue_id, product_id, idempotency_key, added_at) values ($1, $2, $3, $4)
           on conflict do nothing returning 1`,
    values: [venueId, productId, idempotencyKey, new Date(now)],
  });
  return rows.length > 0;
}
