import { Type } from 'typebox';
import { uuid } from '../../http/schema.ts';
import { findKeyById } from '../../operations/access/keys/find-keys.ts';
import { revokeKey as revoke } from '../../operations/venue/administer-venue.ts';
import { operatorOperation } from '../operator-operation.ts';
import { dryRunParameter } from '../standing/step-resource.ts';
import { FoundKeyResource, toFoundKey } from './found-key-resource.ts';

export const revokeKey = operatorOperation({
  operationId: 'revokeKey',
  method: 'POST',
  path: '/keys/{keyId}/revoke',
  tag: 'Keys',
  summary: 'Revoke an API key',
  description:
    'Revokes the key permanently: every server refuses its next request. Revoking it again changes ' +
    'nothing.',
  params: Type.Object({ keyId: uuid('The id of the key.') }),
  query: Type.Object(dryRunParameter),
  answers: {
    200: {
      description: 'The key; not revoked if the call was a dry run.',
      schema: Type.Object({
        keyId: uuid(),
        isDryRun: Type.Boolean({ description: 'Whether the call was a dry run and changed nothing.' }),
        key: FoundKeyResource,
      }),
    },
  },
  refusals: ['KEY_NOT_FOUND'],
  run: async ({ db }, { params: { keyId }, query, author, now }) => {
    const isDryRun = query.dryRun === 'true';
    if (!isDryRun) await revoke(db, keyId, { by: author, now });
    return { status: 200, data: { keyId, isDryRun, key: toFoundKey(await findKeyById(db, keyId)) } };
  },
});
