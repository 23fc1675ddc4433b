import type { IncomingMessage } from 'node:http';
import type { Refusal, RefusalCode } from '../../core/refusals.ts';

/** How large a body may be. */
export interface BodyLimit {
  bytes: number;
  /** The code of a larger one. */
  refusal: RefusalCode;
  /**
   * A body that is larger, up to this many times the limit, is read to its end and discarded before it is
   * refused. Many clients read the answer only after they have sent everything, and report a closed
   * connection as a network error.
   */
  discardFactor: number;
  /** Takes the body part by part, instead of the whole at the end. */
  taker?: PartTaker;
}

/** Takes a body as it arrives. */
export interface PartTaker {
  /**
   * Takes one part, which does not stay in memory. A body whose part it refuses is read to its end and discarded, and
   * then refused.
   */
  take(part: Buffer): Refusal | null;
  /**
   * Is asked after each part, discarded ones too. No more is read before what it returns resolves; with `null` the
   * next part is read immediately.
   */
  rest(bytes: number): Promise<void> | null;
}

/** Reads the body of one request; without waiting when it is there already. */
export type ReadBytes = (limit: BodyLimit) => Promise<Buffer> | Buffer;

/** Whether a request has a body. */
export function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/**
 * The body of a request that is there as a whole, as when it came in the same packet as its head; `undefined` for any other. Most
 * bodies are, and listening to one as it arrives takes longer than pricing a basket.
 */
export function arrivedBody(request: IncomingMessage, limit: BodyLimit): Buffer | undefined {
  const { headers, destroyed, readableLength } = request;
  const isWhole = readableLength > 0 && String(readableLength) === headers['content-length'];
  if (!isWhole || destroyed || readableLength > limit.bytes || limit.taker !== undefined) return undefined;
  // Without a length, only the first of several pieces is read.
  const bytes = request.read(readableLength) as Buffer;
  // Up to its end, which comes without any more bytes. One that is there was read with them.
  if (!request.complete) request.resume();
  return bytes;
}
