import { type Static, Type } from 'typebox';
import { ORDER_TYPES, type OrderRequest, PAYMENT_METHODS } from '../../core/order-request.ts';
import { ORDER_LIMITS } from '../../core/order-rules.ts';
import { nullable, oneOf, uuid } from '../../http/schema.ts';

const LIMITS = ORDER_LIMITS;

const idList = (description: string) =>
  Type.Optional(nullable(Type.Array(uuid(), { maxItems: LIMITS.idsPerList }), description));

const optionalText = (maxLength: number, description: string) =>
  Type.Optional(nullable(Type.String({ maxLength }), description));

export const OrderRequestSchema = Type.Object(
  {
    type: oneOf(ORDER_TYPES),
    tableId: Type.Optional(nullable(uuid(), 'Needed for `DineIn`, not taken otherwise.')),
    customer: Type.Optional(
      nullable(
        Type.Object({
          name: Type.String({ maxLength: LIMITS.customerName }),
          phone: Type.String({
            maxLength: LIMITS.customerPhone,
            description: 'International or local written form.',
          }),
          address: optionalText(LIMITS.customerAddress, 'Needed for `Delivery`, not taken for `Takeaway`.'),
        }),
        'Needed for `Takeaway` and `Delivery`, not taken for `DineIn`.',
      ),
    ),
    paymentMethod: Type.Optional(
      nullable(oneOf(PAYMENT_METHODS), 'A hint for whoever hands the order over; not taken for `DineIn`.'),
    ),
    note: optionalText(LIMITS.note, 'For the kitchen, about the whole order.'),
    lines: Type.Array(
      Type.Object(
        {
          productId: uuid(),
          portionId: uuid('A portion of the product that is `orderable`.'),
          quantity: Type.Integer({ minimum: 1, maximum: LIMITS.quantity }),
          note: optionalText(LIMITS.lineNote, 'For the kitchen, about this line.'),
          extraIds: idList('Extras of the product, each once; they go with every unit of the line.'),
          removedIngredientIds: idList('Removable ingredients of the product, each once.'),
        },
        { title: 'OrderRequestLine' },
      ),
      { minItems: 1, maxItems: LIMITS.lines },
    ),
  },
  { title: 'OrderRequest' },
);

type OrderRequestBody = Static<typeof OrderRequestSchema>;

/**
 * The request as the rules know it, from a body that could be read: absent is `null` or empty, ids are lower case. What
 * the schema's rules found missing is missing here, too.
 */
export function toOrderRequest(body: Partial<OrderRequestBody>): OrderRequest {
  const { type, tableId, customer, paymentMethod, note, lines } = body;
  return {
    type: type as OrderRequest['type'],
    tableId: tableId?.toLowerCase() ?? null,
    customer: customer
      ? { name: customer.name ?? null, phone: customer.phone ?? null, address: customer.address ?? null }
      : null,
    paymentMethod: paymentMethod ?? null,
    note: note ?? null,
    lines: (lines ?? []).map((line) => ({
      productId: line.productId?.toLowerCase(),
      portionId: line.portionId?.toLowerCase(),
      quantity: line.quantity,
      note: line.note ?? null,
      extraIds: (line.extraIds ?? []).map((id) => id.toLowerCase()),
      removedIngredientIds: (line.removedIngredientIds ?? []).map((id) => id.toLowerCase()),
    })),
  };
}
