import { MENU_ACCESS } from '../../../core/access/policies/venue/menu.ts';
import { findProductIn } from '../../../core/menu/product-revision.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { venueOperation } from '../../venue-operation.ts';
import { withRunningStock } from '../stock/running-stock.ts';
import { ProductSetup, toProductSetup } from './product-setup.ts';

export const getProduct = venueOperation({
  operationId: 'getProduct',
  method: 'GET',
  path: '/venues/{venueId}/products/{productId}',
  tag: 'Menu',
  summary: 'Read a product for editing',
  description: 'Returns the product with all its parts, texts, translations and its current stock.',
  access: MENU_ACCESS.readSetup,
  answers: { 200: { description: 'The product.', schema: ProductSetup } },
  refusals: ['PRODUCT_NOT_FOUND'],
  run: async ({ db, cache, baseUrl }, { params: { venueId, productId } }) => {
    const cached = await requireVenue(cache, venueId);
    const [product] = await withRunningStock(db, venueId, [findProductIn(cached, productId)]);
    return { status: 200, data: toProductSetup(product!, baseUrl()) };
  },
});
