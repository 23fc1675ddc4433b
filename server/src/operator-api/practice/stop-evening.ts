import {
  EveningOfVenue,
  eveningDescriptions,
  toEveningOfVenue,
} from '../../http/resources/played-evening.ts';
import { VenueParams } from '../../http/schema.ts';
import { stopEvening as stop } from '../../operations/practice/evenings.ts';
import { operatorOperation } from '../operator-operation.ts';

export const stopEvening = operatorOperation({
  operationId: 'stopEvening',
  method: 'DELETE',
  path: '/venues/{venueId}/evening',
  tag: 'Practice',
  ...eveningDescriptions.stop,
  params: VenueParams,
  answers: { 200: { description: 'The evening.', schema: EveningOfVenue } },
  refusals: ['VENUE_NOT_FOUND', 'PRACTICE_VENUE_NEEDED'],
  run: async (parts, { params: { venueId }, now }) => ({
    status: 200,
    data: toEveningOfVenue(await stop(parts, venueId, now)),
  }),
});
