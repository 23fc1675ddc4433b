import { COMPRESSED_FROM_BYTES } from './content-encoding.ts';
import { successTail } from './envelope.ts';
import { type GzippedTail, gzipTail, gzipTailQuickly } from './gzip-frame.ts';

/**
 * The JSON of `data` and what comes after it in the success envelope, serialized once for many answers: short ones as
 * text in UTF-8, all others compressed.
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

/** The objects, and what Node and the allocator add to each buffer. */
const OBJECT_BYTES = 1_500;

/** The memory that a prepared text takes, in bytes. */
export function bytesOfPrepared(prepared: PreparedJson): number {
  return OBJECT_BYTES + ('tail' in prepared ? prepared.tail : prepared.gzipped.deflated).length;
}
