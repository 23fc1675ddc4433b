import { Type } from 'typebox';
import { uuid, VenueParams } from '../../http/schema.ts';
import { closeAccount as close } from '../../operations/venue/administer-venue.ts';
import { operatorOperation } from '../operator-operation.ts';

export const closeAccount = operatorOperation({
  operationId: 'closeAccount',
  method: 'POST',
  path: '/venues/{venueId}/close-account',
  tag: 'Venues',
  summary: 'Close the account of a venue',
  description:
    'Closes the account permanently: its API keys and sessions stop at their next request. Closing it ' +
    'again changes nothing.',
  params: VenueParams,
  answers: { 200: { description: 'The account is closed.', schema: Type.Object({ venueId: uuid() }) } },
  run: async ({ db }, { params, author, now }) => {
    await close(db, params.venueId, { by: author, now });
    return { status: 200, data: { venueId: params.venueId } };
  },
});
