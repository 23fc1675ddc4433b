import { Type } from 'typebox';
import { listVenueSummaries } from '../../store/venue/venues.ts';
import { publicOperation } from '../public-operation.ts';
import { toVenueSummaryResource, VenueSummaryResource } from './venue-resource.ts';

export const listVenues = publicOperation({
  operationId: 'listVenues',
  method: 'GET',
  path: '/venues',
  tag: 'Venues',
  summary: 'List the venues that the key reaches',
  description:
    'Lists the venue of the key. The key of a headquarter also reaches its active branches: they ' +
    'follow, sorted by name in the language of its menu.',
  permission: 'Read',
  budget: 'read',
  answers: { 200: { description: 'The venues.', schema: Type.Array(VenueSummaryResource) } },
  refusals: [],
  run: async ({ db }, { caller }) => {
    const venues = await listVenueSummaries(db, caller.reach);
    return { status: 200, data: venues.map(toVenueSummaryResource) };
  },
});
