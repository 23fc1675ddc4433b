import { fromJsonSchema, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { type Static, type TSchema, Type } from 'typebox';
import { PAYMENT_METHODS } from '../../core/bills/order-request.ts';
import { ORDER_LIMITS } from '../../core/bills/order-rules.ts';
import { ORDER_TYPES } from '../../core/order-type.ts';
import { BOOKING_LIMITS } from '../../core/reservations/calendar.ts';

/** What is said of a tool that reads, and of one that changes. A tool may always be called again. */
export const READS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
export const CHANGES = { ...READS, readOnlyHint: false };

/** The input of a tool. */
export function inputOf<S extends TSchema>(schema: S): StandardSchemaWithJSON<Static<S>, Static<S>> {
  return fromJsonSchema<Static<S>>(JSON.parse(JSON.stringify(schema)));
}

const id = (description: string) => Type.String({ description });
const ids = (description: string) => Type.Optional(Type.Array(Type.String(), { description }));

/** Which venue. */
export const venueId = id('An id from find_venues.');

const person = {
  name: Type.String({ description: 'The name of the person.' }),
  phone: Type.String({ description: 'The phone number of the person, as they write it.' }),
};
const customer = Type.Object(
  { ...person, address: Type.Optional(Type.String({ description: 'Where to. Only for Delivery.' })) },
  { description: 'For whom a takeaway or a delivery is.' },
);

const line = Type.Object(
  {
    productId: id('From read_menu.'),
    portionId: id('An orderable portion of that product.'),
    quantity: Type.Integer({
      minimum: 1,
      maximum: ORDER_LIMITS.quantity,
      description: 'How many of it, each with the same choices.',
    }),
    extraIds: ids('Extras of that product. Required option groups need one of theirs.'),
    removedIngredientIds: ids('Removable ingredients of that product.'),
    note: Type.Optional(Type.String({ description: 'A wish about this line, in the words of the person.' })),
  },
  { description: 'One product with its choices.' },
);

/** A basket, and whom it is for. */
export const basketProperties = {
  venueId,
  type: Type.Union(
    ORDER_TYPES.map((type) => Type.Literal(type)),
    { description: 'DineIn needs tableId. Takeaway and Delivery need customer.' },
  ),
  tableId: Type.Optional(id('From read_venue. Only for DineIn.')),
  customer: Type.Optional(customer),
  paymentMethod: Type.Optional(
    Type.Union(
      PAYMENT_METHODS.map((method) => Type.Literal(method)),
      { description: 'How the person wants to pay at the venue. Not for DineIn.' },
    ),
  ),
  note: Type.Optional(Type.String({ description: 'A wish about the whole order.' })),
  lines: Type.Array(line, {
    minItems: 1,
    maxItems: ORDER_LIMITS.lines,
    description: 'What is ordered.',
  }),
};

/** A booking, and whom it is for. */
export const bookingProperties = {
  venueId,
  startsAt: Type.String({ description: 'The startsAt of a time from list_booking_times, unchanged.' }),
  guests: Type.Integer({
    minimum: 1,
    maximum: BOOKING_LIMITS.maxGuests,
    description: 'How many people come.',
  }),
  customer: Type.Object(person, { description: 'For whom the table is.' }),
  note: Type.Optional(Type.String({ description: 'A wish for the venue, in the words of the person.' })),
};
