import { Type } from 'typebox';
import { VenueParams } from '../../http/schema.ts';
import { readVenueCard } from '../../operations/venue/standing/read-venue-card.ts';
import { operatorOperation } from '../operator-operation.ts';
import { LimitsResource } from '../standing/set-venue-limits.ts';
import { ServedVenueResource, toServedVenue, VenueUseResource } from './venue-resource.ts';

const OwnerResource = Type.Object(
  { name: Type.String(), email: Type.String({ examples: ['defne@example.com'] }) },
  { title: 'OwnerOfVenue' },
);

export const showVenue = operatorOperation({
  operationId: 'showVenue',
  method: 'GET',
  path: '/venues/{venueId}',
  tag: 'Venues',
  summary: 'Show a venue',
  description: 'Returns the state of a venue, how much it is used, its limits and its owners.',
  params: VenueParams,
  answers: {
    200: {
      description: 'The venue.',
      schema: Type.Object(
        {
          venue: ServedVenueResource,
          use: VenueUseResource,
          limits: LimitsResource,
          owners: Type.Array(OwnerResource, { description: 'The accounts of its owners.' }),
        },
        { title: 'VenueCard' },
      ),
    },
  },
  run: async ({ db }, { params, now }) => {
    const { venue, use, limits, owners } = await readVenueCard(db, params.venueId, now);
    return { status: 200, data: { venue: toServedVenue(venue), use, limits, owners } };
  },
});
