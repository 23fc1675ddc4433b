import type { IncomingMessage } from 'node:http';
import { Refusal, type RefusalCode } from '../../core/refusals.ts';

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

/** A body that is arriving. */
export interface ArrivingBody {
  /** Bytes that have arrived. */
  received: number;
  /** Bytes of them that are in memory. */
  buffered: number;
  /** Stops reading, and refuses the request. */
  refuse(refusal: Refusal): void;
}

/** Is called as a body arrives. */
export interface BodyTracker {
  begin(body: ArrivingBody): void;
  /** More bytes have arrived. */
  grow(body: ArrivingBody): void;
  end(body: ArrivingBody): void;
}

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

/**
 * Reads the body of a request. It is empty when the limit has a taker, which had all of it.
 * @throws Refusal the one of the limit; VALIDATION_ERROR when the body was cut off; and the ones of the tracker and
 *   of the taker
 */
export function readBytes(
  request: IncomingMessage,
  limit: BodyLimit,
  tracker?: BodyTracker,
): Promise<Buffer> {
  const most = limit.bytes * limit.discardFactor;
  return new Promise((resolve, reject) => {
    const tooLarge = () => new Refusal(limit.refusal);
    if (Number(request.headers['content-length'] ?? 0) > most) return reject(tooLarge());
    // The caller left before the body was read: no more events come.
    if (request.destroyed) return reject(cutOffRefusal());
    let chunks: Buffer[] = [];
    let refused: Refusal | null = null;
    let isOver = false;
    const finish = (error: unknown) => {
      if (isOver) return;
      isOver = true;
      tracker?.end(body);
      if (error !== null) reject(error);
      else resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks));
      chunks = [];
    };
    const body: ArrivingBody = { received: 0, buffered: 0, refuse: finish };
    request.on('data', (chunk: Buffer) => {
      if (isOver) return;
      body.received += chunk.length;
      if (body.received > limit.bytes || refused !== null) {
        chunks = [];
        body.buffered = 0;
        if (body.received > most) return finish(tooLarge());
      } else if (limit.taker === undefined) {
        chunks.push(chunk);
        body.buffered = body.received;
      } else {
        try {
          refused = limit.taker.take(chunk);
        } catch (error) {
          return finish(error);
        }
      }
      tracker?.grow(body);
      pauseFor(request, limit.taker?.rest(chunk.length) ?? null);
    });
    request.once('end', () => finish(body.received > limit.bytes ? tooLarge() : refused));
    request.once('error', () => finish(cutOffRefusal()));
    request.once('close', () => {
      if (!request.complete) finish(cutOffRefusal());
    });
    tracker?.begin(body);
  });
}

function pauseFor(request: IncomingMessage, rest: Promise<void> | null): void {
  if (rest === null) return;
  request.pause();
  void rest.then(() => request.resume());
}

function cutOffRefusal(): Refusal {
  const problem = { field: 'body', message: 'was cut off', attemptedValue: null };
  return new Refusal('VALIDATION_ERROR', { problems: [problem] });
}
