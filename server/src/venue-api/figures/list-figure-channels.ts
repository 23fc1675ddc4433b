import { Type } from 'typebox';
import { FIGURE_ACCESS } from '../../core/access/policies/money/figures.ts';
import { ORDER_TYPES } from '../../core/order-type.ts';
import { nullable, oneOf, uuid } from '../../http/schema.ts';
import { readChannels } from '../../operations/figures/read-channels.ts';
import { countFinishedBills, requireRange } from '../../operations/figures/read-figures.ts';
import { venueOperation } from '../venue-operation.ts';
import { FiguresResource, rangeParameters, toFiguresResource } from './figure-resource.ts';
import { inFigureTurn } from './figure-turns.ts';

const ChannelResource = Type.Object(
  {
    type: oneOf(ORDER_TYPES),
    key: nullable(
      Type.Object({ id: uuid(), name: Type.String() }),
      'The API key that opened the bills, with its name at its last bill; `null` for staff.',
    ),
    figures: FiguresResource,
  },
  { title: 'ChannelFigures' },
);

export const listFigureChannels = venueOperation({
  operationId: 'listFigureChannels',
  method: 'GET',
  path: '/venues/{venueId}/figures/channels',
  tag: 'Figures',
  summary: 'Read the figures by channel and API key',
  description:
    'Returns the figures by type of order and by API key or staff, highest revenue first. A bill ' +
    'belongs to the API key or the staff that opened it.',
  access: FIGURE_ACCESS.read,
  query: Type.Object(rangeParameters),
  answers: { 200: { description: 'The channels.', schema: Type.Array(ChannelResource) } },
  refusals: ['FIGURES_RANGE_INVALID', 'PRACTICE_NOT_COUNTED'],
  run: async (parts, { session, params: { venueId }, query, now }) => {
    const channels = await inFigureTurn(parts, session, async (stepped) => {
      const { cached, today } = await countFinishedBills(stepped, venueId, now);
      return readChannels(stepped.db, venueId, cached.venue, requireRange(query, today), now);
    });
    const data = channels.map(({ type, key, ...figures }) => ({
      ...{ type, key },
      figures: toFiguresResource(figures),
    }));
    return { status: 200, data };
  },
});
