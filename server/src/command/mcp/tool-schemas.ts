import { fromJsonSchema, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { type Static, type TSchema, Type } from 'typebox';
import { PAYMENT_METHODS } from '../../core/bills/ordering/order-request.ts';
import { ORDER_LIMITS } from '../../core/bills/ordering/order-rules.ts';
import { ORDER_TYPES } from '../../core/order-type.ts';
import { BOOKING_LIMITS } from '../../core/reservations/calendar.ts';

/** The MCP annotations of a tool that only reads, and of a tool that changes data. Every tool may be called again. */
export const READ_ANNOTATIONS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
export const CHANGE_ANNOTATIONS = { ...READ_ANNOTATIONS, readOnlyHint: false };

/** The input schema of a tool. */
export function toolInput<S extends TSchema>(schema: S): StandardSchemaWithJSON<Static<S>, Static<S>> {
  return fromJsonSchema<Static<S>>(JSON.parse(JSON.stringify(schema)));
}

const id = (description: string) => Type.String({ description });
const ids = (description: string) => Type.Optional(Type.Array(Type.String(), { description }));

export const venueId = id('The id of the venue, from find_venues.');

const person = {
  name: Type.String({ description: 'The name of the person.' }),
  phone: Type.String({ description: 'The phone number of the person, as they wrote it.' }),
};
const customer = Type.Object(
  {
    ...person,
    address: Type.Optional(Type.String({ description: 'The delivery address. Only for Delivery.' })),
  },
  { description: 'The customer of a takeaway or delivery.' },
);

const line = Type.Object(
  {
    productId: id('The id of the product, from read_menu.'),
    portionId: id('The id of an orderable portion of that product.'),
    quantity: Type.Integer({
      minimum: 1,
      maximum: ORDER_LIMITS.quantity,
      description: 'The number of units; all of them have the same choices.',
    }),
    extraIds: ids('The ids of extras of that product. Each required option group needs one of its choices.'),
    removedIngredientIds: ids('The ids of removable ingredients of that product.'),
    note: Type.Optional(Type.String({ description: 'A note for this line, in the words of the person.' })),
  },
  { description: 'One product with its choices.' },
);

/** The input properties of an order: the basket and its customer. */
export const basketProperties = {
  venueId,
  type: Type.Union(
    ORDER_TYPES.map((type) => Type.Literal(type)),
    { description: 'The type of order. DineIn needs tableId; Takeaway and Delivery need customer.' },
  ),
  tableId: Type.Optional(id('The id of the table, from read_venue. Only for DineIn.')),
  customer: Type.Optional(customer),
  paymentMethod: Type.Optional(
    Type.Union(
      PAYMENT_METHODS.map((method) => Type.Literal(method)),
      { description: 'The payment method that the person prefers, to pay at the venue. Not for DineIn.' },
    ),
  ),
  note: Type.Optional(Type.String({ description: 'A note for the whole order.' })),
  lines: Type.Array(line, {
    minItems: 1,
    maxItems: ORDER_LIMITS.lines,
    description: 'The lines of the order.',
  }),
};

/** The input properties of a booking and its guest. */
export const bookingProperties = {
  venueId,
  startsAt: Type.String({ description: 'The startsAt of a time from list_booking_times, unchanged.' }),
  guests: Type.Integer({
    minimum: 1,
    maximum: BOOKING_LIMITS.maxGuests,
    description: 'The number of guests.',
  }),
  customer: Type.Object(person, { description: 'The guest who books.' }),
  note: Type.Optional(Type.String({ description: 'A note for the venue, in the words of the person.' })),
};
