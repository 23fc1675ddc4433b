import { Type } from 'typebox';
import { uuid } from '../../http/schema.ts';

/** The path parameters of an operation on one date. */
export const SpecialDayParams = Type.Object({
  venueId: uuid('The venue.'),
  date: Type.String({
    format: 'date',
    examples: ['2026-10-29'],
    description: 'The date on the venue’s clock.',
  }),
});
