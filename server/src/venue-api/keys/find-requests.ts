import { Type } from 'typebox';
import { KEY_ACCESS } from '../../core/access/policies/people/keys.ts';
import { listTraceRequests } from '../../store/access/key-requests.ts';
import { venueOperation } from '../venue-operation.ts';
import { RequestResource, TraceId, toRequestResource } from './request-resource.ts';

const MOST = 100;

export const findRequests = venueOperation({
  operationId: 'findRequests',
  method: 'GET',
  path: '/venues/{venueId}/requests',
  tag: 'Keys',
  summary: 'Find calls by their trace id',
  description: `Lists the calls with this trace id, of any key of the venue, newest first, at most ${MOST}.`,
  access: KEY_ACCESS.read,
  query: Type.Object({ traceId: TraceId }),
  answers: {
    200: {
      description: 'The calls; empty if none has this trace id.',
      schema: Type.Array(RequestResource),
    },
  },
  run: async ({ db }, { params: { venueId }, query }) => {
    const found = await listTraceRequests(db, venueId, query.traceId.toLowerCase(), MOST);
    return { status: 200, data: found.map(toRequestResource) };
  },
});
