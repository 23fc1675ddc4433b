import type { VenueKey } from '../../core/access/keys/venue-key.ts';
import { KEY_ACCESS } from '../../core/access/policies/people/keys.ts';
import { changeKey as change } from '../../operations/access/keys/change-key.ts';
import { IF_MATCH, requireRevision } from '../record-revision.ts';
import { venueOperation } from '../venue-operation.ts';
import { toKeyAnswer } from './key-answer.ts';
import { KeyChangeBody, limitRefusals, readAssistantLimits, readKeyWebhook } from './key-body.ts';
import { ChangedKeyResource, keyRevisionOf } from './key-resource.ts';

export const changeKey = venueOperation({
  operationId: 'changeKey',
  method: 'PATCH',
  path: '/venues/{venueId}/keys/{keyId}',
  tag: 'Keys',
  summary: 'Change the name, the permissions, the limits or the webhook of an API key',
  description:
    'Omitted properties and permissions stay as they are. The change applies from the next request of ' +
    'the key. A new webhook address gets a new signing secret, shown only in this answer; sending the ' +
    'current address changes nothing; `null` removes the webhook and its secret. The owner of the ' +
    'headquarter cannot change the webhook of a key of a branch or give it more: no additional ' +
    'permissions, no assistant orders and no higher limits.',
  access: KEY_ACCESS.change,
  needsProof: 'Fresh',
  headers: IF_MATCH,
  body: KeyChangeBody,
  addsBodyRules: true,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The key as it is now.', schema: ChangedKeyResource } },
  refusals: [
    'PUBLIC_API_KEY_NAME_INVALID',
    'PUBLIC_API_WEBHOOK_URL_INVALID',
    'PUBLIC_API_KEY_NOT_FOUND',
    ...limitRefusals,
  ],
  run: async (parts, { params, session, body, bodyProblems, author, header, now }) => {
    const webhook = readKeyWebhook(body, bodyProblems, parts.allowsLocalWebhooks);
    const isOwn = session.venueId === params.venueId;
    const { name, permissions } = body;
    const request = { name, permissions, assistant: readAssistantLimits(body), webhook };
    const requireState = (stored: VenueKey, changed: VenueKey) =>
      requireRevision(header('if-match'), keyRevisionOf(stored), keyRevisionOf(changed));
    const { key, signingSecret } = await change(parts, params, request, isOwn, requireState, {
      by: author,
      now,
    });
    return {
      status: 200,
      data: { ...(await toKeyAnswer(parts.db, params.venueId, key, now)), signingSecret },
    };
  },
});
