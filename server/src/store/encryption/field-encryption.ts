import { createHmac } from 'node:crypto';
import type { SecretKeys } from '../../core/secret-key.ts';
import type { Random } from '../../parts/parts.ts';
import { openText, sealText } from '../../parts/sealed-text.ts';
import { deriveKey } from './derive-key.ts';

/** Encrypts single values in rows of the database, and decrypts them. */
export interface FieldEncryption {
  /**
   * Encrypts a text.
   * @param location  the row and the field: a value that is copied to another row cannot be decrypted there
   */
  seal(text: string, location: string): Buffer;
  /**
   * Decrypts a value.
   * @returns `null` if no key of the service fits, the location is another one, or the value was changed
   */
  open(sealed: Buffer, location: string): string | null;
  /** Decrypts a value only if an old key encrypted it; `null` if it was the present key, or none. */
  openOld(sealed: Buffer, location: string): string | null;
  /**
   * A keyed hash (HMAC) for look-ups: equal for equal text and scope. Without the key it reveals nothing about the
   * text.
   */
  digest(text: string, scope: string): Buffer;
  /** The hash under each key, the present key first, so that a look-up also finds values that an old key hashed. */
  digests(text: string, scope: string): readonly Buffer[];
}

/**
 * Encrypts with AES-256-GCM and hashes with HMAC-SHA256, each with a key derived from the present secret key of the
 * service. Also decrypts values of its old secret keys.
 */
export function createFieldEncryption(secretKeys: SecretKeys, random: Random): FieldEncryption {
  const sealingKeys = secretKeys.map((key) => deriveKey(key, 'sealed-fields-1'));
  const lookupKeys = secretKeys.map((key) => deriveKey(key, 'looked-up-fields-1'));
  const digestUnder = (key: Buffer, text: string, scope: string) =>
    createHmac('sha256', key).update(`${scope} ${text}`).digest();
  return {
    seal: (text, location) => sealText(text, sealingKeys[0]!, location, random),
    open: (sealed, location) => openText(sealed, sealingKeys, location),
    openOld: (sealed, location) => openText(sealed, sealingKeys.slice(1), location),
    digest: (text, scope) => digestUnder(lookupKeys[0]!, text, scope),
    digests: (text, scope) => lookupKeys.map((key) => digestUnder(key, text, scope)),
  };
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
