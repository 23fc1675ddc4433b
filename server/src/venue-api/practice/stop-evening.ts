import { PRACTICE_ACCESS } from '../../core/access/policies/venue/practice.ts';
import {
  EveningOfVenue,
  eveningDescriptions,
  toEveningOfVenue,
} from '../../http/resources/played-evening.ts';
import { stopEvening as stop } from '../../operations/practice/evenings.ts';
import { venueOperation } from '../venue-operation.ts';

export const stopEvening = venueOperation({
  operationId: 'stopEvening',
  method: 'DELETE',
  path: '/venues/{venueId}/evening',
  tag: 'Practice',
  ...eveningDescriptions.stop,
  access: PRACTICE_ACCESS.play,
  needsProof: 'None',
  answers: { 200: { description: 'The evening.', schema: EveningOfVenue } },
  refusals: ['PRACTICE_VENUE_NEEDED'],
  run: async (parts, { params: { venueId }, now }) => ({
    status: 200,
    data: toEveningOfVenue(await stop(parts, venueId, now)),
  }),
});
