import { type Static, Type } from 'typebox';
import type { KeyRequest } from '../../core/access/keys/key-request.ts';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, uuid } from '../../http/schema.ts';

export const RequestResource = Type.Object(
  {
    id: uuid(),
    keyId: uuid('The API key of the call.'),
    at: instantSchema('When the call arrived.'),
    operation: Type.String({ examples: ['placeOrder'], description: 'The operation id.' }),
    method: Type.String({ examples: ['POST'] }),
    path: Type.String({
      examples: ['/public/v1/venues/01980000-0000-7000-8000-000000000001/orders'],
      description: 'The first 200 characters of the path, without the query.',
    }),
    status: Type.Integer({ examples: [409], description: 'The HTTP status of the answer.' }),
    errorCode: nullable(
      Type.String({ examples: ['OUTSIDE_WORKING_HOURS'] }),
      'The error code; `null` for a success.',
    ),
    durationMs: Type.Integer({ examples: [12], description: 'Milliseconds until the answer was written.' }),
    traceId: Type.String({
      examples: ['4bf92f3577b34da6a3ce929d0e0e4736'],
      description: 'The `traceId` of the answer.',
    }),
  },
  { title: 'ApiKeyRequest' },
);

/** The query parameter that names a trace. */
export const TraceId = Type.String({
  pattern: '^[0-9a-fA-F]{32}$',
  examples: ['4bf92f3577b34da6a3ce929d0e0e4736'],
  description: 'The `traceId` of an answer: 32 hexadecimal digits.',
});

/** The JSON of a recorded call. */
export function toRequestResource({ venueId: _, ...request }: KeyRequest): Static<typeof RequestResource> {
  return { ...request, at: instant(request.at) };
}
