import { RUSH_ACCESS } from '../../core/access/policies/bills/rush.ts';
import { endRush as end } from '../../operations/venue/declare-rush.ts';
import { venueOperation } from '../venue-operation.ts';
import { RushResource, toRushResource } from './rush-resource.ts';

export const endRush = venueOperation({
  operationId: 'endRush',
  method: 'DELETE',
  path: '/venues/{venueId}/rush',
  tag: 'Kitchen',
  summary: 'End a rush',
  description:
    'Ends the rush: the venue takes orders through the public API again, from the next request on. ' +
    'Without a rush, nothing changes.',
  access: RUSH_ACCESS.declare,
  answers: { 200: { description: 'There is no rush now.', schema: RushResource } },
  run: async ({ db }, { params, now }) => {
    await end(db, params.venueId, now);
    return { status: 200, data: toRushResource(null) };
  },
});
