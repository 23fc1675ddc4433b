import { KEY_ACCESS } from '../../core/access/policies/people/keys.ts';
import { makeKey as make } from '../../operations/access/keys/make-key.ts';
import { venueOperation } from '../venue-operation.ts';
import { limitRefusals, NewKey, readAssistantLimits, readKeyWebhook } from './key-body.ts';
import { MadeKeyResource, toKeyResource } from './key-resource.ts';

export const makeKey = venueOperation({
  operationId: 'makeKey',
  method: 'POST',
  path: '/venues/{venueId}/keys',
  tag: 'Keys',
  summary: 'Create an API key',
  description:
    'Creates a key, which works immediately. The key and, with a webhook address, its signing secret ' +
    'are shown only in this answer: if you lose a key, revoke it and create a new one. A venue has at ' +
    'most 10 working keys. Only the owner of the venue itself can create keys, not the owner of its ' +
    'headquarter.',
  access: KEY_ACCESS.change,
  needsProof: 'Fresh',
  isForOwnVenue: true,
  body: NewKey,
  addsBodyRules: true,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    201: {
      description: 'The key.',
      schema: MadeKeyResource,
      headers: { Location: 'The path of the new record.' },
    },
  },
  refusals: [
    'PUBLIC_API_KEY_NAME_INVALID',
    'PUBLIC_API_WEBHOOK_URL_INVALID',
    'PUBLIC_API_KEY_LIMIT_REACHED',
    ...limitRefusals,
  ],
  run: async (parts, { params: { venueId }, body, bodyProblems, author, now }) => {
    const webhook = readKeyWebhook(body, bodyProblems, parts.allowsLocalWebhooks) ?? null;
    const { placesOrders = false, takesReservations = false } = body.permissions ?? {};
    const assistant = readAssistantLimits(body) ?? null;
    const permissions = { placesOrders, takesReservations };
    const request = { name: body.name, permissions, assistant, webhook };
    const { key, text, signingSecret } = await make(parts, venueId, request, { by: author, now });
    const data = { ...toKeyResource(key, null, now), key: text, signingSecret };
    return { status: 201, data, headers: { Location: `/venue/v1/venues/${venueId}/keys/${key.id}` } };
  },
});
