import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { SecretKeys } from '../core/secret-key.ts';
import type { Random } from '../parts/parts.ts';

/**
 * The API key that a signing secret belongs to. A secret that is moved to the row of another key cannot be
 * decrypted.
 */
export interface KeyRef {
  venueId: string;
  keyId: string;
}

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES;

/**
 * Encrypts a signing secret for storage: a byte of version, 96 random bits of nonce, the text by AES-256-GCM,
 * its tag.
 * @param secretKey  32 bytes
 * @see NIST SP 800-38D for the nonce: at random it is safe for some 2^32 secrets under one key
 */
export function sealSecret(secret: string, secretKey: Buffer, keyRef: KeyRef, random: Random): Buffer {
  const nonce = random(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', secretKey, nonce).setAAD(wordsOf(keyRef));
  const encrypted = [cipher.update(secret, 'utf8'), cipher.final()];
  return Buffer.concat([Buffer.of(VERSION), nonce, ...encrypted, cipher.getAuthTag()]);
}

/**
 * Decrypts a signing secret that {@link sealSecret} encrypted under one of the keys.
 * @returns `null` when it was encrypted under another key or for another place, or was changed
 */
export function openSecret(sealed: Buffer, secretKeys: SecretKeys, keyRef: KeyRef): string | null {
  if (sealed[0] !== VERSION || sealed.length < HEADER_BYTES + TAG_BYTES) return null;
  for (const secretKey of secretKeys) {
    const secret = openUnder(secretKey, sealed, keyRef);
    if (secret !== null) return secret;
  }
  return null;
}

/**
 * Encrypts under the first key what another one of them encrypted.
 * @returns `null` when there is nothing to do, or none of them opens it
 */
export function resealSecret(
  sealed: Buffer,
  secretKeys: SecretKeys,
  keyRef: KeyRef,
  random: Random,
): Buffer | null {
  const [present] = secretKeys;
  if (openSecret(sealed, [present], keyRef) !== null) return null;
  const secret = openSecret(sealed, secretKeys, keyRef);
  return secret === null ? null : sealSecret(secret, present, keyRef, random);
}

function openUnder(secretKey: Buffer, sealed: Buffer, keyRef: KeyRef): string | null {
  const nonce = sealed.subarray(1, HEADER_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', secretKey, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(wordsOf(keyRef)).setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(sealed.subarray(HEADER_BYTES, -TAG_BYTES), undefined, 'utf8');
    return text + decipher.final('utf8');
  } catch {
    return null;
  }
}

function wordsOf({ venueId, keyId }: KeyRef): Buffer {
  return Buffer.from(`${venueId} ${keyId}`);
}
