import { Type } from 'typebox';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, uuid, wordsSchema } from '../../http/schema.ts';
import { listTraceRequestsOfAllVenues } from '../../store/access/key-requests.ts';
import { operatorOperation } from '../operator-operation.ts';

const MOST_LISTED = 20;

const TracedCall = Type.Object(
  {
    at: instantSchema('When the call arrived.'),
    operation: wordsSchema('The operation id.', 'placeOrder'),
    status: Type.Integer({ description: 'The HTTP status.', examples: [409] }),
    code: nullable(
      Type.String({ examples: ['PUBLIC_API_PRODUCT_UNAVAILABLE'] }),
      'The error code; `null` for a success.',
    ),
    durationMs: nullable(
      Type.Integer({ examples: [6] }),
      'The duration in milliseconds; `null` if only the error is known.',
    ),
    venueId: nullable(uuid(), 'The venue of the API key; `null` without a key.'),
    keyId: nullable(uuid(), 'The API key; `null` without one.'),
  },
  { title: 'TracedCall' },
);

export const findTrace = operatorOperation({
  operationId: 'findTrace',
  method: 'GET',
  path: '/traces/{traceId}',
  tag: 'Status',
  summary: 'Find calls by their trace id',
  description:
    'Lists the calls with this trace id: calls of any API key in the last seven days, and errors of ' +
    'the server that answers. Calls to other servers appear about a second later. The search reads the ' +
    'whole log and may take seconds. Every refused call is also in the log of the service, with its ' +
    'trace id.',
  params: Type.Object({
    traceId: Type.String({
      pattern: '^[0-9a-f]{32}$',
      examples: ['4bf92f3577b34da6a3ce929d0e0e4736'],
      description: 'The trace id from an answer or a log line.',
    }),
  }),
  answers: {
    200: {
      description: 'The calls, the newest first.',
      schema: Type.Object({ calls: Type.Array(TracedCall, { description: 'The calls, at most 20.' }) }),
    },
  },
  run: async ({ db, server }, { params: { traceId } }) => {
    // The last calls may not be in the database yet.
    await server.requests.flush();
    const logged = await listTraceRequestsOfAllVenues(db, traceId, MOST_LISTED);
    const calls = logged.map(({ at, operation, status, errorCode, durationMs, venueId, keyId }) => ({
      ...{ at, operation, status, code: errorCode as string | null, durationMs: durationMs as number | null },
      ...{ venueId: venueId as string | null, keyId: keyId as string | null },
    }));
    const isKnown = new Set(calls.map(({ at }) => at));
    for (const { traceId: id, at, operation, status, code } of server.load.errors())
      if (id === traceId && !isKnown.has(at))
        calls.push({ at, operation, status, code, durationMs: null, venueId: null, keyId: null });
    calls.sort((a, b) => b.at - a.at);
    const data = calls.slice(0, MOST_LISTED).map(({ at, ...call }) => ({ ...call, at: instant(at) }));
    return { status: 200, data: { calls: data } };
  },
});
