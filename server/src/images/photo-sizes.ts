import type { OutputInfo, Sharp } from 'sharp';
import { MOST_PHOTO_PIXELS, PHOTO_WIDTHS } from '../core/menu/photo.ts';

/** One stored size of a photo. */
export interface PhotoSize {
  width: number;
  height: number;
  mediaType: string;
  content: Buffer;
}

/** The outcome for the bytes of a photo. If it is refused, `problem` says what is wrong with it. */
export type PhotoOutcome =
  | { kind: 'Encoded'; sizes: PhotoSize[] }
  | { kind: 'Refused'; problem: string }
  | { kind: 'TimedOut' };

/** The greatest height of a stored photo, as a multiple of the largest width. A higher photo is made narrower. */
const HIGHEST = 4;
const QUALITY = 80;
/** The longest time for each step. The largest photos take two seconds, and longer if the processor is busy. */
const LONGEST_SECONDS = 60;

/**
 * Decodes a photo and encodes the stored sizes: upright, only the pixels, without metadata. The narrowest size comes
 * first; none is larger than the photo.
 */
export async function encodePhotoSizes(bytes: Buffer): Promise<PhotoOutcome> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const options = { failOn: 'error', limitInputPixels: MOST_PHOTO_PIXELS } as const;
  const widest = PHOTO_WIDTHS.at(-1)!;
  try {
    const { data, info } = await withTimeout(sharp(bytes, options).autoOrient())
      .resize({ width: widest, height: widest * HIGHEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const sizes: PhotoSize[] = [];
    for (const width of new Set(PHOTO_WIDTHS.map((each) => Math.min(each, info.width)))) {
      const resized = withTimeout(sharp(data, { raw: rawOf(info) })).resize({ width });
      const encoded = await resized.webp({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
      sizes.push(sizeOf(encoded));
    }
    return { kind: 'Encoded', sizes };
  } catch (error) {
    return outcomeOf(error instanceof Error ? error.message : '');
  }
}

function withTimeout(image: Sharp): Sharp {
  return image.timeout({ seconds: LONGEST_SECONDS });
}

function rawOf({ width, height, channels }: OutputInfo) {
  return { width, height, channels };
}

function sizeOf({ data, info }: { data: Buffer; info: OutputInfo }): PhotoSize {
  return { width: info.width, height: info.height, mediaType: 'image/webp', content: data };
}

function outcomeOf(message: string): PhotoOutcome {
  if (/^timeout: /m.test(message)) return { kind: 'TimedOut' };
  const isTooLarge = /pixel limit/.test(message);
  const problem = isTooLarge ? `has more than ${MOST_PHOTO_PIXELS} pixels` : 'is damaged, or cannot be read';
  return { kind: 'Refused', problem };
}
