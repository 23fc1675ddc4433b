import { Type } from 'typebox';
import { VenueParams } from '../../http/schema.ts';
import { countVenue, readTrend, requireRange } from '../../operations/figures/read-figures.ts';
import { venueOperation } from '../venue-operation.ts';
import {
  FiguresResource,
  RangeResource,
  ReservationFiguresResource,
  rangeParameters,
  stepParameter,
  toFiguresResource,
  toRangesResource,
  toReservationFiguresResource,
} from './figure-resource.ts';

const Compared = {
  range: RangeResource,
  before: RangeResource,
  figures: FiguresResource,
  figuresBefore: FiguresResource,
  reservations: ReservationFiguresResource,
};

const TrendResource = Type.Object(
  {
    total: Type.Object(Compared, {
      description: 'The whole range beside as many days before it, moved by whole weeks.',
    }),
    steps: Type.Array(Type.Object(Compared), {
      description:
        'Earliest first. A day is compared with the same weekday of the week before, a week with the one ' +
        'before, a month with the same days of the month before.',
    }),
    openBills: Type.Integer({
      description: 'Bills of the range that are still open. Their totals count once they are closed.',
    }),
  },
  { title: 'FigureTrend' },
);

export const getFigureTrend = venueOperation({
  operationId: 'getFigureTrend',
  method: 'GET',
  path: '/venues/{venueId}/figures/trend',
  tag: 'Figures',
  summary: 'Read the figures of days, weeks or months',
  description:
    'Returns what bills and reservations came to on the days of a range, beside the days before. The figures ' +
    'of a past day change only while bills of it are still open.',
  access: 'Owner',
  params: VenueParams,
  query: Type.Object({ ...rangeParameters, step: stepParameter }),
  answers: { 200: { description: 'The figures.', schema: TrendResource } },
  refusals: ['VALIDATION_ERROR', 'FIGURES_RANGE_INVALID', 'VENUE_NOT_FOUND'],
  run: async (parts, { params: { venueId }, query, now }) => {
    const { cached, today } = await countVenue(parts, venueId, now);
    const range = requireRange(query, today);
    const { step = 'Day' } = query;
    const { total, steps, openBills } = await readTrend(parts.db, venueId, cached.venue, {
      range,
      step,
      now,
    });
    const toCompared = (compared: typeof total) => ({
      ...toRangesResource(compared),
      figures: toFiguresResource(compared.figures),
      figuresBefore: toFiguresResource(compared.figuresBefore),
      reservations: toReservationFiguresResource(compared.reservations),
    });
    return { status: 200, data: { total: toCompared(total), steps: steps.map(toCompared), openBills } };
  },
});
