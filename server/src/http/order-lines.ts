import { type Static, Type } from 'typebox';
import type { LineRequest } from '../core/bills/order-request.ts';
import { ORDER_LIMITS } from '../core/bills/order-rules.ts';
import { nullable, optionalText, uuid } from './schema.ts';

const idList = (description: string) =>
  Type.Optional(nullable(Type.Array(uuid(), { maxItems: ORDER_LIMITS.idsPerList }), description));

/** The lines of an order, as the public API and the venue API read them. */
export const OrderLines = Type.Array(
  Type.Object(
    {
      productId: uuid(),
      portionId: uuid('A portion of the product that is `orderable`.'),
      quantity: Type.Integer({ minimum: 1, maximum: ORDER_LIMITS.quantity }),
      note: optionalText(ORDER_LIMITS.lineNote, 'For the kitchen, about this line.'),
      extraIds: idList('Extras of the product, each once; they go with every unit of the line.'),
      removedIngredientIds: idList('Removable ingredients of the product, each once.'),
    },
    { title: 'OrderRequestLine' },
  ),
  { minItems: 1, maxItems: ORDER_LIMITS.lines },
);

/**
 * Turns the lines of a body into those that `core` works with: an absent property is `null` or empty, ids are
 * lower case. A required property that the schema found missing is missing here as well.
 */
export function toLineRequests(lines: Static<typeof OrderLines> | undefined): LineRequest[] {
  return (lines ?? []).map((line) => ({
    productId: line.productId?.toLowerCase(),
    portionId: line.portionId?.toLowerCase(),
    quantity: line.quantity,
    note: line.note ?? null,
    extraIds: (line.extraIds ?? []).map((id) => id.toLowerCase()),
    removedIngredientIds: (line.removedIngredientIds ?? []).map((id) => id.toLowerCase()),
  }));
}
