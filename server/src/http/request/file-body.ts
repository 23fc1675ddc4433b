import type { IncomingMessage } from 'node:http';
import { Refusal, type RefusalCode } from '../../core/refusals.ts';
import type { ReadBytes } from './body-bytes.ts';
import { hasBody } from './request-context.ts';

/** The most bytes of a file, and the refusal code for a larger one. */
export interface FileLimit {
  bytes: number;
  refusal: RefusalCode;
}

/**
 * A file up to this many times too large is read to its end before it is refused, so that its sender reads
 * the answer.
 */
const DISCARD_FACTOR = 4;

/**
 * Reads a body that is a file. A request without a body has an empty file.
 * @param mediaTypes  the accepted media types
 * @throws Refusal UNSUPPORTED_MEDIA_TYPE; VALIDATION_ERROR if the body was cut off; and the code of the limit
 */
export async function readFileBody(
  request: IncomingMessage,
  read: ReadBytes,
  mediaTypes: readonly string[],
  limit: FileLimit,
): Promise<Buffer> {
  const [mediaType = ''] = (request.headers['content-type'] ?? '').split(';');
  const stated = mediaType.trim().toLowerCase();
  if (!mediaTypes.includes(stated)) throw wrongType(stated, mediaTypes);
  return hasBody(request) ? read({ ...limit, discardFactor: DISCARD_FACTOR }) : Buffer.alloc(0);
}

function wrongType(stated: string, mediaTypes: readonly string[]): Refusal {
  const message = `must be one of ${mediaTypes.join(', ')}`;
  const attemptedValue = stated === '' ? null : stated.slice(0, 100);
  return new Refusal('UNSUPPORTED_MEDIA_TYPE', {
    problems: [{ field: 'Content-Type', message, attemptedValue }],
  });
}
