import { Type } from 'typebox';
import { STOCK_ACCESS } from '../../../core/access/policies/venue/stock.ts';
import type { Stock } from '../../../core/menu/menu.ts';
import { changeStock, MOST_IN_STOCK } from '../../../core/menu/stock-change.ts';
import { Refusal } from '../../../core/refusals.ts';
import { readIdempotencyKey } from '../../../http/operation-frame.ts';
import { nullable } from '../../../http/schema.ts';
import { setStock as set } from '../../../operations/menu/set-stock.ts';
import { IF_MATCH, requireRevision } from '../../record-revision.ts';
import { venueOperation } from '../../venue-operation.ts';
import { stockOf } from './list-stock.ts';
import { StockResource, stockRevision } from './stock-resource.ts';

const units = { minimum: 0, maximum: MOST_IN_STOCK };

const StockChange = Type.Object(
  {
    isTracked: Type.Boolean({ description: 'Whether stock is tracked. Orders then reduce it.' }),
    quantity: Type.Optional(
      nullable(Type.Integer(units), 'The number of units that were counted. Required when tracking starts.'),
    ),
    add: Type.Optional(
      nullable(
        Type.Integer({ minimum: -MOST_IN_STOCK, maximum: MOST_IN_STOCK }),
        'The number of units that arrived; negative if units were taken away. Units that were sold in the ' +
          'meantime are not lost. Not with `quantity`.',
      ),
    ),
    lowThreshold: Type.Optional(
      nullable(Type.Integer(units), 'At this number and below, it is low on stock. Left out: unchanged.'),
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
  summary: 'Set the stock of a product, add a delivery, or stop tracking',
  description:
    '`quantity` is the result of a count and replaces the current number. `add` is a delivery and adds ' +
    'to the current number, so that orders in between are not lost; it needs an `Idempotency-Key`, and ' +
    'a repeat adds nothing. The sold-out mark does not change.',
  access: STOCK_ACCESS.count,
  headers: {
    ...IF_MATCH,
    'Idempotency-Key':
      'With `add`: 8 to 64 letters, digits, hyphens and underscores. Use a new one for each delivery, and the ' +
      'same one for a retry.',
  },
  body: StockChange,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The stock of the product as it is now.', schema: StockResource } },
  refusals: ['IDEMPOTENCY_KEY_INVALID', 'PRODUCT_NOT_FOUND', 'CONTENT_CHANGED'],
  run: async ({ db, cache }, { params: { venueId, productId }, body, header, now }) => {
    const key =
      (body.add ?? null) === null
        ? null
        : readIdempotencyKey(header('idempotency-key'), 'IDEMPOTENCY_KEY_INVALID');
    const decide = (stock: Stock) => {
      const changed = changeStock(stock, body);
      requireRevision(header('if-match'), stockRevision(stock), stockRevision(changed));
      return changed;
    };
    await set(db, venueId, productId, decide, key, now);
    const cached = await cache.fresh.findVenue(venueId);
    const [stock] = cached === null ? [] : await stockOf(db, cached, [productId]);
    if (stock === undefined) throw new Refusal('PRODUCT_NOT_FOUND');
    return { status: 200, data: stock };
  },
});
