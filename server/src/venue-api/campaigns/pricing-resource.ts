import { type Static, Type } from 'typebox';
import type { LineRequest } from '../../core/bills/ordering/order-request.ts';
import type { PricedBasket } from '../../core/bills/prices/price-basket.ts';
import { CURRENCY } from '../../core/money.ts';
import { lira } from '../../http/answer/envelope.ts';
import { liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';

export const PricingResource = Type.Object(
  {
    lines: Type.Array(
      Type.Object({
        productId: uuid(),
        portionId: uuid(),
        quantity: Type.Integer(),
        unitPrice: liraSchema('The price of one unit with its extras.'),
        total: liraSchema('`unitPrice` times `quantity`, before campaigns.'),
      }),
      { description: 'One line for each line of the request, in the same order.' },
    ),
    reductions: Type.Array(
      Type.Object({
        campaignId: nullable(uuid(), 'The campaign; `null` for a trial campaign that is not stored.'),
        name: Type.String({ examples: ['Öğle indirimi'] }),
        amount: liraSchema(),
      }),
      { description: 'The amount that each campaign deducts; together they are `discount`.' },
    ),
    subtotal: liraSchema(),
    discount: liraSchema(),
    serviceFee: liraSchema(),
    total: liraSchema(),
    currency: oneOf([CURRENCY]),
  },
  { title: 'Pricing' },
);

/** The JSON of the price of a basket. @param stored  the ids of the stored campaigns; the others are only tried */
export function toPricingResource(
  lines: readonly LineRequest[],
  { unitKurus, totals }: PricedBasket,
  stored: ReadonlySet<string>,
): Static<typeof PricingResource> {
  return {
    lines: lines.map(({ productId, portionId, quantity }, at) => ({
      productId,
      portionId,
      quantity,
      unitPrice: lira(unitKurus[at]!),
      total: lira(unitKurus[at]! * quantity),
    })),
    reductions: totals.reductions.map(({ campaignId, name, amountKurus }) => ({
      campaignId: stored.has(campaignId) ? campaignId : null,
      name,
      amount: lira(amountKurus),
    })),
    subtotal: lira(totals.subtotalKurus),
    discount: lira(totals.discountKurus),
    serviceFee: lira(totals.serviceFeeKurus),
    total: lira(totals.totalKurus),
    currency: CURRENCY,
  };
}
