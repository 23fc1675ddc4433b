import { COMPRESSED_FROM_BYTES } from './content-encoding.ts';
import { successTail } from './envelope.ts';
import { type GzippedTail, gzipTail, gzipTailQuickly } from './gzip-frame.ts';

/**
 * The JSON of `data` and the rest of the success envelope after it, serialized once for many answers. Short JSON is
 * UTF-8 text; longer JSON is compressed.
 */
export type PreparedJson = { tail: Buffer } | { gzipped: GzippedTail };

/** Prepares JSON for many answers: compresses it well, in another thread. @param dataJson  the JSON of `data` */
export async function prepareJson(dataJson: string): Promise<PreparedJson> {
  const tail = tailOf(dataJson);
  return tail.length < COMPRESSED_FROM_BYTES ? { tail } : { gzipped: await gzipTail(tail) };
}

/** Prepares JSON for a few answers: compresses it fast, in this thread. @param dataJson  the JSON of `data` */
export function prepareJsonFast(dataJson: string): PreparedJson {
  const tail = tailOf(dataJson);
  return tail.length < COMPRESSED_FROM_BYTES ? { tail } : { gzipped: gzipTailQuickly(tail) };
}

const tailOf = (dataJson: string) => Buffer.from(dataJson + successTail);

/** The bytes of the objects around the text, with the overhead of Node and the allocator for each buffer. */
const OBJECT_BYTES = 1_500;

/** How much memory a prepared text uses, in bytes. */
export function memoryOfPreparedJson(prepared: PreparedJson): number {
  return OBJECT_BYTES + ('tail' in prepared ? prepared.tail : prepared.gzipped.deflated).length;
}
