/** The keys of a service, 32 bytes each: the first one encrypts, and each decrypts what it encrypted. */
export type SecretKeys = readonly [present: Buffer, ...others: Buffer[]];

/** A key of AES-256, in bytes. */
const KEY_BYTES = 32;

const HEX = /^[0-9a-f]{64}$/i;
/** Base64 with or without padding, in either of its two alphabets. */
const BASE64 = /^[A-Za-z0-9+/_-]{43}=?$/;

/** The 32 bytes that a text stands for in hexadecimal or in base64; `null` for any other text. */
export function readSecretKey(text: string): Buffer | null {
  if (HEX.test(text)) return Buffer.from(text, 'hex');
  if (!BASE64.test(text)) return null;
  const key = Buffer.from(text, 'base64');
  return key.length === KEY_BYTES ? key : null;
}
