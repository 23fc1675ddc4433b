import { Type } from 'typebox';
import { FIGURE_ACCESS } from '../../../core/access/policies/money/figures.ts';
import { venueDayOf } from '../../../core/venue/hours/venue-day.ts';
import { requireCountedVenue, requireRange } from '../../../operations/figures/read-figures.ts';
import { readSales } from '../../../operations/ledger/read-sales.ts';
import { venueOperation } from '../../venue-operation.ts';
import { rangeParameters } from '../figure-resource.ts';
import { inFigureTurn } from '../figure-turns.ts';
import { SalesResource, toSales } from './sales-resource.ts';

export const getSales = venueOperation({
  operationId: 'getSales',
  method: 'GET',
  path: '/venues/{venueId}/figures/sales',
  tag: 'Figures',
  summary: 'Read the sales of a range of days',
  description:
    'Returns sales, payments and deductions of a range of days, with VAT by rate, by payment method, ' +
    'category and person, compared with the same range 52 weeks earlier. The sums agree with the day ' +
    'reports and the day so far: each row of the ledger counts once.',
  access: FIGURE_ACCESS.read,
  query: Type.Object(rangeParameters),
  answers: { 200: { description: 'The sales.', schema: SalesResource } },
  refusals: ['FIGURES_RANGE_INVALID', 'PRACTICE_NOT_COUNTED'],
  run: (parts, { session, params: { venueId }, query, now }) =>
    inFigureTurn(parts, session, async ({ db, cache }) => {
      const { venue } = await requireCountedVenue(cache, venueId);
      const today = venueDayOf(venue, now);
      const sales = await readSales(db, venue, requireRange(query, today), today);
      return { status: 200, data: toSales(sales) };
    }),
});
