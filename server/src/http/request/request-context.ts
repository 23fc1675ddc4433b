import type { FastifyRequest } from 'fastify';
import type { Spending } from '../limits/budget.ts';
import type { CallContext } from '../operation.ts';
import type { ReadBytes } from './body-bytes.ts';

/** A request while it is handled. */
export interface RequestContext extends CallContext {
  request: FastifyRequest;
  /** Reads the body. The request gives its slot in the gate back while it waits for it. */
  readBytes: ReadBytes;
  /** Sent with every answer, refusals included. */
  headers: Record<string, string>;
  /** What the caller's budget was charged for the call. */
  spending: Spending | undefined;
  /** The id of the operation, or the pattern of a path without one. */
  operation: string;
  /** The venue of the path as the caller sent it, else the one that was found; `null` while there is none. */
  venueId: string | null;
  /** The API key of the caller and its venue, once they are found. */
  key: { keyId: string; venueId: string } | null;
}
