import { stepOperation } from './step-operation.ts';

export const resumeVenue = stepOperation('Resume', {
  operationId: 'resumeVenue',
  path: '/venues/{venueId}/resume',
  summary: 'Resume a suspended venue',
  description:
    'The venue takes orders and reservations again, unless its subscription has ended in the meantime. ' +
    'Resuming it again changes nothing.',
  answer: 'The venue is no longer suspended.',
});
