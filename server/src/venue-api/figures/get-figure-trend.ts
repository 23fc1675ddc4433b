import { Type } from 'typebox';
import { FIGURE_ACCESS } from '../../core/access/policies/money/figures.ts';
import {
  countFinishedBills,
  readTrend,
  requireRange,
  type Trend,
} from '../../operations/figures/read-figures.ts';
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
import { inFigureTurn } from './figure-turns.ts';

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
      description: 'The whole range, compared with the same number of days before it, moved by whole weeks.',
    }),
    steps: Type.Array(Type.Object(Compared), {
      description:
        'The steps, earliest first. A day is compared with the same weekday of the previous week, a week ' +
        'with the previous week, a month with the same days of the previous month.',
    }),
    openBills: Type.Integer({
      description:
        'The number of bills of the range that are still open. Their totals count once they are closed.',
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
    'Returns the figures of bills and reservations for a range of days, compared with the days before. ' +
    'The figures of a past day change only while bills of that day are still open.',
  access: FIGURE_ACCESS.read,
  query: Type.Object({ ...rangeParameters, step: stepParameter }),
  answers: { 200: { description: 'The figures.', schema: TrendResource } },
  refusals: ['FIGURES_RANGE_INVALID', 'PRACTICE_NOT_COUNTED'],
  run: async (parts, { session, params: { venueId }, query, now }) => {
    const trend = await inFigureTurn(parts, session, async (stepped) => {
      const { cached, today } = await countFinishedBills(stepped, venueId, now);
      const { step = 'Day' } = query;
      return readTrend(stepped.db, venueId, cached.venue, { range: requireRange(query, today), step, now });
    });
    return { status: 200, dataPieces: parts.listTurns.inPieces(session.venueId, trendInPieces(trend)) };
  },
});

/** The JSON of a trend, one step at a time: for 1,100 days it is more than a megabyte. */
async function* trendInPieces({ total, steps, openBills }: Trend): AsyncGenerator<string> {
  yield `{"total":${JSON.stringify(toCompared(total))},"steps":[`;
  let before = '';
  for (const step of steps) {
    yield before + JSON.stringify(toCompared(step));
    before = ',';
  }
  yield `],"openBills":${openBills}}`;
}

function toCompared(compared: Trend['total']) {
  return {
    ...toRangesResource(compared),
    figures: toFiguresResource(compared.figures),
    figuresBefore: toFiguresResource(compared.figuresBefore),
    reservations: toReservationFiguresResource(compared.reservations),
  };
}
