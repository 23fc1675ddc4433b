import { PRACTICE_ACCESS } from '../../core/access/policies/venue/practice.ts';
import {
  EveningOfVenue,
  EveningRequest,
  eveningDescriptions,
  readEveningRequest,
  toEveningOfVenue,
} from '../../http/resources/played-evening.ts';
import { playEvening as play } from '../../operations/practice/evenings.ts';
import { venueOperation } from '../venue-operation.ts';

export const playEvening = venueOperation({
  operationId: 'playEvening',
  method: 'POST',
  path: '/venues/{venueId}/evening',
  tag: 'Practice',
  ...eveningDescriptions.play,
  access: PRACTICE_ACCESS.play,
  body: EveningRequest,
  bodyIsOptional: true,
  invalidCode: 'CONTENT_INVALID',
  answers: { 201: { description: 'The evening.', schema: EveningOfVenue } },
  refusals: ['PRACTICE_VENUE_NEEDED', 'EVENING_PLAYING', 'PUBLIC_API_KEY_NOT_FOUND'],
  run: async (parts, { params: { venueId }, body, author, now }) => {
    const eveningRequest = readEveningRequest(body, parts.random);
    const evening = await play(parts, venueId, eveningRequest, { by: author, now });
    return { status: 201, data: toEveningOfVenue(evening) };
  },
});
