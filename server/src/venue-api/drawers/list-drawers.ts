import { DRAWERS } from '../../core/access/policies/drawers.ts';
import { venueOperation } from '../venue-operation.ts';
import { DrawersResource, toDrawersResource } from './drawer-resource.ts';

export const listDrawers = venueOperation({
  operationId: 'listDrawers',
  method: 'GET',
  path: '/venues/{venueId}/drawers',
  tag: 'Drawers',
  summary: 'List the drawers for cash',
  description:
    'Lists the drawers of the venue, what went through each since its last count, and that count. A venue that has set up none has one ' +
    'with the code `main`. Where the venue counts blind, what should be in a drawer is not sent before it is counted.',
  access: DRAWERS.read,
  answers: { 200: { description: 'The drawers.', schema: DrawersResource } },
  run: async (parts, { params: { venueId }, session }) => ({
    status: 200,
    data: await toDrawersResource(parts, venueId, session),
  }),
});
