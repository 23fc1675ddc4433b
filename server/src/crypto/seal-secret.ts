import type { SecretKeys } from '../core/secret-key.ts';
import type { Random } from '../parts/parts.ts';
import { openText, sealText } from '../parts/sealed-text.ts';

/**
 * The API key that a signing secret belongs to. A secret that is moved to the row of another key cannot be
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
 * Decrypts a signing secret that {@link sealSecret} encrypted under one of the keys.
 * @returns `null` when it was encrypted under another key or for another place, or was changed
 */
export function openSecret(sealed: Buffer, secretKeys: SecretKeys, keyRef: KeyRef): string | null {
  return openText(sealed, secretKeys, placeOf(keyRef));
}

/**
 * Encrypts under the first key what another one of them encrypted.
 * @returns `null` when there is nothing to do, or none of them opens it
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
