import { PRACTICE_ACCESS } from '../../core/access/policies/venue/practice.ts';
import {
  EveningOfVenue,
  eveningDescriptions,
  toEveningOfVenue,
} from '../../http/resources/played-evening.ts';
import { readEvening } from '../../operations/practice/evenings.ts';
import { venueOperation } from '../venue-operation.ts';

export const getEvening = venueOperation({
  operationId: 'getEvening',
  method: 'GET',
  path: '/venues/{venueId}/evening',
  tag: 'Practice',
  ...eveningDescriptions.read,
  access: PRACTICE_ACCESS.play,
  answers: { 200: { description: 'The evening.', schema: EveningOfVenue } },
  refusals: ['PRACTICE_VENUE_NEEDED'],
  run: async (parts, { params: { venueId } }) => ({
    status: 200,
    data: toEveningOfVenue(await readEvening(parts, venueId)),
  }),
});
