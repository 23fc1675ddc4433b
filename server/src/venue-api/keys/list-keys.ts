import { Type } from 'typebox';
import { KEY_ACCESS } from '../../core/access/policies/people/keys.ts';
import { listVenueKeys } from '../../store/access/api-keys.ts';
import { venueOperation } from '../venue-operation.ts';
import { toKeyAnswers } from './key-answer.ts';
import { KeyResource } from './key-resource.ts';

const MOST = 100;

export const listKeys = venueOperation({
  operationId: 'listKeys',
  method: 'GET',
  path: '/venues/{venueId}/keys',
  tag: 'Keys',
  summary: 'List the API keys',
  description: `Lists all working keys and the newest revoked ones, newest first, at most ${MOST} in all.`,
  access: KEY_ACCESS.read,
  answers: { 200: { description: 'The keys.', schema: Type.Array(KeyResource) } },
  run: async ({ db }, { params: { venueId }, now }) => {
    const keys = await listVenueKeys(db, venueId, MOST);
    return { status: 200, data: await toKeyAnswers(db, venueId, keys, now) };
  },
});
