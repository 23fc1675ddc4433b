import { type Static, Type } from 'typebox';
import { ORDER_TYPES, type OrderRequest, PAYMENT_METHODS } from '../../core/bills/order-request.ts';
import { ORDER_LIMITS } from '../../core/bills/order-rules.ts';
import { OrderLines, toLineRequests } from '../../http/order-lines.ts';
import { nullable, oneOf, optionalText, uuid } from '../../http/schema.ts';
import { orderRequestExample } from './order-example.ts';

const LIMITS = ORDER_LIMITS;

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
    lines: OrderLines,
  },
  { title: 'OrderRequest', examples: [orderRequestExample] },
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
    lines: toLineRequests(lines),
  };
}
