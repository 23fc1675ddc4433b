import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { ownBytes } from '../../../core/own-bytes.ts';
import type { VenueLines } from '../venue-content.ts';
import { PACKED_DICTIONARY } from './packed-dictionary.ts';

/** A venue with its products as compressed JSON: 2 kB for one with 9 products, 12 kB for one with 60. */
export interface PackedVenue {
  readonly version: number;
  readonly packed: Buffer;
  /** Of the text, in bytes. */
  readonly length: number;
  /** What was packed, as long as nobody needed its memory: a venue is usually opened as soon as it was read. */
  readonly text: WeakRef<Buffer>;
  /** Of {@link OpenVenues}: the look-up that opened it last. */
  openedAt: number;
}

/** The fastest level: a venue is packed at each change. The dictionary gains more than a higher one. */
const PACKING = { level: 1, dictionary: PACKED_DICTIONARY };
/** The object, its buffer, and what Node and the allocator add to each buffer. */
const PACKED_BYTES = 700;
/** Of zlib. */
const LEAST_CHUNK = 64;

/** Compresses a venue. JSON has no line breaks: the venue is the first line, each product one more. */
export function packVenue({ content, lines }: VenueLines): PackedVenue {
  const text = Buffer.from(`${JSON.stringify(content)}\n${lines}`);
  const packed = ownBytes(deflateRawSync(text, PACKING));
  return { version: content.version, packed, length: text.length, text: new WeakRef(text), openedAt: 0 };
}

/** Memory that a packed venue takes. */
export function bytesOfPacked({ packed }: PackedVenue): number {
  return PACKED_BYTES + packed.length;
}

/** The JSON of a venue without its products, and behind it a line for each product: its id, and a list of its stock and the rest. */
export function textOfVenue({ packed, text, length }: PackedVenue): Buffer {
  // One byte more than it needs: a full buffer gets another one behind it.
  return text.deref() ?? inflateRawSync(packed, { ...PACKING, chunkSize: Math.max(length + 1, LEAST_CHUNK) });
}
