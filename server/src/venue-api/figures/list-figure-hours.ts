import { Type } from 'typebox';
import { FIGURE_ACCESS } from '../../core/access/policies/money/figures.ts';
import { lira } from '../../http/answer/envelope.ts';
import { liraSchema, nullable } from '../../http/schema.ts';
import { countFinishedBills, requireRange } from '../../operations/figures/read-figures.ts';
import { readHours } from '../../operations/figures/read-hours.ts';
import { venueOperation } from '../venue-operation.ts';
import {
  hourSchema,
  PreparationResource,
  rangeParameters,
  toPreparationResource,
} from './figure-resource.ts';
import { inFigureTurn } from './figure-turns.ts';

const HoursResource = Type.Object(
  {
    hours: Type.Array(
      Type.Object({
        hour: hourSchema,
        orders: Type.Integer({ description: 'The number of closed bills that were opened in this hour.' }),
        revenue: liraSchema(),
        preparation: nullable(
          PreparationResource,
          'The preparation times of rounds that were ordered in this hour.',
        ),
      }),
      { description: 'The hours, in the order of a business day. Empty hours are left out.' },
    ),
    preparation: nullable(
      PreparationResource,
      'The preparation times of all rounds of the range; `null` if none was timed.',
    ),
  },
  { title: 'HourFigures' },
);

export const listFigureHours = venueOperation({
  operationId: 'listFigureHours',
  method: 'GET',
  path: '/venues/{venueId}/figures/hours',
  tag: 'Figures',
  summary: 'Read the figures by hour of the day',
  description:
    'Returns the bills by the hour in which they were opened, and the preparation times of the kitchen.',
  access: FIGURE_ACCESS.read,
  query: Type.Object(rangeParameters),
  answers: { 200: { description: 'The hours.', schema: HoursResource } },
  refusals: ['FIGURES_RANGE_INVALID', 'PRACTICE_NOT_COUNTED'],
  run: async (parts, { session, params: { venueId }, query, now }) => {
    const { hours, preparation } = await inFigureTurn(parts, session, async (stepped) => {
      const { cached, today } = await countFinishedBills(stepped, venueId, now);
      return readHours(stepped.db, venueId, cached.venue, requireRange(query, today), now);
    });
    const data = {
      hours: hours.map((one) => ({
        hour: one.hour,
        orders: one.orders,
        revenue: lira(one.revenueKurus),
        preparation: one.preparation && toPreparationResource(one.preparation),
      })),
      preparation: preparation && toPreparationResource(preparation),
    };
    return { status: 200, data };
  },
});
