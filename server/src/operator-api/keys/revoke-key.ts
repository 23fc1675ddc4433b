import { Type } from 'typebox';
import { uuid } from '../../http/schema.ts';
import { revokeKey as revoke } from '../../operations/venue/administer-venue.ts';
import { operatorOperation } from '../operator-operation.ts';

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
  answers: { 200: { description: 'The key is revoked.', schema: Type.Object({ keyId: uuid() }) } },
  refusals: ['KEY_NOT_FOUND'],
  run: async ({ db }, { params, author, now }) => {
    await revoke(db, params.keyId, { by: author, now });
    return { status: 200, data: { keyId: params.keyId } };
  },
});
