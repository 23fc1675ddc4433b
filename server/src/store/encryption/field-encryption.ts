import { createHmac } from 'node:crypto';
import type { SecretKeys } from '../../core/secret-key.ts';
import type { Random } from '../../parts/parts.ts';
import { openText, sealText } from '../../parts/sealed-text.ts';
import { deriveKey } from './derive-key.ts';

/** Encrypts values that are stored in rows and read again in clear. */
export interface FieldEncryption {
  /**
   * @param location  names the row and the field: a value that was moved to another row cannot be decrypted
   *   there
   */
  seal(text: string, location: string): Buffer;
  /** @returns `null` if none of the keys encrypted the value, or for another location, or it was changed */
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

/**
 * AES-256-GCM and HMAC-SHA256, each under its own key, derived from the present secret key of the service. What another of its keys
 * encrypted is read, too.
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
