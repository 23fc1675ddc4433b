import type { IncomingMessage } from 'node:http';
import { Refusal, type RefusalCode } from '../core/refusals.ts';

/** How large a body may be. */
export interface BodyLimit {
  bytes: number;
  /** The code of a larger one. */
  refusal: RefusalCode;
  /**
   * A larger body of at most so many times the limit is read to its end and forgotten before it is refused: many clients
   * look for the answer only once they have sent everything, and take a closed connection for a fault of the network.
   */
  patience: number;
}

/** Whether a request brings a body. */
export function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/**
 * Reads the body of a request.
 * @throws Refusal the one of the limit; VALIDATION_ERROR when the body was cut off
 */
export function readBytes(request: IncomingMessage, limit: BodyLimit): Promise<Buffer> {
  const most = limit.bytes * limit.patience;
  return new Promise((resolve, reject) => {
    const tooLarge = () => reject(new Refusal(limit.refusal));
    const cutOff = () => reject(cutOffRefusal());
    if (Number(request.headers['content-length'] ?? 0) > most) return tooLarge();
    // Of a caller who left before it was time to read there is nothing more to be heard.
    if (request.destroyed) return cutOff();
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit.bytes) chunks.push(chunk);
      else {
        chunks.length = 0;
        if (length > most) tooLarge();
      }
    });
    request.once('end', () => {
      if (length > limit.bytes) tooLarge();
      else resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks));
    });
    request.once('error', cutOff);
    request.once('close', () => {
      if (!request.complete) cutOff();
    });
  });
}

function cutOffRefusal(): Refusal {
  const problem = { field: 'body', message: 'was cut off', attemptedValue: null };
  return new Refusal('VALIDATION_ERROR', { problems: [problem] });
}
