import type { FieldEncryption } from '../encryption/field-encryption.ts';

/** The key that a webhook address belongs to. */
export interface AddressOwner {
  venueId: string;
  keyId: string;
}

/** The stored form of a webhook address. */
export interface StoredAddress {
  /** The scheme and host, unencrypted. */
  clear: string;
  sealed: Buffer;
}

const contextOf = ({ venueId, keyId }: AddressOwner) => `webhook address ${venueId} ${keyId}`;

/** Encrypts a webhook address for storage. */
export function toStoredAddress(
  url: string,
  owner: AddressOwner,
  encryption: FieldEncryption,
): StoredAddress {
  return { clear: new URL(url).origin, sealed: encryption.seal(url, contextOf(owner)) };
}

/**
 * The whole address; only scheme and host if it was encrypted with another secret key, and nothing can be sent to it.
 */
export function toAddress(
  { clear, sealed }: StoredAddress,
  owner: AddressOwner,
  encryption: FieldEncryption,
): string {
  return encryption.open(sealed, contextOf(owner)) ?? clear;
}

/** The address encrypted with the present key; `null` if it was encrypted with that key before, or no key decrypts it. */
export function resealAddress(
  sealed: Buffer,
  owner: AddressOwner,
  encryption: FieldEncryption,
): Buffer | null {
  const url = encryption.openOld(sealed, contextOf(owner));
  return url === null ? null : encryption.seal(url, contextOf(owner));
}
