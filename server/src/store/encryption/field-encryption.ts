import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Random } from '../../parts.ts';
import { deriveKey } from './derive-key.ts';

/** Encrypts what is kept in rows and has to be had in clear again. */
export interface FieldEncryption {
  /** @param place  whose field it is: what is moved to another row cannot be opened there */
  seal(text: string, place: string): Buffer;
  /** @returns `null` when it was sealed under another key or for another place, or is no longer as it was written */
  open(sealed: Buffer, place: string): string | null;
  /** What a text is looked up by: the same for the same text and scope, and without the key no hint at the text. */
  digest(text: string, scope: string): Buffer;
}

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES;

/**
 * AES-256-GCM and HMAC-SHA256 under keys of their own, derived from the service's secret key.
 * @param secretKey  32 bytes
 * @see NIST SP 800-38D for the nonce: at random it is safe for some 2^32 fields under one key
 */
export function createFieldEncryption(secretKey: Buffer, random: Random): FieldEncryption {
  const sealingKey = deriveKey(secretKey, 'sealed-fields-1');
  const lookupKey = deriveKey(secretKey, 'looked-up-fields-1');
  return {
    seal: (text, place) => {
      const nonce = random(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(place));
      const encrypted = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([Buffer.of(VERSION), nonce, ...encrypted, cipher.getAuthTag()]);
    },
    open: (sealed, place) => {
      if (sealed[0] !== VERSION || sealed.length < HEADER_BYTES + TAG_BYTES) return null;
      const nonce = sealed.subarray(1, HEADER_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        const text = decipher.update(sealed.subarray(HEADER_BYTES, -TAG_BYTES), undefined, 'utf8');
        return text + decipher.final('utf8');
      } catch {
        return null;
      }
    },
    digest: (text, scope) => createHmac('sha256', lookupKey).update(`${scope} ${text}`).digest(),
  };
}

function withoutKey(): never {
  throw new Error('The database was opened without the secret key.');
}

/** Of a database that is only migrated or looked at. */
export const NO_ENCRYPTION: FieldEncryption = { seal: withoutKey, open: () => null, digest: withoutKey };
