import type { OutputInfo, Sharp } from 'sharp';
import { MOST_PIXELS, PHOTO_START_BYTES, PHOTO_WIDTHS } from '../core/menu/photo.ts';
import { isPhotoStart, PHOTO_KINDS, seenKindOf } from '../core/menu/photo-kind.ts';
import { Refusal } from '../core/refusals.ts';
import { createFairTurns, type MostTurns } from '../throttles/fair-turns.ts';

/** A photo as it is stored, at one width. */
export interface PhotoSize {
  width: number;
  height: number;
  mediaType: string;
  content: Buffer;
}

/**
 * Reads the bytes of a photo when it is the turn of its venue, and encodes the stored sizes: upright, only
 * the pixels, without any metadata. The narrowest size comes first; none is larger than the photo was.
 * @param read  returns the bytes
 * @throws Refusal PHOTO_INVALID; SERVICE_UNAVAILABLE when too many photos wait, of the venue or of all; and
 * the errors of `read`
 */
export type EncodePhoto = (venueId: string, read: () => Promise<Buffer>) => Promise<PhotoSize[]>;

/** Photos of up to 10 MiB in memory at the same time. Those that wait are not read yet and take no memory. */
const IN_HAND: MostTurns = { atOnce: 6, atOnceOfOne: 2, waitingOfOne: 20, waiting: 100 };
/**
 * Photos decoded at the same time. Decoding takes a processor and one of the four threads that files and
 * passwords need, too.
 */
const UNFOLDED: MostTurns = { ...IN_HAND, atOnce: 1 };
/**
 * Milliseconds for each MiB of a photo until the next is decoded. Photos arrive and are decoded outside of the heap; after
 * some ten MiB of that, V8 collects the whole heap, and every request waits for it.
 */
const REST_MS_PER_MIB = 300;
const MIB = 1024 * 1024;

/**
 * The greatest height of a stored photo, as a multiple of the largest width. A higher photo becomes narrower.
 */
const HIGHEST = 4;
const QUALITY = 80;
const LONGEST_SECONDS = 20;

/** Creates the encoder. A process has one. */
export function createPhotoEncoder(): EncodePhoto {
  const inHand = createFairTurns(IN_HAND);
  const alone = createFairTurns(UNFOLDED);
  return (venueId, read) => {
    const owner = { name: venueId, isPreferred: false };
    return inHand(owner, async () => {
      const bytes = await read();
      const start = bytes.toString('latin1', 0, PHOTO_START_BYTES);
      if (!isPhotoStart(start)) throw invalid(`is ${seenKindOf(start)}; it must be one of ${PHOTO_KINDS}`);
      const restMs = Math.floor((bytes.length / MIB) * REST_MS_PER_MIB);
      return alone({ ...owner, restMs }, () => encode(bytes));
    });
  };
}

function invalid(message: string): Refusal {
  return new Refusal('PHOTO_INVALID', { problems: [{ field: 'body', message, attemptedValue: null }] });
}

async function encode(bytes: Buffer): Promise<PhotoSize[]> {
  // Loaded with the first photo: most processes never see one.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const options = { failOn: 'error', limitInputPixels: MOST_PIXELS } as const;
  const widest = PHOTO_WIDTHS.at(-1)!;
  try {
    const { data, info } = await timed(sharp(bytes, options).autoOrient())
      .resize({ width: widest, height: widest * HIGHEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const sizes: PhotoSize[] = [];
    for (const width of new Set(PHOTO_WIDTHS.map((each) => Math.min(each, info.width)))) {
      const resized = timed(sharp(data, { raw: rawOf(info) })).resize({ width });
      const encoded = await resized.webp({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
      sizes.push(sizeOf(encoded));
    }
    return sizes;
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/.test(error.message);
    throw invalid(isTooLarge ? `has more than ${MOST_PIXELS} pixels` : 'is damaged, or cannot be read');
  }
}

function timed(image: Sharp): Sharp {
  return image.timeout({ seconds: LONGEST_SECONDS });
}

function rawOf({ width, height, channels }: OutputInfo) {
  return { width, height, channels };
}

function sizeOf({ data, info }: { data: Buffer; info: OutputInfo }): PhotoSize {
  return { width: info.width, height: info.height, mediaType: 'image/webp', content: data };
}
