import { Type } from 'typebox';
import { STOCK_ACCESS } from '../../../core/access/policies/venue/stock.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import type { Db } from '../../../store/database.ts';
import type { CachedVenue } from '../../../store/venue/cache/cached-venue.ts';
import { listStockQuantities } from '../../../store/venue/venues.ts';
import { venueOperation } from '../../venue-operation.ts';
import { StockResource, toStockResource } from './stock-resource.ts';

export const listStock = venueOperation({
  operationId: 'listStock',
  method: 'GET',
  path: '/venues/{venueId}/stock',
  tag: 'Kitchen',
  summary: 'List the stock of every product',
  description: 'Lists all products in menu order, including hidden ones, with the number of units left.',
  access: STOCK_ACCESS.read,
  answers: { 200: { description: 'The products.', schema: Type.Array(StockResource) } },
  run: async ({ db, cache }, { params }) => {
    const cached = await requireVenue(cache, params.venueId);
    return {
      status: 200,
      data: await stockOf(
        db,
        cached,
        cached.products.map(({ id }) => id),
      ),
    };
  },
});

/** The JSON of the stock of some products of a venue, in the order of its menu. */
export async function stockOf(db: Db, cached: CachedVenue, productIds: readonly string[]) {
  const left = await listStockQuantities(db, cached.venue.id, productIds);
  const requestedIds = new Set(productIds);
  return cached.categories.flatMap((category) =>
    cached.products
      .filter((product) => product.categoryId === category.id && requestedIds.has(product.id))
      .map((product) => {
        const isVisible = product.isVisible && category.isVisible;
        return toStockResource(
          { product, categoryName: category.name, isVisible },
          left.get(product.id) ?? null,
        );
      }),
  );
}
