import { Type } from 'typebox';
import { listOperatorTokens as list } from '../../store/access/operator-tokens.ts';
import { operatorOperation } from '../operator-operation.ts';
import { OperatorTokenResource, toOperatorTokenResource } from './operator-token-resource.ts';

export const listOperatorTokens = operatorOperation({
  operationId: 'listOperatorTokens',
  method: 'GET',
  path: '/tokens',
  tag: 'Tokens',
  summary: 'List the operator tokens',
  description:
    'Lists the operator tokens that were made and not revoked, by name. The token of the configuration ' +
    'is not included.',
  answers: { 200: { description: 'The tokens.', schema: Type.Array(OperatorTokenResource) } },
  refusals: [],
  run: async ({ db }) => ({ status: 200, data: (await list(db)).map(toOperatorTokenResource) }),
});
