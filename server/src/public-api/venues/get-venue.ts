import { VenueParams } from '../../http/schema.ts';
import { publicOperation } from '../public-operation.ts';
import { toVenueResource, VenueResource } from './venue-resource.ts';

export const getVenue = publicOperation({
  operationId: 'getVenue',
  method: 'GET',
  path: '/venues/{venueId}',
  tag: 'Venues',
  summary: 'Read a venue',
  description: 'Returns the details of the venue, its hours and, in `ordering`, whether it takes orders now.',
  permission: 'Read',
  budget: 'read',
  params: VenueParams,
  answers: { 200: { description: 'The venue.', schema: VenueResource } },
  run: async ({ baseUrl }, { venue, now }) => ({
    status: 200,
    data: toVenueResource(venue.venue, now, baseUrl()),
  }),
});
