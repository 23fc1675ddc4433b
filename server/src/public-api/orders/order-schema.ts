import { Type } from 'typebox';
import { LINE_STATES } from '../../core/bills/bill.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../../core/bills/bill-status.ts';
import { PAYMENT_METHODS } from '../../core/bills/ordering/order-request.ts';
import { CURRENCY } from '../../core/money.ts';
import { ORDER_TYPES } from '../../core/order-type.ts';
import {
  countSchema,
  instantSchema,
  liraSchema,
  nullable,
  oneOf,
  uuid,
  wordsSchema,
} from '../../http/schema.ts';
import { orderExample } from './order-example.ts';

const text = (description?: string) => nullable(Type.String(), description);

export const OrderLineResource = Type.Object(
  {
    id: uuid('The id of the line. It does not change while the line is on the order.'),
    productId: uuid('The product on the menu.'),
    productName: wordsSchema('The name at the time of the order.'),
    portionId: nullable(uuid(), 'The portion; `null` for an open item, which is not on the menu.'),
    portionName: text('The name at the time of the order.'),
    quantity: countSchema('The number of units of the portion; 1 for goods sold by measure.'),
    unitPrice: liraSchema('The price of one unit with its extras, at the time of the order.'),
    total: liraSchema('`unitPrice` times `quantity`, before campaigns; 0 if it was cancelled or comped.'),
    status: oneOf(LINE_STATES, 'The state of the line in the kitchen.'),
    extras: Type.Array(
      Type.Object({
        id: uuid('The extra on the menu.'),
        name: wordsSchema('The name at the time of the order.'),
        price: liraSchema('The price for each unit of the line.'),
      }),
      { description: 'The extras and choices of the line.' },
    ),
    removedIngredients: Type.Array(
      Type.Object({
        id: uuid('The ingredient on the menu.'),
        name: wordsSchema('The name at the time of the order.'),
      }),
      { description: 'The ingredients that are left out.' },
    ),
    note: text('A note for the kitchen about this line; `null` if there is none.'),
    orderedAt: instantSchema('When it was ordered.'),
  },
  { title: 'OrderLine' },
);

export const OrderResource = Type.Object(
  {
    id: uuid('The id of the order. Store it: you need it to read the order.'),
    number: Type.Integer({
      description: 'The order number, counted from 1 within the venue and printed on the kitchen ticket.',
    }),
    venueId: uuid('The venue of the order.'),
    type: oneOf(ORDER_TYPES, 'The type of order: at a table, takeaway or delivery.'),
    status: oneOf(ORDER_STATUSES, 'Derived from the lines and the bill on every read.'),
    paymentStatus: oneOf(
      PAYMENT_STATUSES,
      'The payment status, as the venue has recorded it. The API charges nothing.',
    ),
    table: nullable(
      Type.Object({
        id: uuid('The table, as the list of tables names it.'),
        name: wordsSchema('The name of the table.'),
      }),
      'The table; `null` for takeaway and delivery.',
    ),
    customer: nullable(
      Type.Object({
        name: nullable(wordsSchema('The customer.', 'Ada')),
        phone: nullable(wordsSchema('The phone number in international form.', '+905321234567')),
        address: nullable(
          wordsSchema('The delivery address; `null` for a takeaway.', 'Moda Cad. 12, Kadıköy'),
        ),
        paymentMethod: nullable(oneOf(PAYMENT_METHODS), 'The payment method that the guest prefers.'),
      }),
      'The customer; `null` for an order at a table.',
    ),
    note: text('A note for the kitchen.'),
    lines: Type.Array(OrderLineResource, {
      description: 'All lines of the bill, including cancelled lines and lines of other orders.',
    }),
    totals: Type.Object(
      {
        subtotal: liraSchema('The sum of the lines with extras, before campaigns; without cancelled lines.'),
        discount: liraSchema('The amount that campaigns and staff deduct.'),
        serviceFee: liraSchema('The service charge of the venue.'),
        total: liraSchema('The total of the bill: `subtotal` − `discount` + `serviceFee`.'),
        paid: liraSchema('The amount paid.'),
        remaining: liraSchema('The amount that is still to be paid.'),
        currency: oneOf([CURRENCY], 'The currency of all amounts.'),
      },
      { description: 'The totals of the whole bill, VAT included.' },
    ),
    createdAt: instantSchema('When the order was opened.'),
    closedAt: nullable(
      instantSchema(),
      'When it was closed; `null` while it is open, and if it was cancelled.',
    ),
  },
  {
    title: 'Order',
    description: 'An order as it is now: the whole bill, including lines of other orders at the table.',
    examples: [orderExample],
  },
);
