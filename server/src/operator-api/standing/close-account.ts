import { stepOperation } from './step-operation.ts';

export const closeAccount = stepOperation('Close', {
  operationId: 'closeAccount',
  path: '/venues/{venueId}/close-account',
  summary: 'Close the account of a venue',
  description:
    'Closes the account of a venue permanently. Its API keys and sessions stop working at their next ' +
    'request, no one can sign in, no events are sent, and guests no longer find its pages. Its data is ' +
    'kept as long as the data of other venues. Its branches stay open. Closing it again changes ' +
    'nothing.',
  answer: 'The account is closed.',
});
