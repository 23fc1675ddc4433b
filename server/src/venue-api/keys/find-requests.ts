import { Type } from 'typebox';
import { VenueParams } from '../../http/schema.ts';
import { listTraceRequests } from '../../store/access/key-requests.ts';
import { venueOperation } from '../venue-operation.ts';
import { RequestResource, TraceId, toRequestResource } from './request-resource.ts';

const MOST = 100;
const ANY = { statuses: [0, 999], errorCode: null } as const;

export const findRequests = venueOperation({
  operationId: 'findRequests',
  method: 'GET',
  path: '/venues/{venueId}/requests',
  tag: 'Keys',
  summary: 'Find a call by its trace id',
  description: `Lists the calls of a trace with any key of the venue, newest first, at most ${MOST}.`,
  access: 'Owner',
  params: VenueParams,
  query: Type.Object({ traceId: TraceId }),
  answers: {
    200: {
      description: 'The calls; empty when none has this trace id.',
      schema: Type.Array(RequestResource),
    },
  },
  refusals: ['VALIDATION_ERROR', 'VENUE_NOT_FOUND'],
  run: async ({ db }, { params: { venueId }, query }) => {
    const trace = { venueId, keyId: null, traceId: query.traceId.toLowerCase() };
    const { found } = await listTraceRequests(db, trace, ANY, null, MOST);
    return { status: 200, data: found.map(toRequestResource) };
  },
});
