import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture with a red left half and a blue right half, which shows its orientation. */
export function twoHalves(width: number, height: number): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: { ...half, background: 'blue' } }, gravity: 'east' },
  ]);
}

/** A JPEG of {@link twoHalves}. */
export function samplePhoto(width = 1_000, height = 500): Promise<Buffer> {
  return twoHalves(width, height).jpeg().toBuffer();
}

/** A black PNG of one bit a pixel: millions of pixels take almost no space. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A JPEG with a comment in it, right behind its start. */
export function withComment(jpeg: Buffer, comment: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(comment),
    jpeg.subarray(2),
  ]);
}

/** The half of {@link twoHalves} that a pixel belongs to. */
export async function colourAt(image: Buffer, left: number, top: number): Promise<string> {
  const pixel = sharp(image).extract({ left, top, width: 1, height: 1 });
  const [red, green, blue] = await pixel.removeAlpha().raw().toBuffer();
  if (green! > 20) return 'another';
  return red! > 230 && blue! < 20 ? 'red' : blue! > 230 && red! < 20 ? 'blue' : 'another';
}
