import { PEOPLE_ACCESS } from '../../core/access/policies/people/people.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { venueOperation } from '../venue-operation.ts';
import { RolesResource, toRolesResource } from './roles-resource.ts';

export const getRoles = venueOperation({
  operationId: 'getRoles',
  method: 'GET',
  path: '/venues/{venueId}/roles',
  tag: 'Accounts',
  summary: 'Read what each role may do',
  description:
    'Returns the rights of each role, and the largest part of a bill that it may deduct. Owners may do ' +
    'everything; bridges may only report what their device does.',
  access: PEOPLE_ACCESS.readRoles,
  answers: { 200: { description: 'The roles.', schema: RolesResource } },
  run: async ({ cache }, { params: { venueId } }) => {
    const { venue } = await requireVenue(cache, venueId);
    return { status: 200, data: toRolesResource(venue.roles) };
  },
});
