import {
  EveningOfVenue,
  eveningDescriptions,
  toEveningOfVenue,
} from '../../http/resources/played-evening.ts';
import { VenueParams } from '../../http/schema.ts';
import { readEvening } from '../../operations/practice/evenings.ts';
import { operatorOperation } from '../operator-operation.ts';

export const getEvening = operatorOperation({
  operationId: 'getEvening',
  method: 'GET',
  path: '/venues/{venueId}/evening',
  tag: 'Practice',
  ...eveningDescriptions.read,
  params: VenueParams,
  answers: { 200: { description: 'The evening.', schema: EveningOfVenue } },
  refusals: ['VENUE_NOT_FOUND', 'PRACTICE_VENUE_NEEDED'],
  run: async (parts, { params: { venueId } }) => ({
    status: 200,
    data: toEveningOfVenue(await readEvening(parts, venueId)),
  }),
});
