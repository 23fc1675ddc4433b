import { DRAWER_ACCESS } from '../../core/access/policies/money/drawers.ts';
import { venueOperation } from '../venue-operation.ts';
import { DrawersResource, toDrawersResource } from './drawer-resource.ts';

export const listDrawers = venueOperation({
  operationId: 'listDrawers',
  method: 'GET',
  path: '/venues/{venueId}/drawers',
  tag: 'Drawers',
  summary: 'List the cash drawers',
  description:
    'Lists the cash drawers of the venue with the cash since their last count, and that count. A venue ' +
    'without drawers in its settings has one with the code `main`. At a venue that counts blind, the ' +
    'expected cash is not sent before the drawer is counted.',
  access: DRAWER_ACCESS.read,
  answers: { 200: { description: 'The drawers.', schema: DrawersResource } },
  run: async (parts, { params: { venueId }, session }) => ({
    status: 200,
    data: await toDrawersResource(parts, venueId, session),
  }),
});
