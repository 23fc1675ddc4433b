import { COMPRESSED_FROM_BYTES } from './content-encoding.ts';
import { successTail } from './envelope.ts';
import { type GzippedTail, gzipTail, gzipTailQuickly } from './gzip-frame.ts';

/**
 * The JSON of `data` and the rest of the success envelope after it, serialized once for many answers: short
 * ones as text in UTF-8, all others compressed.
 */
export type PreparedJson = { tail: Buffer } | { gzipped: GzippedTail };

/** Serializes for many answers. @param dataJson  the JSON of `data` */
export async function prepareJson(dataJson: string): Promise<PreparedJson> {
  const tail = tailOf(dataJson);
  return tail.length < COMPRESSED_FROM_BYTES ? { tail } : { gzipped: await gzipTail(tail) };
}

/** Serializes for a few answers, without a promise. @param dataJson  the JSON of `data` */
export function prepareQuickly(dataJson: string): PreparedJson {
  const tail = tailOf(dataJson);
  return tail.length < COMPRESSED_FROM_BYTES ? { tail } : { gzipped: gzipTailQuickly(tail) };
}

const tailOf = (dataJson: string) => Buffer.from(dataJson + successTail);

/** The size of the objects, with the overhead of Node and the allocator for each buffer. */
const OBJECT_BYTES = 1_500;

/** The memory of a prepared text, in bytes. */
export function bytesOfPrepared(prepared: PreparedJson): number {
  return OBJECT_BYTES + ('tail' in prepared ? prepared.tail : prepared.gzipped.deflated).length;
}
