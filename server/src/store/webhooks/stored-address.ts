import type { FieldEncryption } from '../encryption/field-encryption.ts';

/** Whose webhook address it is. */
export interface AddressPlace {
  venueId: string;
  keyId: string;
}

/** A webhook address as its row keeps it. */
export interface StoredAddress {
  /** Scheme and host; all of it when `sealed` is `null`. */
  clear: string;
  sealed: Buffer | null;
}

const placeOf = ({ venueId, keyId }: AddressPlace) => `webhook address ${venueId} ${keyId}`;

export function toStoredAddress(
  url: string,
  place: AddressPlace,
  encryption: FieldEncryption,
): StoredAddress {
  return { clear: new URL(url).origin, sealed: encryption.seal(url, placeOf(place)) };
}

/** The whole address. Of one that was encrypted under another secret key only scheme and host: nothing can be sent there. */
export function toAddress(
  { clear, sealed }: StoredAddress,
  place: AddressPlace,
  encryption: FieldEncryption,
): string {
  return sealed === null ? clear : (encryption.open(sealed, placeOf(place)) ?? clear);
}
