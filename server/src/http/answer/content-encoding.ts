import { constants } from 'node:zlib';

/** Shorter bodies are not compressed. */
export const COMPRESSED_FROM_BYTES = 1024;

/**
 * The zlib settings for an answer that is compressed for one caller: the fastest level, with tables of 32 kB,
 * which malloc can reuse. The default tables are allocated from the system each time, which takes longer than
 * the compression of a short answer.
 */
export const FAST_GZIP = { level: constants.Z_BEST_SPEED, windowBits: 14, memLevel: 7 };

/** The encodings of the compressed copies that are stored of a file, the smallest copy first. */
export const STORED_ENCODINGS = ['br', 'gzip'] as const;
export type StoredEncoding = (typeof STORED_ENCODINGS)[number];

/**
 * The stored encodings that an `Accept-Encoding` header accepts, the smallest first. An encoding that is not
 * named, or named with `q=0`, is not accepted; `*` accepts those that are not named.
 * @see RFC 9110, section 12.5.3
 */
export function acceptedEncodings(header: string | undefined): StoredEncoding[] {
  if (header === undefined) return [];
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name!, quality === undefined ? 1 : Number.parseFloat(quality.slice(2)) || 0);
  }
  return STORED_ENCODINGS.filter((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}

/**
 * Whether to send a body that is made for one answer as gzip. It is gzip even if the caller accepts `br`, which
 * compresses more slowly. A caller that accepts only `br` gets the body uncompressed.
 * @param length  in bytes
 */
export function isSentAsGzip(length: number, acceptEncoding: string | undefined): boolean {
  return length >= COMPRESSED_FROM_BYTES && acceptedEncodings(acceptEncoding).includes('gzip');
}
