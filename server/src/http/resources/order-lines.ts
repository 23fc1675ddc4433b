import { type Static, Type } from 'typebox';
import type { LineRequest } from '../../core/bills/ordering/order-request.ts';
import { ORDER_LIMITS } from '../../core/bills/ordering/order-rules.ts';
import { nullable, optionalText, uuid } from '../schema.ts';

const idList = (description: string) =>
  Type.Optional(nullable(Type.Array(uuid(), { maxItems: ORDER_LIMITS.idsPerList }), description));

/** The properties of a line of an order. */
export const lineProperties = {
  productId: uuid('The id of a product on the menu.'),
  portionId: uuid('The id of an `orderable` portion of the product.'),
  quantity: Type.Integer({
    minimum: 1,
    maximum: ORDER_LIMITS.quantity,
    description: 'The number of units of the portion.',
  }),
  note: optionalText(ORDER_LIMITS.lineNote, 'A note for the kitchen about this line.'),
  extraIds: idList(
    'The ids of extras of the product, each at most once. They apply to every unit of the line.',
  ),
  removedIngredientIds: idList('The ids of removable ingredients of the product, each at most once.'),
};

/** The lines of an order of products of the menu by the piece. */
export const OrderLines = Type.Array(Type.Object(lineProperties, { title: 'OrderRequestLine' }), {
  minItems: 1,
  maxItems: ORDER_LIMITS.lines,
  description: 'The lines to order: each has one product with its choices.',
});

/**
 * Turns the lines of a body into those that `core` works with: an absent property is `null` or empty, ids are
 * lower case. A required property that the schema found missing is missing here as well.
 */
export function toLineRequests(lines: Static<typeof OrderLines> | undefined): LineRequest[] {
  return (lines ?? []).map(toLineRequest);
}

/** Turns one line of a body into a line for `core`, in the same way. */
export function toLineRequest(line: Static<typeof OrderLines>[number]): LineRequest {
  return {
    productId: line.productId?.toLowerCase(),
    portionId: line.portionId?.toLowerCase(),
    quantity: line.quantity,
    note: line.note ?? null,
    extraIds: (line.extraIds ?? []).map((id) => id.toLowerCase()),
    removedIngredientIds: (line.removedIngredientIds ?? []).map((id) => id.toLowerCase()),
  };
}
