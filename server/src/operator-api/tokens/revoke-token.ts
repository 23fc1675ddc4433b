import { Type } from 'typebox';
import { revokeOperatorToken as revoke } from '../../operations/access/operator-tokens.ts';
import { operatorOperation } from '../operator-operation.ts';
import { operatorTokenName } from './operator-token-resource.ts';

export const revokeOperatorToken = operatorOperation({
  operationId: 'revokeOperatorToken',
  method: 'POST',
  path: '/tokens/{name}/revoke',
  tag: 'Tokens',
  summary: 'Revoke an operator token',
  description:
    'Revokes the token permanently: every server refuses its next call. The token of the configuration ' +
    'can only be changed in the configuration.',
  params: Type.Object({ name: operatorTokenName }),
  answers: {
    200: { description: 'The token is revoked.', schema: Type.Object({ name: operatorTokenName }) },
  },
  refusals: ['OPERATOR_TOKEN_NOT_FOUND'],
  run: async ({ db }, { params, author, now }) => {
    await revoke(db, params.name, { by: author, now });
    return { status: 200, data: { name: params.name } };
  },
});
