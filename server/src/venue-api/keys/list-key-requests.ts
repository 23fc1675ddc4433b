import { Type } from 'typebox';
import { KEY_ACCESS } from '../../core/access/policies/people/keys.ts';
import { pageParameters } from '../../http/answer/page.ts';
import { nullable, uuid } from '../../http/schema.ts';
import { requireVenueKey } from '../../operations/access/keys/revoke-venue-key.ts';
import { listKeyRequests as list, type RequestFilter } from '../../store/access/key-requests.ts';
import { venueOperation } from '../venue-operation.ts';
import { RequestResource, TraceId, toRequestResource } from './request-resource.ts';

const DEFAULT_PAGE_SIZE = 50;

export const listKeyRequests = venueOperation({
  operationId: 'listKeyRequests',
  method: 'GET',
  path: '/venues/{venueId}/keys/{keyId}/requests',
  tag: 'Keys',
  summary: 'List the calls of an API key',
  description:
    'Lists the calls of the key in the last seven days, newest first. A call appears about a second ' +
    'after its answer. All calls with a valid key are recorded, including refused ones, up to 200 a ' +
    'minute on each server. A page may have fewer calls than `pageSize`, or even none: continue with ' +
    '`before` = `nextBefore` until that is `null`.',
  access: KEY_ACCESS.read,
  query: Type.Object({
    before: Type.Optional(uuid('Only calls before this one; send `nextBefore` for the next page.')),
    pageSize: pageParameters.pageSize,
    traceId: Type.Optional(TraceId),
    status: Type.Optional(
      Type.String({
        pattern: '^([2-5]xx|[1-5][0-9][0-9])$',
        examples: ['4xx'],
        description: 'Only calls with this HTTP status or class of statuses: `2xx`, `3xx`, `4xx`, `5xx`.',
      }),
    ),
    errorCode: Type.Optional(
      Type.String({
        pattern: '^[A-Z_]{1,60}$',
        examples: ['RATE_LIMIT_EXCEEDED'],
        description: 'Only calls that were refused with this code.',
      }),
    ),
  }),
  answers: {
    200: {
      description: 'The calls.',
      schema: Type.Object(
        {
          items: Type.Array(RequestResource),
          nextBefore: nullable(uuid(), 'Send it as `before` to read older calls; `null` if there are none.'),
        },
        { title: 'ApiKeyRequests' },
      ),
    },
  },
  refusals: ['INVALID_PAGE_SIZE', 'PUBLIC_API_KEY_NOT_FOUND'],
  run: async ({ db }, { params, query }) => {
    await requireVenueKey(db, params.venueId, params.keyId);
    const { pageSize = DEFAULT_PAGE_SIZE, before = null, traceId = null, errorCode = null } = query;
    const filter: RequestFilter = { statuses: statusesOf(query.status), errorCode, traceId };
    const { found, nextBefore } = await list(db, params, filter, before, pageSize);
    return { status: 200, data: { items: found.map(toRequestResource), nextBefore } };
  },
});

/** The lowest and the highest status that a query requests. */
function statusesOf(text = ''): [number, number] {
  if (text === '') return [0, 999];
  if (!text.endsWith('xx')) return [Number(text), Number(text)];
  const first = Number(text[0]) * 100;
  return [first, first + 99];
}
