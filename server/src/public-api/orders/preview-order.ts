import { Type } from 'typebox';
import type { LineRequest } from '../../core/bills/ordering/order-request.ts';
import type { PricedBasket } from '../../core/bills/prices/price-basket.ts';
import { CURRENCY } from '../../core/money.ts';
import { lira } from '../../http/answer/envelope.ts';
import { countSchema, liraSchema, oneOf, uuid, VenueParams } from '../../http/schema.ts';
import { priceOrder } from '../../operations/bills/price-order.ts';
import type { ApiVariant } from '../api-variant.ts';
import { type PublicRoute, publicOperation } from '../public-operation.ts';
import { pricedBasketExample } from './order-example.ts';
import { OrderRequestSchema, toOrderRequest } from './order-request-schema.ts';

const PricedBasketResource = Type.Object(
  {
    lines: Type.Array(
      Type.Object({
        productId: uuid('The `productId` as it was sent.'),
        portionId: uuid('The `productId` as it was sent.'),
        quantity: countSchema('The `quantity` as it was sent.'),
        unitPrice: liraSchema('The price of the portion with the chosen extras.'),
        lineTotal: liraSchema('`unitPrice` times `quantity`, before campaigns.'),
      }),
      { description: 'One for each line of the request, in the same order.' },
    ),
    subtotal: liraSchema('The sum of the lines with extras, before campaigns.'),
    discount: liraSchema('The amount that campaigns deduct.'),
    serviceFee: liraSchema('The service charge of the venue.'),
    total: liraSchema('The price of the basket alone: `subtotal` − `discount` + `serviceFee`.'),
    currency: oneOf([CURRENCY], 'The currency of all amounts.'),
  },
  { title: 'PricedBasket', description: 'The prices of a basket.', examples: [pricedBasketExample] },
);

export const previewOrder = pricingOperation({
  operationId: 'previewOrder',
  path: '/venues/{venueId}/orders/preview',
  permission: 'PlaceOrders',
});

/** Makes the operation that prices an order, for the public API and for that of assistants. */
export function pricingOperation(at: ApiVariant): PublicRoute {
  return publicOperation({
    ...at,
    method: 'POST',
    tag: 'Orders',
    summary: 'Price a basket',
    description:
      'Checks and prices an order without placing it. It does not check whether the venue takes orders ' +
      'now. Only the basket itself is priced: when it joins the open bill of a table, campaigns on the ' +
      'whole bill may give another price.',
    budget: 'read',
    params: VenueParams,
    body: OrderRequestSchema,
    addsBodyRules: true,
    answers: { 200: { description: 'The priced basket.', schema: PricedBasketResource } },
    refusals: [
      'PUBLIC_API_ORDER_INVALID',
      'PUBLIC_API_PRODUCT_OPTION_INVALID',
      'PUBLIC_API_TABLE_NOT_FOUND',
      'PUBLIC_API_PRODUCT_NOT_FOUND',
      'PUBLIC_API_PRODUCT_UNAVAILABLE',
    ],
    run: async ({ db }, { venue, body, bodyProblems, now }) => {
      const request = toOrderRequest(body);
      const priced = await priceOrder(db, venue, request, bodyProblems, now);
      return { status: 200, data: toPricedBasketResource(request.lines, priced) };
    },
  });
}

/** @param lines  the lines of the priced request */
function toPricedBasketResource(lines: readonly LineRequest[], { unitKurus, totals }: PricedBasket) {
  return {
    lines: lines.map(({ productId, portionId, quantity }, at) => ({
      productId,
      portionId,
      quantity,
      unitPrice: lira(unitKurus[at]!),
      lineTotal: lira(unitKurus[at]! * quantity),
    })),
    subtotal: lira(totals.subtotalKurus),
    discount: lira(totals.discountKurus),
    serviceFee: lira(totals.serviceFeeKurus),
    total: lira(totals.totalKurus),
    currency: CURRENCY,
  };
}
