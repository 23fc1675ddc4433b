import type { FastifyRequest } from 'fastify';
import { languageOf } from '../answer/language.ts';
import type { Slot } from '../limits/gate.ts';
import type { HttpParts, RequestContext } from '../mount-routes.ts';
import { arrivedBody } from './body-bytes.ts';
import { callerAddress } from './client-address.ts';
import { traceIdOf } from './trace.ts';

/**
 * What every route knows of a request.
 * @param slot  given back while a body is awaited
 * @param operation  its id, or the pattern of a path without one
 */
export function openContext(
  parts: HttpParts,
  request: FastifyRequest,
  slot: Slot,
  operation: string,
): RequestContext {
  const address = callerAddress(request.ip);
  const traceId = traceIdOf(request.headers.traceparent as string | undefined, parts.random);
  return {
    request,
    readBytes: (limit) =>
      arrivedBody(request.raw, limit) ?? slot.waitWithout(() => parts.readBody(request, address, limit)),
    now: parts.clock.now(),
    traceId,
    language: languageOf(request.headers['accept-language']),
    address,
    headers: { 'Trace-Id': traceId },
    spending: undefined,
    operation,
    venueId: (request.params as { venueId?: string } | null)?.venueId ?? null,
    keyId: null,
    whenAnswered: null,
  };
}
