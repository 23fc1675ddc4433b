import { acceptedEncodings, COMPRESSED_FROM_BYTES } from './content-encoding.ts';
import { successBehind } from './envelope.ts';
import { type GzippedTail, gzipTail, unpackTail } from './gzip-frame.ts';

/** How a body is sent; `other`: compressed for one answer alone. */
export type PreparedEncoding = 'identity' | 'gzip' | 'other';

/** The JSON of `data`, serialized once for many answers, in the forms that callers have taken. */
export interface PreparedJson {
  /** Of {@link tail}, in bytes. */
  readonly length: number;
  /** `data` and what stands behind it in the success envelope, in UTF-8; `null` once only its compressed form is needed. */
  readonly tail: Buffer | null;
  readonly gzipped: GzippedTail | null;
  /** Makes the form that this encoding needs, in another thread. */
  make(encoding: PreparedEncoding): Promise<void>;
}

/** The objects, and what Node and the allocator add to each buffer. */
const OBJECT_BYTES = 1_500;

/** The memory that prepared parts of one value take. */
export function bytesOfPrepared(parts: Iterable<{ data: PreparedJson }>): number {
  let bytes = 0;
  for (const { data } of parts)
    bytes += OBJECT_BYTES + (data.tail?.length ?? 0) + (data.gzipped?.deflated.length ?? 0);
  return bytes;
}

/**
 * The text is dropped once a caller took its compressed form: the callers of a venue usually take the same. If one takes the text
 * after all, it is unpacked once and kept.
 * @param dataJson  the JSON of `data`
 * @param onChange  called when it takes another amount of memory
 */
export function prepareJson(dataJson: string, onChange: () => void = () => {}): PreparedJson {
  const tail = Buffer.from(dataJson + successBehind);
  return preparedOf({ length: tail.length, tail, gzipped: null }, onChange);
}

/** The same of what was compressed before, by this server or another one. */
export function prepareGzipped(gzipped: GzippedTail, onChange: () => void = () => {}): PreparedJson {
  return preparedOf({ length: gzipped.length, tail: null, gzipped }, onChange);
}

function preparedOf(
  made: Pick<PreparedJson, 'length' | 'tail' | 'gzipped'>,
  onChange: () => void,
): PreparedJson {
  const { length } = made;
  let { tail, gzipped } = made;
  let making: Promise<void> = Promise.resolve();
  async function compress(): Promise<void> {
    if (gzipped !== null) return;
    gzipped = await gzipTail(tail!);
    tail = null;
    onChange();
  }
  async function unpack(): Promise<void> {
    if (tail !== null) return;
    tail = await unpackTail(gzipped!);
    onChange();
  }
  return {
    length,
    get tail() {
      return tail;
    },
    get gzipped() {
      return gzipped;
    },
    make: (encoding) => {
      // One that failed, for want of memory, is tried again by the next caller.
      making = making.catch(() => {}).then(encoding === 'gzip' ? compress : unpack);
      return making;
    },
  };
}

/** Whether the form that an encoding needs is there. */
export function isMade({ tail, gzipped }: PreparedJson, encoding: PreparedEncoding): boolean {
  return (encoding === 'gzip' ? gzipped : tail) !== null;
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
 * made once.
 */
export function preparedEncoding(
  { length }: Pick<PreparedJson, 'length'>,
  acceptEncoding: string | undefined,
): PreparedEncoding {
  if (acceptEncoding === undefined || length < COMPRESSED_FROM_BYTES) return 'identity';
  if (USUAL.has(acceptEncoding)) return 'gzip';
  const accepted = acceptedEncodings(acceptEncoding);
  if (accepted.includes('gzip')) return 'gzip';
  return accepted.length > 0 ? 'other' : 'identity';
}
