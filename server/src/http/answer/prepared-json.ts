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
