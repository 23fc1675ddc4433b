import { Type } from 'typebox';
import { findKeys as find } from '../../operations/access/find-keys.ts';
import { operatorOperation } from '../operator-operation.ts';
import { FoundKeyResource, toFoundKey } from './found-key-resource.ts';

/** Shorter beginnings find too many. */
const SHORTEST = 8;
const LONGEST = 100;

export const findKeys = operatorOperation({
  operationId: 'findKeys',
  method: 'POST',
  path: '/keys/find',
  tag: 'Keys',
  summary: 'Find a leaked API key',
  description:
    'Finds the keys that begin with a text, of all venues, or the one that is the text. It is in the body, which no log has. ' +
    'The first 12 characters are enough.',
  body: Type.Object({
    key: Type.String({
      minLength: SHORTEST,
      maxLength: LONGEST,
      examples: ['sfr_2mJ9xQ4T'],
      description: 'The key, or how it begins.',
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
