import type { ZlibOptions } from 'node:zlib';
import { COMPRESSED_FROM_BYTES } from './content-encoding.ts';
import { successBehind } from './envelope.ts';
import { type GzippedTail, gzipTail } from './gzip-frame.ts';

/**
 * The JSON of `data` and what stands behind it in the success envelope, serialized once for many answers: short ones as
 * text in UTF-8, all others compressed.
 */
export type PreparedJson = { tail: Buffer } | { gzipped: GzippedTail };

/**
 * Serializes for many answers.
 * @param dataJson  the JSON of `data`
 * @param settings  how it is compressed
 */
export async function prepareJson(dataJson: string, settings: ZlibOptions = {}): Promise<PreparedJson> {
  const tail = Buffer.from(dataJson + successBehind);
  return tail.length < COMPRESSED_FROM_BYTES ? { tail } : { gzipped: await gzipTail(tail, settings) };
}

/** The objects, and what Node and the allocator add to each buffer. */
const OBJECT_BYTES = 1_500;

/** The memory that a prepared text takes, in bytes. */
export function bytesOfPrepared(prepared: PreparedJson): number {
  return OBJECT_BYTES + ('tail' in prepared ? prepared.tail : prepared.gzipped.deflated).length;
}
