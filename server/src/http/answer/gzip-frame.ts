import { promisify } from 'node:util';
import { crc32, deflateRaw, deflateRawSync, inflateRaw } from 'node:zlib';
import { copyBytes } from '../../core/copy-bytes.ts';
import { FAST_GZIP } from './content-encoding.ts';

/**
 * The end that many texts share, compressed once. The gzip body of each text is its own head, uncompressed, and this
 * tail.
 */
export interface GzippedTail {
  /** A complete DEFLATE stream. */
  deflated: Buffer;
  length: number;
  crc: number;
  /**
   * The CRC of a head is multiplied by this before the CRC of the tail is added (polynomials modulo that of CRC-32).
   */
  shift: number;
}

const deflate = promisify<Buffer, object, Buffer>(deflateRaw);

/** Compresses a tail with a high level, in another thread. */
export async function gzipTail(tail: Buffer): Promise<GzippedTail> {
  return gzippedTail(tail, await deflate(tail, {}));
}

/** Compresses a tail with a fast level, in this thread. */
export function gzipTailQuickly(tail: Buffer): GzippedTail {
  return gzippedTail(tail, deflateRawSync(tail, FAST_GZIP));
}

function gzippedTail(tail: Buffer, deflated: Buffer): GzippedTail {
  const { length } = tail;
  return { deflated: copyBytes(deflated), length, crc: crc32(tail), shift: shiftOver(length) };
}

const inflate = promisify(inflateRaw);

/** Decompresses the tail, in another thread. */
export function unpackTail({ deflated }: GzippedTail): Promise<Buffer> {
  return inflate(deflated);
}

/** A gzip body as it is written, without a copy of its long middle. */
export interface GzipPieces {
  /** One character per byte, as in Latin-1. */
  start: string;
  deflated: Buffer;
  /** One character per byte. */
  end: string;
  /** Bytes of all pieces together. */
  length: number;
}

// Magic number, DEFLATE, no flags, no time, unknown system; then the type of a stored block that is not the last one.
const BEFORE_BLOCK = '\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff\x00';

/**
 * The gzip member of `head` and the tail. The uncompressed block of the head ends on a byte boundary, so the blocks
 * of another stream may follow it.
 * @param head  in ASCII, at most 65,535 characters
 * @see RFC 1951, section 3.2.4; RFC 1952, section 2.3
 */
export function gzipOf(head: string, tail: GzippedTail): GzipPieces {
  const { deflated, length, crc, shift } = tail;
  const start = BEFORE_BLOCK + twoBytes(head.length) + twoBytes(head.length ^ 0xffff) + head;
  const end = fourBytes(product(shift, crc32(head)) ^ crc) + fourBytes(head.length + length);
  return { start, deflated, end, length: start.length + deflated.length + end.length };
}

/** A number in two bytes, the low byte first. */
function twoBytes(number: number): string {
  return String.fromCharCode(number & 0xff, (number >>> 8) & 0xff);
}

function fourBytes(number: number): string {
  return twoBytes(number) + twoBytes(number >>> 16);
}

// CRC-32 takes a text as a polynomial modulo one of degree 32. The bits are in reverse order: the highest one is the
// power 0.
const POLYNOMIAL = 0xedb88320;
const POWER_0 = 0x8000_0000;
const POWER_1 = 0x4000_0000;

/** The product of two polynomials, modulo that of CRC-32. */
function product(a: number, b: number): number {
  let sum = 0;
  for (let rest = a | 0, factor = b; rest !== 0; rest <<= 1) {
    if (rest < 0) sum ^= factor;
    factor = (factor >>> 1) ^ (-(factor & 1) & POLYNOMIAL);
  }
  return sum >>> 0;
}

/** The factor that moves a CRC in front of this number of bytes. @see crc32_combine_gen of zlib */
function shiftOver(bytes: number): number {
  let shift = POWER_0;
  for (let left = bytes, power = POWER_OF_BYTE; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = product(power, shift);
    power = product(power, power);
  }
  return shift;
}

/** x to the power of 8: moves a CRC by one byte. */
const POWER_OF_BYTE = [1, 2, 4].reduce((power) => product(power, power), POWER_1);
