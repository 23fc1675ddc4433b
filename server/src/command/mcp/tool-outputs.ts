import { type TProperties, type TSchema, Type } from 'typebox';
import { ORDER_TYPES } from '../../core/order-type.ts';
import { inputOf } from './tool-schemas.ts';

/** What the tools return: the fields that a model goes on from. The service may add others. */

const text = (description: string) => Type.String({ description });
const amount = (description: string) => Type.Number({ description: `${description} In lira.` });
const flag = (description: string) => Type.Boolean({ description });
const orNull = (schema: TSchema, description: string) => Type.Union([schema, Type.Null()], { description });
const list = (item: TSchema, description: string) => Type.Array(item, { description });
const record = (properties: TProperties, description: string) => Type.Object(properties, { description });

/** The output of a tool. */
export function outputOf(properties: TProperties) {
  return inputOf(Type.Object(properties));
}

const named = (what: string) => ({
  id: text(`The id of the ${what}.`),
  name: text(`The name of the ${what}.`),
});

export const venues = list(record(named('venue'), 'A venue.'), 'The venues that the key reaches.');

export const venue = record(
  { ...named('venue'), timeZone: text('The zone of its clock.') },
  'The venue: address, hours, whether it takes orders, languages of the menu.',
);

export const areas = list(
  record({ name: text('The name of the area.') }, 'An area with its tables.'),
  'The areas of the venue with their tables and codes.',
);

const product = record(
  {
    ...named('product'),
    portions: list(
      record({ ...named('portion'), price: amount('Its price, without extras.') }, 'A portion.'),
      'Its portions; orderable says which can be ordered.',
    ),
    extras: list(
      record({ ...named('extra'), price: amount('What it adds.') }, 'An extra.'),
      'What can be added.',
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
    language: text('The language of its texts: give it to prepare_order.'),
    categories: list(
      record({ ...named('category'), products: list(product, 'Its products.') }, 'A category.'),
      'The categories that were asked for.',
    ),
  },
  'The menu, without photos.',
);

export const price = record(
  {
    total: amount('What the basket costs.'),
    discount: amount('What campaigns take off.'),
    lines: list(
      record({ lineTotal: amount('The price of the line before campaigns.') }, 'A line.'),
      'One for each line that was sent, in the same order.',
    ),
  },
  'The price of the basket.',
);

export const calendar = record(
  {
    timeZone: text('The zone of the clock of the venue.'),
    days: list(
      record(
        {
          date: text('The date of the evening.'),
          slots: list(
            record(
              {
                time: text('On the clock of the venue: show this one.'),
                startsAt: text('The same instant in UTC: give it to prepare_booking.'),
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
  'When a table can be booked.',
);

const draft = {
  draft: text('What takes the draft: give it unchanged to the tool that confirms.'),
  expiresAt: text('When it can no longer be taken.'),
  sentence: text('The question for the person.'),
  confirmation: text('All that the person agrees to, line by line: show it to them.'),
  venueName: text('The name of the venue.'),
};

export const orderDraft = {
  ...draft,
  isPlaced: flag('Whether it is ordered already: placing it again orders nothing.'),
  type: Type.Union(
    ORDER_TYPES.map((type) => Type.Literal(type)),
    { description: 'How the goods get to the person.' },
  ),
  total: amount('What the person confirms.'),
  likeOrder: orNull(
    record(
      { number: Type.Integer({ description: 'The number of the order at the venue.' }) },
      'A like order.',
    ),
    'The like order that was placed in the last 15 minutes.',
  ),
};

export const order = record(
  { id: text('Give it to order_status.'), status: text('How far it is, such as Received or Ready.') },
  'The order as it is now.',
);

const unconfirmed = 'NotConfirmed: the person refused.';

export const orderPlacement = {
  outcome: text(`Placed: it is ordered. Changed: nothing was ordered, show newDraft. ${unconfirmed}`),
  order: Type.Optional(orNull(order, 'The order; null unless it was placed.')),
  newDraft: Type.Optional(orNull(record(orderDraft, 'A draft.'), 'The draft in the place of a changed one.')),
};

export const bookingDraft = {
  ...draft,
  isTaken: flag('Whether it was sent already: confirming it again books nothing.'),
  startsAt: text('What the person confirms, with guests.'),
  localDate: text('The date on the clock of the venue.'),
  localTime: text('The time on the clock of the venue.'),
  guests: Type.Integer({ description: 'The number of guests.' }),
};

export const reservation = record(
  {
    id: text('Give it to booking_status and cancel_booking.'),
    status: text('Pending: the venue still has to accept it. Confirmed: the table is promised.'),
    code: text('The check-in code, for the person alone.'),
  },
  'The reservation as it is now.',
);

export const bookingTaking = {
  outcome: text(
    `Booked: it was sent to the venue. Changed: nothing was booked, show newDraft. ${unconfirmed}`,
  ),
  reservation: Type.Optional(orNull(reservation, 'The reservation; null unless it was booked.')),
  newDraft: Type.Optional(orNull(record(bookingDraft, 'A draft.'), 'The draft in the place of an old one.')),
};
