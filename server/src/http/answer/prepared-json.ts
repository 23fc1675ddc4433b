import { acceptedEncodings, COMPRESSED_FROM_BYTES } from './content-encoding.ts';
import { successBehind } from './envelope.ts';
import { type GzippedTail, gzipTail, unpackTail } from './gzip-frame.ts';

/** How a body is sent. */
export type PreparedEncoding = 'identity' | 'gzip';

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
  return new Prepared({ length: tail.length, tail, gzipped: null }, onChange);
}

/** The same of what was compressed before, by this server or another one. */
export function prepareGzipped(gzipped: GzippedTail, onChange: () => void = () => {}): PreparedJson {
  return new Prepared({ length: gzipped.length, tail: null, gzipped }, onChange);
}

class Prepared implements PreparedJson {
  readonly length: number;
  tail: Buffer | null;
  gzipped: GzippedTail | null;
  readonly #onChange: () => void;
  #making: Promise<void> = Promise.resolve();

  constructor(
    { length, tail, gzipped }: Pick<PreparedJson, 'length' | 'tail' | 'gzipped'>,
    onChange: () => void,
  ) {
    this.length = length;
    this.tail = tail;
    this.gzipped = gzipped;
    this.#onChange = onChange;
  }

  make(encoding: PreparedEncoding): Promise<void> {
    // One that failed, for want of memory, is tried again by the next caller.
    const before = this.#making.catch(() => {});
    this.#making = before.then(() => (encoding === 'gzip' ? this.#compress() : this.#unpack()));
    return this.#making;
  }

  async #compress(): Promise<void> {
    if (this.gzipped !== null) return;
    this.gzipped = await gzipTail(this.tail!);
    this.tail = null;
    this.#onChange();
  }

  async #unpack(): Promise<void> {
    if (this.tail !== null) return;
    this.tail = await unpackTail(this.gzipped!);
    this.#onChange();
  }
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
 * How JSON is sent to a caller with this `Accept-Encoding`. `gzip` also to those who would take `br`: it is made once. Who
 * takes `br` alone gets it plain.
 */
export function preparedEncoding(
  { length }: Pick<PreparedJson, 'length'>,
  acceptEncoding: string | undefined,
): PreparedEncoding {
  if (acceptEncoding === undefined || length < COMPRESSED_FROM_BYTES) return 'identity';
  if (USUAL.has(acceptEncoding)) return 'gzip';
  return acceptedEncodings(acceptEncoding).includes('gzip') ? 'gzip' : 'identity';
}
