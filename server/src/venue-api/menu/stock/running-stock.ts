import type { Product } from '../../../core/menu/menu.ts';
import type { Db } from '../../../store/database.ts';
import { listStockQuantities } from '../../../store/venue/venues.ts';

/** Products with their current stock. The stock in the cache may be older. */
export async function withRunningStock(
  db: Db,
  venueId: string,
  products: readonly Product[],
): Promise<Product[]> {
  const counted = products.filter(({ stock }) => stock.quantity !== null).map(({ id }) => id);
  const left = await listStockQuantities(db, venueId, counted);
  return products.map((product) => {
    const quantity = left.get(product.id);
    return quantity === undefined ? product : { ...product, stock: { ...product.stock, quantity } };
  });
}
