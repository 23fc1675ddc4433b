import { Type } from 'typebox';
import { FIGURE_ACCESS } from '../../../core/access/policies/money/figures.ts';
import type { DayRange } from '../../../core/figures/day-range.ts';
import { venueDayOf } from '../../../core/venue/hours/venue-day.ts';
import { requireCountedVenue, requireRange } from '../../../operations/figures/read-figures.ts';
import { type BookedDays, readBookedDays } from '../../../operations/ledger/read-sales.ts';
import { venueOperation } from '../../venue-operation.ts';
import { rangeParameters } from '../figure-resource.ts';
import { inFigureTurn } from '../figure-turns.ts';
import { SalesDaysResource, toBooked } from './sales-resource.ts';

export const listSalesDays = venueOperation({
  operationId: 'listSalesDays',
  method: 'GET',
  path: '/venues/{venueId}/figures/sales/days',
  tag: 'Figures',
  summary: 'List sales day by day',
  description:
    'Returns the values that an accountant books, for each business day of a range such as a month, ' +
    'and their sums: day reports, gross, net and VAT by rate, payments by method, refunds, tips, cash ' +
    'rounding, and the Z numbers of fiscal devices. The table `days` has the same values.',
  access: FIGURE_ACCESS.read,
  query: Type.Object(rangeParameters),
  answers: { 200: { description: 'The days.', schema: SalesDaysResource } },
  refusals: ['FIGURES_RANGE_INVALID', 'PRACTICE_NOT_COUNTED'],
  run: async (parts, { session, params: { venueId }, query, now }) => {
    const { range, booked } = await inFigureTurn(parts, session, async ({ db, cache }) => {
      const { venue } = await requireCountedVenue(cache, venueId);
      const today = venueDayOf(venue, now);
      const range = requireRange(query, today);
      return { range, booked: await readBookedDays(db, venue, range, today) };
    });
    return {
      status: 200,
      dataPieces: parts.listTurns.inPieces(session.venueId, salesDaysInPieces(range, booked)),
    };
  },
});

/** The JSON of the days, one at a time: for three years it is megabytes. */
async function* salesDaysInPieces(
  range: DayRange,
  { days, reports, total }: BookedDays,
): AsyncGenerator<string> {
  yield `{"range":${JSON.stringify(range)},"days":[`;
  let before = '';
  for (const { date, reports: numbers, sums } of days) {
    yield before + JSON.stringify({ date, reports: numbers, ...toBooked(sums) });
    before = ',';
  }
  yield `],"total":${JSON.stringify({ ...toBooked(total), reports: reports.length })}}`;
}
