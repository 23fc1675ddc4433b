import { KEY_ACCESS } from '../../core/access/policies/people/keys.ts';
import { revokeVenueKey } from '../../operations/access/keys/revoke-venue-key.ts';
import { venueOperation } from '../venue-operation.ts';
import { toKeyAnswer } from './key-answer.ts';
import { KeyResource } from './key-resource.ts';

export const revokeKey = venueOperation({
  operationId: 'revokeKey',
  method: 'DELETE',
  path: '/venues/{venueId}/keys/{keyId}',
  tag: 'Keys',
  summary: 'Revoke an API key',
  description:
    'Revokes the key permanently: its next request is refused, and it gets no more events. It stays in ' +
    'the list. Revoking it again changes nothing.',
  access: KEY_ACCESS.change,
  needsProof: 'None',
  answers: { 200: { description: 'The revoked key.', schema: KeyResource } },
  refusals: ['PUBLIC_API_KEY_NOT_FOUND'],
  run: async ({ db }, { params, author, now }) => {
    const key = await revokeVenueKey(db, params, { by: author, now });
    return { status: 200, data: await toKeyAnswer(db, params.venueId, key, now) };
  },
});
