import { Type } from 'typebox';
import { LINE_STATES } from '../../core/bills/bill.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../../core/bills/bill-status.ts';
import { PAYMENT_METHODS } from '../../core/bills/order-request.ts';
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
    id: uuid('Does not change while the line is on the order.'),
    productId: uuid('The product on the menu.'),
    productName: wordsSchema('The name at the time of the order.'),
    portionId: nullable(uuid(), '`null` for what staff sold that is not on the menu.'),
    portionName: text('The name at the time of the order.'),
    quantity: countSchema('Units of the portion; goods by measure are one unit.'),
    unitPrice: liraSchema('The price of one unit with its extras, at the time of the order.'),
    total: liraSchema('`unitPrice` times `quantity`, before campaigns; 0 when cancelled or given away.'),
    status: oneOf(LINE_STATES, 'How far the kitchen is with it.'),
    extras: Type.Array(
      Type.Object({
        id: uuid('The extra on the menu.'),
        name: wordsSchema('The name at the time of the order.'),
        price: liraSchema('For each unit of the line.'),
      }),
      { description: 'What was added or chosen.' },
    ),
    removedIngredients: Type.Array(
      Type.Object({
        id: uuid('The ingredient on the menu.'),
        name: wordsSchema('The name at the time of the order.'),
      }),
      { description: 'What is left out.' },
    ),
    note: text('For the kitchen, about this line; `null` when there is none.'),
    orderedAt: instantSchema('When it was ordered.'),
  },
  { title: 'OrderLine' },
);

export const OrderResource = Type.Object(
  {
    id: uuid('Keep it: it is how you read the order.'),
    number: Type.Integer({ description: 'Counted from 1 within the venue; printed on the kitchen ticket.' }),
    venueId: uuid('The venue that has the order.'),
    type: oneOf(ORDER_TYPES, 'At a table, to take away, or to be delivered.'),
    status: oneOf(ORDER_STATUSES, 'Derived from the lines and the bill on every read.'),
    paymentStatus: oneOf(PAYMENT_STATUSES, 'What the venue has recorded; the API charges nothing.'),
    table: nullable(
      Type.Object({
        id: uuid('The table, as the list of tables names it.'),
        name: wordsSchema('What staff and guests call the table.'),
      }),
      '`null` for takeaway and delivery.',
    ),
    customer: nullable(
      Type.Object({
        name: nullable(wordsSchema('Who it is for.', 'Ada')),
        phone: nullable(wordsSchema('In international form.', '+905321234567')),
        address: nullable(
          wordsSchema('Where it is delivered; `null` for what is fetched.', 'Moda Cad. 12, Kadıköy'),
        ),
        paymentMethod: nullable(oneOf(PAYMENT_METHODS), 'How the guest said they would pay.'),
      }),
      '`null` for an order at a table.',
    ),
    note: text('A note for the kitchen.'),
    lines: Type.Array(OrderLineResource, {
      description: 'Every line of the bill, including cancelled lines and lines that others ordered.',
    }),
    totals: Type.Object(
      {
        subtotal: liraSchema('The sum of the lines with extras, before campaigns; without cancelled lines.'),
        discount: liraSchema('What campaigns and staff take off.'),
        serviceFee: liraSchema('What the venue adds for service.'),
        total: liraSchema('What the bill costs: `subtotal` − `discount` + `serviceFee`.'),
        paid: liraSchema('What is paid of it.'),
        remaining: liraSchema('What is still to be paid.'),
        currency: oneOf([CURRENCY], 'Of every amount.'),
      },
      { description: 'Of the whole bill, VAT included.' },
    ),
    createdAt: instantSchema('When the order was opened.'),
    closedAt: nullable(instantSchema(), '`null` while open, and for a cancelled order.'),
  },
  {
    title: 'Order',
    description: 'An order as it is now: its bill, with what others ordered on it.',
    examples: [orderExample],
  },
);
