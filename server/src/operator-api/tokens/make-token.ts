import { Type } from 'typebox';
import { makeOperatorToken as make } from '../../operations/access/operator-tokens.ts';
import { operatorOperation } from '../operator-operation.ts';
import {
  NewOperatorTokenResource,
  operatorTokenName,
  toOperatorTokenResource,
} from './operator-token-resource.ts';

export const makeOperatorToken = operatorOperation({
  operationId: 'makeOperatorToken',
  method: 'POST',
  path: '/tokens',
  tag: 'Tokens',
  summary: 'Create an operator token',
  description:
    'Creates a token for this API with the same access as the token of the configuration. It works ' +
    'until it is revoked. The service stores only its SHA-256.',
  body: Type.Object({ name: operatorTokenName }, { title: 'OperatorTokenRequest' }),
  answers: { 201: { description: 'The token.', schema: NewOperatorTokenResource } },
  refusals: ['OPERATOR_TOKEN_NAME_TAKEN'],
  run: async (parts, { body, author, now }) => {
    const { token, ...made } = await make(parts, body.name, { by: author, now });
    return { status: 201, data: { ...toOperatorTokenResource(made), token } };
  },
});
