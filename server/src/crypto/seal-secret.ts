import type { SecretKeys } from '../core/secret-key.ts';
import type { Random } from '../parts/parts.ts';
import { openText, sealText } from '../parts/sealed-text.ts';

/**
 * The API key that a signing secret belongs to. A secret that is copied to the row of another API key cannot be
 * decrypted.
 */
export interface KeyRef {
  venueId: string;
  keyId: string;
}

/**
 * Encrypts a signing secret for storage.
 * @param secretKey  32 bytes
 */
export function sealSecret(secret: string, secretKey: Buffer, keyRef: KeyRef, random: Random): Buffer {
  return sealText(secret, secretKey, placeOf(keyRef), random);
}

/**
 * Decrypts a signing secret that {@link sealSecret} encrypted with one of the keys.
 * @returns `null` if it was encrypted with another key or for another API key, or was changed
 */
export function openSecret(sealed: Buffer, secretKeys: SecretKeys, keyRef: KeyRef): string | null {
  return openText(sealed, secretKeys, placeOf(keyRef));
}

/**
 * Encrypts a secret again with the first key, if another one of the keys encrypted it.
 * @returns `null` if the first key encrypted it, or no key decrypts it
 */
export function resealSecret(
  sealed: Buffer,
  [present, ...others]: SecretKeys,
  keyRef: KeyRef,
  random: Random,
): Buffer | null {
  const secret = openText(sealed, others, placeOf(keyRef));
  return secret === null ? null : sealSecret(secret, present, keyRef, random);
}

function placeOf({ venueId, keyId }: KeyRef): string {
  return `${venueId} ${keyId}`;
}
