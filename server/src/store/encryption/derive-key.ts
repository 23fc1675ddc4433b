import { hkdfSync } from 'node:crypto';

/** The purposes of derived keys. A name is never used for another purpose. */
export type KeyPurpose =
  | 'device-cookie-1'
  | 'sealed-fields-1'
  | 'looked-up-fields-1'
  | 'pin-1'
  | 'sign-in-failures-1';

const KEY_BYTES = 32;

/**
 * Derives a key for one purpose from the service's secret key. Knowing one derived key reveals nothing about
 * another.
 * @param secretKey  32 bytes
 * @see RFC 5869
 */
export function deriveKey(secretKey: Buffer, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', `sofra ${purpose}`, KEY_BYTES));
}
