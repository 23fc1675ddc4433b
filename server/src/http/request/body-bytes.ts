import type { IncomingMessage } from 'node:http';
import { Refusal, type RefusalCode } from '../../core/refusals.ts';

/** How large a body may be. */
export interface BodyLimit {
  bytes: number;
  /** The code of a larger one. */
  refusal: RefusalCode;
  /**
   * A larger body of at most so many times the limit is read to its end and forgotten before it is refused: many clients
   * look for the answer only once they have sent everything, and take a closed connection for a fault of the network.
   */
  timeouts: number;
}

/** Reads the body of one request. */
export type ReadBytes = (limit: BodyLimit) => Promise<Buffer>;

/** A body that is on its way. */
export interface BodyOnItsWay {
  /** Bytes that have arrived. */
  received: number;
  /** Bytes of them that are kept. */
  held: number;
  /** Gives up on the rest. */
  refuse(refusal: Refusal): void;
}

/** Told what becomes of a body. */
export interface BodyWatch {
  begin(body: BodyOnItsWay): void;
  /** More of it has arrived. */
  grow(body: BodyOnItsWay): void;
  end(body: BodyOnItsWay): void;
}

/** Whether a request brings a body. */
export function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/**
 * Reads the body of a request.
 * @throws Refusal the one of the limit; VALIDATION_ERROR when the body was cut off; and what the watch refuses it with
 */
export function readBytes(request: IncomingMessage, limit: BodyLimit, watch?: BodyWatch): Promise<Buffer> {
  const most = limit.bytes * limit.timeouts;
  return new Promise((resolve, reject) => {
    const tooLarge = () => new Refusal(limit.refusal);
    if (Number(request.headers['content-length'] ?? 0) > most) return reject(tooLarge());
    // Of a caller who left before it was time to read there is nothing more to be heard.
    if (request.destroyed) return reject(cutOffRefusal());
    let chunks: Buffer[] = [];
    let isOver = false;
    const finish = (refusal: Refusal | null) => {
      if (isOver) return;
      isOver = true;
      watch?.end(body);
      if (refusal !== null) reject(refusal);
      else resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks));
      chunks = [];
    };
    const body: BodyOnItsWay = { received: 0, held: 0, refuse: finish };
    request.on('data', (chunk: Buffer) => {
      if (isOver) return;
      body.received += chunk.length;
      if (body.received <= limit.bytes) {
        chunks.push(chunk);
        body.held = body.received;
      } else {
        chunks = [];
        body.held = 0;
        if (body.received > most) return finish(tooLarge());
      }
      watch?.grow(body);
    });
    request.once('end', () => finish(body.received > limit.bytes ? tooLarge() : null));
    request.once('error', () => finish(cutOffRefusal()));
    request.once('close', () => {
      if (!request.complete) finish(cutOffRefusal());
    });
    watch?.begin(body);
  });
}

function cutOffRefusal(): Refusal {
  const problem = { field: 'body', message: 'was cut off', attemptedValue: null };
  return new Refusal('VALIDATION_ERROR', { problems: [problem] });
}
