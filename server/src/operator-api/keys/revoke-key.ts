import { Type } from 'typebox';
import { uuid } from '../../http/schema.ts';
import { findKeyById } from '../../operations/access/find-keys.ts';
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
    'Revokes the key permanently, from its next request on every server. Revoking it again changes ' +
    'nothing.',
  params: Type.Object({ keyId: uuid('The id of the key.') }),
  query: Type.Object(dryRunParameter),
  answers: {
    200: {
      description: 'The key, revoked unless `dryRun` was asked for.',
      schema: Type.Object({
        keyId: uuid(),
        isDryRun: Type.Boolean({ description: 'Whether nothing was changed.' }),
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
