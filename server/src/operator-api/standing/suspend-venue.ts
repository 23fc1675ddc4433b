import { stepOperation } from './step-operation.ts';

export const suspendVenue = stepOperation('Suspend', {
  operationId: 'suspendVenue',
  path: '/venues/{venueId}/suspend',
  summary: 'Suspend a venue',
  description:
    'From its next request on the venue takes no orders and no reservations, by no API, no page and no till. It can be read, its open ' +
    'bills can be paid, and its reservations stay. Doing it again changes nothing.',
  answer: 'The venue is suspended.',
});
