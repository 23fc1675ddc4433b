import type { OutputInfo, Sharp } from 'sharp';
import { isPhotoStart, MOST_PIXELS, PHOTO_START_BYTES, PHOTO_WIDTHS } from '../core/photo.ts';
import { Refusal } from '../core/refusals.ts';
import { createTurns } from './turns.ts';

/** A photo as it is kept, at one width. */
export interface PhotoSize {
  width: number;
  height: number;
  mediaType: string;
  content: Buffer;
}

/**
 * Reads the bytes of a photo when it is their turn, and makes of them what is kept of it: its pixels, upright, and nothing
 * else that came with them. The narrowest size comes first; none is larger than the photo was.
 * @param read  gives the bytes
 * @throws Refusal PHOTO_INVALID, and what `read` throws
 */
export type EncodePhoto = (read: () => Promise<Buffer>) => Promise<PhotoSize[]>;

/** So many photos of 10 MiB lie in memory at once, and one of them is unfolded. */
const PHOTOS_IN_HAND = 3;

/** A photo is kept at most so many times as high as the largest width; one that is higher becomes narrower. */
const HIGHEST = 4;
const QUALITY = 80;
const LONGEST_SECONDS = 20;

/** Makes the one encoder of a process. */
export function createPhotoEncoder(): EncodePhoto {
  const inHand = createTurns(PHOTOS_IN_HAND);
  const alone = createTurns(1);
  return (read) =>
    inHand(async () => {
      const bytes = await read();
      if (!isPhotoStart(bytes.toString('latin1', 0, PHOTO_START_BYTES))) throw new Refusal('PHOTO_INVALID');
      return alone(() => encode(bytes));
    });
}

async function encode(bytes: Buffer): Promise<PhotoSize[]> {
  // Loaded with the first photo: most processes that run for an evening never see one.
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
  } catch {
    throw new Refusal('PHOTO_INVALID');
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
