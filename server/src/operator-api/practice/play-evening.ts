import {
  EveningOfVenue,
  EveningRequest,
  eveningDescriptions,
  readEveningRequest,
  toEveningOfVenue,
} from '../../http/resources/played-evening.ts';
import { VenueParams } from '../../http/schema.ts';
import { playEvening as play } from '../../operations/practice/evenings.ts';
import { operatorOperation } from '../operator-operation.ts';

export const playEvening = operatorOperation({
  operationId: 'playEvening',
  method: 'POST',
  path: '/venues/{venueId}/evening',
  tag: 'Practice',
  ...eveningDescriptions.play,
  params: VenueParams,
  body: EveningRequest,
  bodyIsOptional: true,
  invalidCode: 'CONTENT_INVALID',
  answers: { 201: { description: 'The evening.', schema: EveningOfVenue } },
  refusals: ['VENUE_NOT_FOUND', 'PRACTICE_VENUE_NEEDED', 'EVENING_PLAYING', 'PUBLIC_API_KEY_NOT_FOUND'],
  run: async (parts, { params: { venueId }, body, author, now }) => {
    const eveningRequest = readEveningRequest(body, parts.random);
    const evening = await play(parts, venueId, eveningRequest, { by: author, now });
    return { status: 201, data: toEveningOfVenue(evening) };
  },
});
