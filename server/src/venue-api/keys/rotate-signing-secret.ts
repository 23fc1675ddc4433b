import { KEY_ACCESS } from '../../core/access/policies/people/keys.ts';
import { rotateSigningSecret as rotate } from '../../operations/webhooks/rotate-signing-secret.ts';
import { venueOperation } from '../venue-operation.ts';
import { toKeyAnswer } from './key-answer.ts';
import { ChangedKeyResource } from './key-resource.ts';

export const rotateSigningSecret = venueOperation({
  operationId: 'rotateSigningSecret',
  method: 'POST',
  path: '/venues/{venueId}/keys/{keyId}/signing-secret/rotate',
  tag: 'Keys',
  summary: 'Rotate the signing secret over a day',
  description:
    'Creates a new signing secret, which is shown only in this answer. For a day, events have two ' +
    'signatures, one of the new secret and one of the old one; then the old secret stops working ' +
    '(`webhook.formerSecretUntil`). It stops earlier if you replace the secret immediately, change the ' +
    'address or remove the webhook. Only the owner of the venue itself may do this, not the owner of ' +
    'its headquarter.',
  access: KEY_ACCESS.change,
  needsProof: 'Fresh',
  isForOwnVenue: true,
  answers: { 200: { description: 'The key with the secret.', schema: ChangedKeyResource } },
  refusals: ['PUBLIC_API_KEY_NOT_FOUND', 'PUBLIC_API_WEBHOOK_NOT_CONFIGURED', 'SIGNING_SECRET_ROTATING'],
  run: async (parts, { params, author, now }) => {
    const { key, signingSecret } = await rotate(parts, params, { by: author, now });
    return {
      status: 200,
      data: { ...(await toKeyAnswer(parts.db, params.venueId, key, now)), signingSecret },
    };
  },
});
