import { Type } from 'typebox';
import { KEYS } from '../../core/access/policies/keys.ts';
import { pageParameters } from '../../http/answer/page.ts';
import { nullable, uuid } from '../../http/schema.ts';
import { requireVenueKey } from '../../operations/access/revoke-venue-key.ts';
import { listKeyRequests as list, type RequestFilter } from '../../store/access/key-requests.ts';
import { venueOperation } from '../venue-operation.ts';
import { RequestResource, TraceId, toRequestResource } from './request-resource.ts';

const DEFAULT_SIZE = 50;

export const listKeyRequests = venueOperation({
  operationId: 'listKeyRequests',
  method: 'GET',
  path: '/venues/{venueId}/keys/{keyId}/requests',
  tag: 'Keys',
  summary: 'List the calls of an API key',
  description:
    'Lists the calls of the last seven days, newest first, about a second after their answer. Every call ' +
    'with a valid key is recorded, refused ones too, up to 200 a minute on each server. A page may hold ' +
    'fewer calls than `pageSize`, even none: continue with `before` = `nextBefore` until that is `null`.',
  access: KEYS.read,
  query: Type.Object({
    before: Type.Optional(uuid('Continue after this call.')),
    pageSize: pageParameters.pageSize,
    traceId: Type.Optional(TraceId),
    status: Type.Optional(
      Type.String({
        pattern: '^([2-5]xx|[1-5][0-9][0-9])$',
        examples: ['4xx'],
        description: 'An HTTP status, or a class of them: `2xx`, `3xx`, `4xx`, `5xx`.',
      }),
    ),
    errorCode: Type.Optional(
      Type.String({
        pattern: '^[A-Z_]{1,60}$',
        examples: ['RATE_LIMIT_EXCEEDED'],
        description: 'The code that the call was refused with.',
      }),
    ),
  }),
  answers: {
    200: {
      description: 'The calls.',
      schema: Type.Object(
        {
          items: Type.Array(RequestResource),
          nextBefore: nullable(uuid(), 'The call to continue after; `null` when there are no older calls.'),
        },
        { title: 'ApiKeyRequests' },
      ),
    },
  },
  refusals: ['INVALID_PAGE_SIZE', 'PUBLIC_API_KEY_NOT_FOUND'],
  run: async ({ db }, { params, query }) => {
    await requireVenueKey(db, params.venueId, params.keyId);
    const { pageSize = DEFAULT_SIZE, before = null, traceId = null, errorCode = null } = query;
    const filter: RequestFilter = { statuses: statusesOf(query.status), errorCode, traceId };
    const { found, nextBefore } = await list(db, params, filter, before, pageSize);
    return { status: 200, data: { items: found.map(toRequestResource), nextBefore } };
  },
});

/** The lowest and the highest requested status. */
function statusesOf(text = ''): [number, number] {
  if (text === '') return [0, 999];
  if (!text.endsWith('xx')) return [Number(text), Number(text)];
  const first = Number(text[0]) * 100;
  return [first, first + 99];
}
