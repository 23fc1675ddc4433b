import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Random } from './parts.ts';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES;

/**
 * Encrypts a text for storage. The result is a version byte, a random nonce of 96 bits, the text encrypted with
 * AES-256-GCM, and its tag.
 * @param key  32 bytes
 * @param place  names the place where the text is stored: copied to another place, it cannot be decrypted
 * @see NIST SP 800-38D: a random nonce is safe for some 2^32 texts with one key
 */
export function sealText(text: string, key: Buffer, place: string, random: Random): Buffer {
  const nonce = random(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  const encrypted = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([Buffer.of(VERSION), nonce, ...encrypted, cipher.getAuthTag()]);
}

/**
 * Decrypts a text that {@link sealText} encrypted with one of the keys.
 * @returns `null` if it was encrypted with another key or for another place, or was changed
 */
export function openText(sealed: Buffer, keys: readonly Buffer[], place: string): string | null {
  if (sealed[0] !== VERSION || sealed.length < HEADER_BYTES + TAG_BYTES) return null;
  for (const key of keys) {
    const text = openWithKey(key, sealed, place);
    if (text !== null) return text;
  }
  return null;
}

function openWithKey(key: Buffer, sealed: Buffer, place: string): string | null {
  const nonce = sealed.subarray(1, HEADER_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(sealed.subarray(HEADER_BYTES, -TAG_BYTES), undefined, 'utf8');
    return text + decipher.final('utf8');
  } catch {
    return null;
  }
}
