import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Random } from '../../parts/parts.ts';
import { deriveKey } from './derive-key.ts';

/** Encrypts values that are stored in rows and read again in clear. */
export interface FieldEncryption {
  /**
   * @param location  names the row and the field: a value that was moved to another row cannot be decrypted
   *   there
   */
  seal(text: string, location: string): Buffer;
  /**
   * @returns `null` when the value was encrypted under another key or for another location, or was changed
   */
  open(sealed: Buffer, location: string): string | null;
  /**
   * A keyed hash for look-ups: the same for the same text and scope. Without the key it reveals nothing about
   * the text.
   */
  digest(text: string, scope: string): Buffer;
}

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES;

/**
 * AES-256-GCM and HMAC-SHA256, each under its own key, derived from the service's secret key.
 * @param secretKey  32 bytes
 * @see NIST SP 800-38D for the nonce: at random it is safe for some 2^32 fields under one key
 */
export function createFieldEncryption(secretKey: Buffer, random: Random): FieldEncryption {
  const sealingKey = deriveKey(secretKey, 'sealed-fields-1');
  const lookupKey = deriveKey(secretKey, 'looked-up-fields-1');
  return {
    seal: (text, location) => {
      const nonce = random(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(location));
      const encrypted = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([Buffer.of(VERSION), nonce, ...encrypted, cipher.getAuthTag()]);
    },
    open: (sealed, location) => {
      if (sealed[0] !== VERSION || sealed.length < HEADER_BYTES + TAG_BYTES) return null;
      const nonce = sealed.subarray(1, HEADER_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(location)).setAuthTag(sealed.subarray(-TAG_BYTES));
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

/** For a database that is only migrated or inspected. */
export const NO_ENCRYPTION: FieldEncryption = { seal: withoutKey, open: () => null, digest: withoutKey };
