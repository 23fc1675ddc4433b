import { type Static, Type } from 'typebox';
import { nullable } from '../../http/schema.ts';
import { formField, percentField, recordOf, textField, VAT_CODE_PATTERN } from '../document-fields.ts';

/** More than a century of changes. */
const MOST_VAT_RATES = 30;

/** A date on the clock of the venue. */
export const dateField = (description: string) =>
  Type.String({ format: 'date', examples: ['2026-10-29'], description });

const vatRateSchema = recordOf('VatRateDocument', 'A rate of a VAT class, from a date on.', {
  from: Type.Optional(
    nullable(
      dateField('The first date.'),
      'The first date of the rate, on the venue’s clock. Each date once. Left out: it is the first rate.',
    ),
  ),
  percent: percentField('The VAT rate in percent, included in prices.'),
  takeawayPercent: Type.Optional(
    nullable(
      percentField('For takeaway.'),
      'The rate for `Takeaway` and `Delivery`. Left out: the same rate.',
    ),
  ),
});

/** The products with the same VAT, and its rates. */
export const vatClassSchema = recordOf('VatClassDocument', 'A VAT class: products with the same VAT rate.', {
  code: formField(
    VAT_CODE_PATTERN,
    'food',
    'The code, with which products and categories name the VAT class. Each code once.',
  ),
  name: textField(50, 'The name that is shown to people.', 'Yiyecek'),
  section: Type.Optional(
    nullable(Type.Integer({ minimum: 1, maximum: 99 }), 'The section on a fiscal device.'),
  ),
  rates: Type.Array(vatRateSchema, {
    minItems: 1,
    maxItems: MOST_VAT_RATES,
    description: 'The rates of the class. A line keeps the rate of the date on which it was ordered.',
  }),
});

export type VatClassDocument = Static<typeof vatClassSchema>;
export type VatRateDocument = Static<typeof vatRateSchema>;
