import { Type } from 'typebox';
import { findKeys as find } from '../../operations/access/keys/find-keys.ts';
import { operatorOperation } from '../operator-operation.ts';
import { FoundKeyResource, toFoundKey } from './found-key-resource.ts';

/** The fewest characters of a search. Shorter ones find too many keys. */
const SHORTEST = 8;
const LONGEST = 100;

export const findKeys = operatorOperation({
  operationId: 'findKeys',
  method: 'POST',
  path: '/keys/find',
  tag: 'Keys',
  summary: 'Find a leaked API key',
  description:
    'Finds API keys of all venues by the whole key or by its beginning; the first 12 characters are ' +
    'enough. The key is in the body because logs never contain bodies.',
  body: Type.Object({
    key: Type.String({
      minLength: SHORTEST,
      maxLength: LONGEST,
      examples: ['sfr_2mJ9xQ4T'],
      description: 'The whole key, or its first characters.',
    }),
  }),
  answers: {
    200: {
      description: 'The keys, the newest first.',
      schema: Type.Object({ keys: Type.Array(FoundKeyResource, { description: 'The keys, at most 20.' }) }),
    },
  },
  run: async ({ db }, { body }) => ({
    status: 200,
    data: { keys: (await find(db, body.key.trim())).map(toFoundKey) },
  }),
});
