import type { FastifyRequest } from 'fastify';
import type { Clock, Random } from '../../parts/parts.ts';
import { languageOf } from '../answer/language.ts';
import type { Slot } from '../limits/gate.ts';
import { arrivedBody, type BodyLimit } from './body-bytes.ts';
import { callerAddress } from './client-address.ts';
import type { RequestContext } from './request-context.ts';
import { traceIdOf } from './trace.ts';

/** What the context of a request is made of. */
export interface ContextParts {
  clock: Clock;
  random: Random;
  /** Reads the body of a request. @param address  of the caller */
  readBody: (request: FastifyRequest, address: string, limit: BodyLimit) => Promise<Buffer>;
}

/**
 * What every route knows of a request.
 * @param slot  given back while a body is awaited
 * @param operation  its id, or the pattern of a path without one
 */
export function openContext(
  parts: ContextParts,
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
    key: null,
  };
}
