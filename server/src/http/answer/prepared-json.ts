import { acceptedEncodings } from './content-encoding.ts';
import { successBehind } from './envelope.ts';
import { type GzippedTail, gzipTail } from './gzip-frame.ts';

/** The JSON of `data`, serialized once for many answers, with its compressed form once a caller took one. */
export interface PreparedJson {
  /** `data` and what stands behind it in the success envelope, in UTF-8. */
  readonly tail: Buffer;
  /** `null` until {@link compress} has run. */
  readonly gzipped: GzippedTail | null;
  /** Compresses it once, in another thread. */
  compress(): Promise<void>;
}

/** Shorter bodies are not compressed. */
const COMPRESSED_FROM_BYTES = 1024;

/** Of a compressed form, beside the text: JSON compresses to a tenth or a fifth. */
const COMPRESSED_SHARE = 0.2;
const OBJECT_BYTES = 500;

/** The memory that prepared parts of one value take, those counted in that will be compressed. */
export function bytesOfPrepared(parts: Iterable<{ data: PreparedJson }>): number {
  let bytes = 0;
  for (const { data } of parts) bytes += OBJECT_BYTES + Math.ceil(data.tail.length * (1 + COMPRESSED_SHARE));
  return bytes;
}

/** @param dataJson  the JSON of `data` */
export function prepareJson(dataJson: string): PreparedJson {
  const tail = Buffer.from(dataJson + successBehind);
  let gzipped: GzippedTail | null = null;
  let compressing: Promise<void> | null = null;
  return {
    tail,
    get gzipped() {
      return gzipped;
    },
    compress: () => {
      compressing ??= gzipTail(tail).then((done) => {
        gzipped = done;
      });
      return compressing;
    },
  };
}

/** What browsers and most programs send: read without parsing. */
const USUAL: ReadonlySet<string> = new Set([
  'gzip',
  'gzip, deflate',
  'gzip, deflate, br',
  'gzip, deflate, br, zstd',
]);

/**
 * How prepared JSON is sent to a caller with this `Accept-Encoding`. `gzip` also to those who would take `br`: it is
 * made once. `other`: compressed for this answer alone.
 */
export function preparedEncoding(
  { tail }: PreparedJson,
  acceptEncoding: string | undefined,
): 'identity' | 'gzip' | 'other' {
  if (acceptEncoding === undefined || tail.length < COMPRESSED_FROM_BYTES) return 'identity';
  if (USUAL.has(acceptEncoding)) return 'gzip';
  const accepted = acceptedEncodings(acceptEncoding);
  if (accepted.includes('gzip')) return 'gzip';
  return accepted.length > 0 ? 'other' : 'identity';
}
