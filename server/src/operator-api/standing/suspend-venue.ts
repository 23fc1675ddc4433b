import { stepOperation } from './step-operation.ts';

export const suspendVenue = stepOperation('Suspend', {
  operationId: 'suspendVenue',
  path: '/venues/{venueId}/suspend',
  summary: 'Suspend a venue',
  description:
    'From its next request on the venue takes no orders and no reservations, neither through an API ' +
    'nor on its page nor at the till. It can still be read, open bills can be paid, and reservations ' +
    'stay. Suspending it again changes nothing.',
  answer: 'The venue is suspended.',
});
