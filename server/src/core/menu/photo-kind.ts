/** The accepted image formats, as text for messages. */
export const PHOTO_KINDS = 'JPEG, PNG, WebP, GIF and AVIF';

const SIGNATURES = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a'];

/** WebP and AVIF use container formats that other formats use, too. */
const CONTAINERS = [/^RIFF.{4}WEBP/s, /^.{4}ftyp(?:.{4})*?avi[fs]/s];

/**
 * Whether a file begins like a JPEG, PNG, GIF, WebP or AVIF image. Other files never reach the image decoder.
 * @param start  the first bytes, decoded as Latin-1: one character for each byte
 */
export function isPhotoStart(start: string): boolean {
  return (
    SIGNATURES.some((signature) => start.startsWith(signature)) ||
    CONTAINERS.some((pattern) => pattern.test(start))
  );
}

/** Other file formats that people upload by mistake, with the first bytes of each. */
const OTHERS: readonly (readonly [kind: string, ...starts: (string | RegExp)[]])[] = [
  ['a HEIC photo', /^.{4}ftyp(?:.{4})*?(?:hei[cxms]|hev[cx]|mif1|msf1)/s],
  ['a video', /^.{4}ftyp/s, '\x1aE\xdf\xa3'],
  ['a TIFF image', 'II*\0', 'MM\0*'],
  ['a BMP image', 'BM'],
  ['a Photoshop image', '8BPS'],
  ['a JPEG XL image', '\xff\x0a', '\0\0\0\x0cJXL '],
  ['an icon', '\0\0\x01\0'],
  ['a PDF document', '%PDF'],
  ['a ZIP archive', 'PK'],
  ['an SVG image', /^(?:\xef\xbb\xbf)?\s*(?:<\?xml|<svg)/i],
  ['a web page', /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html)/i],
];

/**
 * The likely format of a file that is not an accepted photo, as text for a message.
 * @param start  the first bytes, decoded as Latin-1: one character for each byte
 */
export function describeFileFormat(start: string): string {
  if (start === '') return 'empty';
  const begins = (other: string | RegExp) =>
    typeof other === 'string' ? start.startsWith(other) : other.test(start);
  return OTHERS.find(([, ...starts]) => starts.some(begins))?.[0] ?? 'of an unknown kind';
}
