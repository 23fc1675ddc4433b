import { KEY_ACCESS } from '../../core/access/policies/people/keys.ts';
import { regenerateSigningSecret as regenerate } from '../../operations/webhooks/regenerate-signing-secret.ts';
import { venueOperation } from '../venue-operation.ts';
import { toKeyAnswer } from './key-answer.ts';
import { ChangedKeyResource } from './key-resource.ts';

export const regenerateSigningSecret = venueOperation({
  operationId: 'regenerateSigningSecret',
  method: 'POST',
  path: '/venues/{venueId}/keys/{keyId}/signing-secret',
  tag: 'Keys',
  summary: 'Replace the signing secret immediately',
  description:
    'Replaces the signing secret of the webhook. The old secret stops working immediately; the new one ' +
    'is shown only in this answer. Only the owner of the venue itself may do this, not the owner of ' +
    'its headquarter.',
  access: KEY_ACCESS.change,
  needsProof: 'Fresh',
  isForOwnVenue: true,
  answers: { 200: { description: 'The key with the secret.', schema: ChangedKeyResource } },
  refusals: ['PUBLIC_API_KEY_NOT_FOUND', 'PUBLIC_API_WEBHOOK_NOT_CONFIGURED'],
  run: async (parts, { params, author, now }) => {
    const { key, signingSecret } = await regenerate(parts, params, { by: author, now });
    return {
      status: 200,
      data: { ...(await toKeyAnswer(parts.db, params.venueId, key, now)), signingSecret },
    };
  },
});
