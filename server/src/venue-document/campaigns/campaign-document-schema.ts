import { type Static, Type } from 'typebox';
import { ORDER_TYPES } from '../../core/order-type.ts';
import { WEEKDAYS } from '../../core/weekday.ts';
import { nullable, oneOf } from '../../http/schema.ts';
import {
  idField,
  liraField,
  optionalInstant,
  optionalLocalTime,
  optionalText,
  percentField,
  recordOf,
  textField,
  translationsField,
} from '../document-fields.ts';

const coveredSchema = recordOf('CoveredDocument', 'A product, or one portion of it, of this document.', {
  product: textField(
    100,
    'The id of a product, or its name when no other product of the venue has that name.',
  ),
  portion: optionalText(100, 'The id or name of one of its portions. Left out: any portion.'),
});

const coversField = Type.Array(coveredSchema, {
  maxItems: 1_000,
  description: 'The products and portions that the campaign covers.',
});

const percentOff = Type.Optional(percentField('The percentage off.', { minimum: 0.01 }));
const amountOff = Type.Optional(liraField('The amount off, in lira.', { minimum: 0.01 }));

const portionReduction = Type.Object(
  {
    percent: percentOff,
    amount: amountOff,
    fixedPrice: Type.Optional(liraField('The new price, in lira.')),
  },
  {
    title: 'PortionReductionDocument',
    description: 'The reduction of the price of a portion: exactly one of the three.',
    minProperties: 1,
    maxProperties: 1,
    additionalProperties: false,
  },
);

const billReduction = Type.Object(
  { percent: percentOff, amount: amountOff },
  {
    title: 'BillReductionDocument',
    description: 'The reduction of the bill: exactly one of the two.',
    minProperties: 1,
    maxProperties: 1,
    additionalProperties: false,
  },
);

/** The properties that every kind of campaign has. */
const commonFields = {
  id: idField('campaign'),
  name: textField(100, 'The name, which identifies the campaign within the venue.'),
  badgeText: optionalText(40, 'A few words for a badge on the menu.'),
  validFrom: optionalInstant('When the campaign starts. Left out: it has no start.'),
  validUntil: optionalInstant('When the campaign ends. Left out: it has no end.'),
  weekdays: Type.Optional(
    nullable(
      Type.Array(oneOf(WEEKDAYS), { minItems: 1, maxItems: WEEKDAYS.length, uniqueItems: true }),
      'The days on which it runs. Left out: every day. A daily window past midnight belongs to the day ' +
        'on which it starts.',
    ),
  ),
  dailyFrom: optionalLocalTime(
    'The start of the daily window on the venue’s clock, together with `dailyUntil`.',
  ),
  dailyUntil: optionalLocalTime(
    'The end of the daily window. Earlier than `dailyFrom`: the next morning. Equal to `dailyFrom`: ' +
      'the whole day.',
  ),
  orderTypes: Type.Optional(
    nullable(
      Type.Array(oneOf(ORDER_TYPES), { minItems: 1, maxItems: ORDER_TYPES.length, uniqueItems: true }),
      'The types of order that it applies to. Left out: all types.',
    ),
  ),
  translations: translationsField({
    name: optionalText(100, 'The name in that language.'),
    badgeText: optionalText(40, 'The badge text in that language.'),
  }),
};

export const portionDiscountSchema = recordOf(
  'PortionDiscountDocument',
  'A reduction of the price of portions, which the menu shows.',
  {
    kind: Type.Literal('PortionDiscount'),
    ...commonFields,
    covers: coversField,
    reduction: portionReduction,
  },
);

export const buyXPayYSchema = recordOf(
  'BuyXPayYDocument',
  'For every `buy` units, the guest pays for the `pay` most expensive ones.',
  {
    kind: Type.Literal('BuyXPayY'),
    ...commonFields,
    covers: coversField,
    buy: Type.Integer({ minimum: 2, maximum: 100, description: 'The number of units in a group.' }),
    pay: Type.Integer({
      minimum: 1,
      maximum: 99,
      description: 'The number of units in a group that are paid; less than `buy`.',
    }),
  },
);

export const setMenuSchema = recordOf('SetMenuDocument', 'One unit of each part, together for one price.', {
  kind: Type.Literal('SetMenu'),
  ...commonFields,
  parts: Type.Array(
    recordOf('SetMenuPartDocument', 'A part of the set.', {
      name: textField(100, 'The name of the part, for example the main course.'),
      covers: coversField,
    }),
    { minItems: 1, maxItems: 10, description: 'The parts of the set, one unit of each.' },
  ),
  price: liraField('The price of the set in lira; extras are charged in addition.'),
});

export const billDiscountSchema = recordOf(
  'BillDiscountDocument',
  'An amount or a percentage off the whole bill.',
  {
    kind: Type.Literal('BillDiscount'),
    ...commonFields,
    minimum: Type.Optional(
      liraField('The minimum sum of the lines after the other campaigns, in lira.', { default: 0 }),
    ),
    reduction: billReduction,
  },
);

export type PortionDiscountDocument = Static<typeof portionDiscountSchema>;
export type BuyXPayYDocument = Static<typeof buyXPayYSchema>;
export type SetMenuDocument = Static<typeof setMenuSchema>;
export type BillDiscountDocument = Static<typeof billDiscountSchema>;
export type CampaignDocument =
  | PortionDiscountDocument
  | BuyXPayYDocument
  | SetMenuDocument
  | BillDiscountDocument;
export type CoveredDocument = Static<typeof coveredSchema>;
export type ReductionDocument = Static<typeof portionReduction>;

export const campaignSchema = Type.Unsafe<CampaignDocument>({
  type: 'object',
  title: 'CampaignDocument',
  description: 'A campaign. Its other properties depend on `kind`.',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [portionDiscountSchema, buyXPayYSchema, setMenuSchema, billDiscountSchema],
});
