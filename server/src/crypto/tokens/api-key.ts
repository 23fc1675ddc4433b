import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * An API key: `sfr_`, 256 random bits as 43 characters of base 62, and 6 characters of base 62 with the CRC-32 of those
 * 43. The prefix lets a scanner find a leaked key; the checksum lets the service refuse a mistyped one without a query.
 */
const PREFIX = 'sfr_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const SHOWN_LENGTH = 12;

const wellFormed = /^sfr_[0-9A-Za-z]{49}$/;

/**
 * Formats 32 random bytes as an API key.
 * @throws RangeError if there are not 32 bytes
 */
export function formatKey(randomBytes: Uint8Array): string {
  if (randomBytes.length !== 32) throw new RangeError('A key is made of 32 random bytes.');
  let number = 0n;
  for (const byte of randomBytes) number = (number << 8n) | BigInt(byte);
  const secret = toBase62(number, SECRET_LENGTH);
  return `${PREFIX}${secret}${checksumOf(secret)}`;
}

/** Whether a text has the form of a key and a correct checksum. Needs no look-up; the key may not exist. */
export function isWellFormedKey(text: string): boolean {
  if (!wellFormed.test(text)) return false;
  const secretEnd = PREFIX.length + SECRET_LENGTH;
  return checksumOf(text.slice(PREFIX.length, secretEnd)) === text.slice(secretEnd);
}

/** The first 12 characters of a key. The rest is never shown again. */
export function prefixOfKey(key: string): string {
  return key.slice(0, SHOWN_LENGTH);
}

/** The SHA-256 of an API key, 64 lower-case hexadecimal digits: only this is stored, and the key is found by it. */
export function hashKey(key: string): string {
  return hash('sha256', key, 'hex');
}

function checksumOf(secret: string): string {
  return toBase62(BigInt(crc32(secret)), CHECKSUM_LENGTH);
}

function toBase62(number: bigint, length: number): string {
  let rest = number;
  let digits = '';
  for (let position = 0; position < length; position++) {
    digits = ALPHABET[Number(rest % 62n)]! + digits;
    rest /= 62n;
  }
  return digits;
}
