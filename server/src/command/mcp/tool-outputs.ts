import { type TProperties, type TSchema, Type } from 'typebox';
import { ORDER_TYPES } from '../../core/order-type.ts';
import { toolInput } from './tool-schemas.ts';

/** The JSON schemas of tool results: the fields that a model needs. The service may add others. */

const text = (description: string) => Type.String({ description });
const amount = (description: string) => Type.Number({ description: `${description} In lira.` });
const flag = (description: string) => Type.Boolean({ description });
const orNull = (schema: TSchema, description: string) => Type.Union([schema, Type.Null()], { description });
const list = (item: TSchema, description: string) => Type.Array(item, { description });
const record = (properties: TProperties, description: string) => Type.Object(properties, { description });

/** The output schema of a tool. */
export function toolOutput(properties: TProperties) {
  return toolInput(Type.Object(properties));
}

const named = (what: string) => ({
  id: text(`The id of the ${what}.`),
  name: text(`The name of the ${what}.`),
});

export const venues = list(record(named('venue'), 'A venue.'), 'The venues that the key reaches.');

export const venue = record(
  { ...named('venue'), timeZone: text('The IANA name of its time zone.') },
  'The venue, with its address, hours, menu languages, and whether it takes orders now.',
);

export const areas = list(
  record({ name: text('The name of the area.') }, 'An area with its tables.'),
  'The areas of the venue with their tables and codes.',
);

const product = record(
  {
    ...named('product'),
    portions: list(
      record({ ...named('portion'), price: amount('The price, without extras.') }, 'A portion.'),
      'The portions. Only a portion with orderable true can be ordered.',
    ),
    extras: list(
      record({ ...named('extra'), price: amount('The price that it adds.') }, 'An extra.'),
      'The extras that can be added.',
    ),
    allergens: list(
      text('An allergen.'),
      'The declared allergens; an empty list means that none were declared.',
    ),
  },
  'A product with its choices.',
);

export const menu = record(
  {
    language: text('The language of the texts. Send it to prepare_order.'),
    categories: list(
      record({ ...named('category'), products: list(product, 'The products.') }, 'A category.'),
      'The requested categories.',
    ),
  },
  'The menu, without photos.',
);

export const price = record(
  {
    total: amount('The price of the basket.'),
    discount: amount('The amount that campaigns deduct.'),
    lines: list(
      record({ lineTotal: amount('The price of the line before campaigns.') }, 'A line.'),
      'One line for each line that was sent, in the same order.',
    ),
  },
  'The price of the basket.',
);

export const calendar = record(
  {
    timeZone: text('The IANA name of the venue’s time zone.'),
    days: list(
      record(
        {
          date: text('The date of the evening.'),
          slots: list(
            record(
              {
                time: text('The time on the venue’s clock. Show this one to the person.'),
                startsAt: text('The same time in UTC. Send it to prepare_booking.'),
              },
              'A time that can be booked.',
            ),
            'The times of this day.',
          ),
        },
        'A day.',
      ),
      'The requested days.',
    ),
  },
  'The times at which a table can be booked.',
);

const draft = {
  draft: text('Identifies the draft. Send it unchanged to the tool that confirms it.'),
  expiresAt: text('When the draft expires.'),
  sentence: text('The question to ask the person.'),
  confirmation: text('Everything that the person agrees to, line by line. Show it to them.'),
  venueName: text('The name of the venue.'),
};

export const orderDraft = {
  ...draft,
  isPlaced: flag('Whether it is already ordered. Placing it again orders nothing.'),
  type: Type.Union(
    ORDER_TYPES.map((type) => Type.Literal(type)),
    { description: 'The type of order: at a table, takeaway or delivery.' },
  ),
  total: amount('The total that the person confirms.'),
  likeOrder: orNull(
    record(
      { number: Type.Integer({ description: 'The number of the order at the venue.' }) },
      'An order of the same items.',
    ),
    'An order of the same items for the same table or phone number in the last 15 minutes; null if ' +
      'there is none.',
  ),
};

export const order = record(
  {
    id: text('The id of the order. Send it to order_status.'),
    status: text('The status, such as Received or Ready.'),
  },
  'The order as it is now.',
);

const unconfirmed = 'NotConfirmed: the person refused.';

export const orderResult = {
  outcome: text(
    `The result. Placed: it was ordered. Changed: nothing was ordered, show newDraft. ${unconfirmed}`,
  ),
  order: Type.Optional(orNull(order, 'The order; null unless it was placed.')),
  newDraft: Type.Optional(orNull(record(orderDraft, 'A draft.'), 'The draft that replaces a changed one.')),
};

export const bookingDraft = {
  ...draft,
  isTaken: flag('Whether it was already sent to the venue. Confirming it again books nothing.'),
  startsAt: text('The time of the booking. The person confirms it together with guests.'),
  localDate: text('The date on the venue’s clock.'),
  localTime: text('The time on the venue’s clock.'),
  guests: Type.Integer({ description: 'The number of guests.' }),
};

export const reservation = record(
  {
    id: text('The id of the reservation. Send it to booking_status and cancel_booking.'),
    status: text('The status. Pending: the venue must still accept it. Confirmed: the table is reserved.'),
    code: text('The check-in code. Give it only to the person.'),
  },
  'The reservation as it is now.',
);

export const bookingResult = {
  outcome: text(
    'The result. Booked: it was sent to the venue. Changed: nothing was booked, show newDraft. ' +
      `${unconfirmed}`,
  ),
  reservation: Type.Optional(orNull(reservation, 'The reservation; null unless it was booked.')),
  newDraft: Type.Optional(
    orNull(record(bookingDraft, 'A draft.'), 'The draft that replaces an expired one.'),
  ),
};
