import { stepOperation } from './step-operation.ts';

export const resumeVenue = stepOperation('Resume', {
  operationId: 'resumeVenue',
  path: '/venues/{venueId}/resume',
  summary: 'Let a suspended venue go on',
  description:
    'It takes orders and reservations as before, unless its subscription has ended meanwhile. Doing it again changes nothing.',
  answer: 'The venue goes on.',
});
