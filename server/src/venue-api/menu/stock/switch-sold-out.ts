import { Type } from 'typebox';
import { STOCK_ACCESS } from '../../../core/access/policies/venue/stock.ts';
import { Refusal } from '../../../core/refusals.ts';
import { switchSoldOut as turn } from '../../../operations/menu/switch-sold-out.ts';
import { venueOperation } from '../../venue-operation.ts';
import { stockOf } from './list-stock.ts';
import { StockResource } from './stock-resource.ts';

export const switchSoldOut = venueOperation({
  operationId: 'switchSoldOut',
  method: 'PUT',
  path: '/venues/{venueId}/products/{productId}/sold-out',
  tag: 'Kitchen',
  summary: 'Mark a product as sold out, or as available',
  description:
    'While a product is marked as sold out, it cannot be ordered, even if units are left. Menus show ' +
    'it from the next request on.',
  access: STOCK_ACCESS.switch,
  body: Type.Object({ isSoldOut: Type.Boolean() }, { examples: [{ isSoldOut: true }] }),
  answers: { 200: { description: 'The stock of the product as it is now.', schema: StockResource } },
  refusals: ['PRODUCT_NOT_FOUND'],
  run: async ({ db, cache }, { params: { venueId, productId }, body, now }) => {
    await turn(db, venueId, productId, body.isSoldOut, now);
    const cached = await cache.fresh.findVenue(venueId);
    const [stock] = cached === null ? [] : await stockOf(db, cached, [productId]);
    if (stock === undefined) throw new Refusal('PRODUCT_NOT_FOUND');
    return { status: 200, data: stock };
  },
});
