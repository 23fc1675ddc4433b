import { Type } from 'typebox';
import { MOST_IN_STOCK } from '../../../core/menu/stock-change.ts';
import { Refusal } from '../../../core/refusals.ts';
import { nullable } from '../../../http/schema.ts';
import { setStock as set } from '../../../operations/menu/set-stock.ts';
import { venueOperation } from '../../venue-operation.ts';
import { MENU_REFUSALS, ProductParams } from '../menu-params.ts';
import { stockOf } from './list-stock.ts';
import { StockResource } from './stock-resource.ts';

const units = { minimum: 0, maximum: MOST_IN_STOCK };

const StockChange = Type.Object(
  {
    isTracked: Type.Boolean({ description: 'Whether units are counted; orders subtract theirs.' }),
    quantity: Type.Optional(
      nullable(Type.Integer(units), 'The units that were counted. Needed when counting begins.'),
    ),
    add: Type.Optional(
      nullable(
        Type.Integer({ minimum: -MOST_IN_STOCK, maximum: MOST_IN_STOCK }),
        'Units that arrived, or left if negative; units sold meanwhile stay sold. Not with `quantity`.',
      ),
    ),
    lowThreshold: Type.Optional(
      nullable(Type.Integer(units), 'From this number down it is low on stock. Unchanged when omitted.'),
    ),
  },
  {
    title: 'StockChange',
    additionalProperties: false,
    examples: [
      { isTracked: true, quantity: 24, lowThreshold: 4 },
      { isTracked: true, add: 12 },
      { isTracked: false },
    ],
  },
);

export const setStock = venueOperation({
  operationId: 'setStock',
  method: 'PUT',
  path: '/venues/{venueId}/products/{productId}/stock',
  tag: 'Menu',
  summary: 'Set the stock of a product, add a delivery, or stop counting',
  description:
    '`quantity` is a count and replaces the present number. `add` is a delivery and adds to the present ' +
    'number, so that orders in between are not lost. The sold-out switch does not change.',
  access: 'Owner',
  params: ProductParams,
  body: StockChange,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The stock of the product as it is now.', schema: StockResource } },
  refusals: [...MENU_REFUSALS, 'PRODUCT_NOT_FOUND'],
  run: async ({ db, cache }, { params: { venueId, productId }, body, now }) => {
    await set(db, venueId, productId, body, now);
    const cached = await cache.fresh.findVenue(venueId);
    const [stock] = cached === null ? [] : await stockOf(db, cached, [productId]);
    if (stock === undefined) throw new Refusal('PRODUCT_NOT_FOUND');
    return { status: 200, data: stock };
  },
});
