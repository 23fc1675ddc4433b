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
    nullable(dateField('The first date.'), 'On the venue’s clock, at most once. Left out: always before.'),
  ),
  percent: percentField('Contained in prices.'),
  takeawayPercent: Type.Optional(
    nullable(percentField('For takeaway.'), 'For `Takeaway` and `Delivery`. Left out: the same.'),
  ),
});

/** What is taxed alike, with its rates. */
export const vatClassSchema = recordOf('VatClassDocument', 'What is taxed alike.', {
  code: formField(VAT_CODE_PATTERN, 'food', 'What products and categories name it by, at most once.'),
  name: textField(50, 'The name for people.', 'Yiyecek'),
  section: Type.Optional(
    nullable(Type.Integer({ minimum: 1, maximum: 99 }), 'The section of a fiscal device.'),
  ),
  rates: Type.Array(vatRateSchema, {
    minItems: 1,
    maxItems: MOST_VAT_RATES,
    description: 'A line keeps the rate of the date on which it was ordered.',
  }),
});

export type VatClassDocument = Static<typeof vatClassSchema>;
export type VatRateDocument = Static<typeof vatRateSchema>;
