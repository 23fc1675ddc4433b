import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { SecretKeys } from '../../core/secret-key.ts';
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
   * @returns `null` when none of the keys encrypted the value, or for another location, or it was changed
   */
  open(sealed: Buffer, location: string): string | null;
  /** The value when a key encrypted it that is not the present one; else `null`. */
  openOld(sealed: Buffer, location: string): string | null;
  /**
   * A keyed hash for look-ups: the same for the same text and scope. Without the key it reveals nothing about
   * the text.
   */
  digest(text: string, scope: string): Buffer;
  /** The hash under each key, the present one first: an older one is found, too. */
  digests(text: string, scope: string): readonly Buffer[];
}

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES;

/**
 * AES-256-GCM and HMAC-SHA256, each under its own key, derived from the present secret key of the service. What another of its keys
 * encrypted is read, too.
 * @see NIST SP 800-38D for the nonce: at random it is safe for some 2^32 fields under one key
 */
export function createFieldEncryption(secretKeys: SecretKeys, random: Random): FieldEncryption {
  const [present, ...others] = secretKeys;
  const sealingKey = deriveKey(present, 'sealed-fields-1');
  const otherKeys = others.map((key) => deriveKey(key, 'sealed-fields-1'));
  const lookupKeys = secretKeys.map((key) => deriveKey(key, 'looked-up-fields-1'));
  const digestUnder = (key: Buffer, text: string, scope: string) =>
    createHmac('sha256', key).update(`${scope} ${text}`).digest();
  const openOld = (sealed: Buffer, location: string) => {
    for (const key of otherKeys) {
      const text = openUnder(key, sealed, location);
      if (text !== null) return text;
    }
    return null;
  };
  return {
    seal: (text, location) => {
      const nonce = random(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(location));
      const encrypted = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([Buffer.of(VERSION), nonce, ...encrypted, cipher.getAuthTag()]);
    },
    open: (sealed, location) => openUnder(sealingKey, sealed, location) ?? openOld(sealed, location),
    openOld,
    digest: (text, scope) => digestUnder(lookupKeys[0]!, text, scope),
    digests: (text, scope) => lookupKeys.map((key) => digestUnder(key, text, scope)),
  };
}

function openUnder(key: Buffer, sealed: Buffer, location: string): string | null {
  if (sealed[0] !== VERSION || sealed.length < HEADER_BYTES + TAG_BYTES) return null;
  const nonce = sealed.subarray(1, HEADER_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(location)).setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(sealed.subarray(HEADER_BYTES, -TAG_BYTES), undefined, 'utf8');
    return text + decipher.final('utf8');
  } catch {
    return null;
  }
}

function withoutKey(): never {
  throw new Error('The database was opened without the secret key.');
}

/** For a database that is only migrated or inspected. */
export const NO_ENCRYPTION: FieldEncryption = {
  seal: withoutKey,
  open: () => null,
  openOld: () => null,
  digest: withoutKey,
  digests: withoutKey,
};
