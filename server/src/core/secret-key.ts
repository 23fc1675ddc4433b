/** The secret keys of the service, 32 bytes each. The first one encrypts; the others are older keys that can still decrypt. */
export type SecretKeys = readonly [present: Buffer, ...others: Buffer[]];

/** The length of an AES-256 key. */
const KEY_BYTES = 32;

const HEX = /^[0-9a-f]{64}$/i;
/** 32 bytes in base64 or base64url, with or without padding. */
const BASE64 = /^[A-Za-z0-9+/_-]{43}=?$/;

/** Decodes a key of 32 bytes from hexadecimal or base64; `null` for any other text. */
export function parseSecretKey(text: string): Buffer | null {
  if (HEX.test(text)) return Buffer.from(text, 'hex');
  if (!BASE64.test(text)) return null;
  const key = Buffer.from(text, 'base64');
  return key.length === KEY_BYTES ? key : null;
}
