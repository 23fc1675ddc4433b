import { type Static, Type } from 'typebox';
import { type OrderRequest, PAYMENT_METHODS } from '../../core/bills/ordering/order-request.ts';
import { ORDER_LIMITS } from '../../core/bills/ordering/order-rules.ts';
import { ORDER_TYPES } from '../../core/order-type.ts';
import { OrderLines, toLineRequests } from '../../http/resources/order-lines.ts';
import { nullable, oneOf, optionalText, uuid } from '../../http/schema.ts';
import { orderRequestExample } from './order-example.ts';

const LIMITS = ORDER_LIMITS;

export const OrderRequestSchema = Type.Object(
  {
    type: oneOf(ORDER_TYPES, 'The type of order: at a table, takeaway or delivery.'),
    tableId: Type.Optional(nullable(uuid(), 'Required for `DineIn`; not allowed otherwise.')),
    customer: Type.Optional(
      nullable(
        Type.Object({
          name: Type.String({
            maxLength: LIMITS.customerName,
            description: 'The customer.',
            examples: ['Ada'],
          }),
          phone: Type.String({
            maxLength: LIMITS.customerPhone,
            description: 'The phone number in international or local form.',
            examples: ['+905321234567'],
          }),
          address: optionalText(
            LIMITS.customerAddress,
            'Required for `Delivery`; not allowed for `Takeaway`.',
            'Moda Cad. 12, Kadıköy',
          ),
        }),
        'Required for `Takeaway` and `Delivery`; not allowed for `DineIn`.',
      ),
    ),
    paymentMethod: Type.Optional(
      nullable(
        oneOf(PAYMENT_METHODS),
        'The payment method that the guest prefers, as a hint for staff; not allowed for `DineIn`.',
      ),
    ),
    note: optionalText(LIMITS.note, 'A note for the kitchen about the whole order.'),
    lines: OrderLines,
  },
  { title: 'OrderRequest', description: 'The order.', examples: [orderRequestExample] },
);

type OrderRequestBody = Static<typeof OrderRequestSchema>;

/**
 * The order request for the rules in `core`, from a body with the right types. Absent properties are `null` or empty;
 * ids are in lower case. Properties that the schema reported as missing are missing here, too.
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
    guests: null,
  };
}
