import { stepOperation } from './step-operation.ts';

export const closeAccount = stepOperation('Close', {
  operationId: 'closeAccount',
  path: '/venues/{venueId}/close-account',
  summary: 'Close the account of a venue',
  description:
    'Closes the account permanently: its API keys and sessions stop at their next request, nobody signs in, no events are sent, and ' +
    'guests no longer find its pages. What it has is kept as long as that of other venues. Its branches stay open. Closing it again ' +
    'changes nothing.',
  answer: 'The account is closed.',
});
