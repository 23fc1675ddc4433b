import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Random } from '../../parts/parts.ts';

const ID_BYTES = 16;
const PROOF_BYTES = 16;
/** The most accounts that a device remembers, enough for a till that many people share. */
const MOST_ACCOUNTS = 12;
const TOKEN = /^[A-Za-z0-9_-]{22}(?:\.[A-Za-z0-9_-]{22}){1,12}$/;

/** A browser or program on which accounts signed in before. */
export interface KnownBrowser {
  /** Random. Does not identify the person who uses the device. */
  id: string;
  /** A proof (HMAC) for each account that signed in on the device, newest first. */
  proofs: readonly string[];
}

/** Reads the text of {@link writeBrowserToken}; `null` for any other form. The proofs are not verified. */
export function readBrowserToken(text: string): KnownBrowser | null {
  if (!TOKEN.test(text)) return null;
  const [id, ...proofs] = text.split('.');
  return { id: id!, proofs };
}

/** Makes the text of the cookie that stores a device in the browser. */
export function writeBrowserToken({ id, proofs }: KnownBrowser): string {
  return [id, ...proofs].join('.');
}

/**
 * Whether the account with this e-mail address (lower case) signed in on the device before.
 * @param keys  keys of 32 bytes only for this purpose; the proof was made with one of them
 */
export function isKnownBrowser(device: KnownBrowser, email: string, keys: readonly Buffer[]): boolean {
  const expected = keys.map((key) => Buffer.from(proofOf(device.id, email, key)));
  return device.proofs.some((proof) => expected.some((one) => timingSafeEqual(Buffer.from(proof), one)));
}

/** Returns the device with a proof of this account added. @param before  `null` creates a new device */
export function rememberAccount(
  before: KnownBrowser | null,
  email: string,
  key: Buffer,
  random: Random,
): KnownBrowser {
  const id = before?.id ?? random(ID_BYTES).toString('base64url');
  const proof = proofOf(id, email, key);
  const others = (before?.proofs ?? []).filter((other) => other !== proof);
  return { id, proofs: [proof, ...others].slice(0, MOST_ACCOUNTS) };
}

function proofOf(id: string, email: string, key: Buffer): string {
  const digest = createHmac('sha256', key).update(`${id} ${email}`).digest();
  return digest.subarray(0, PROOF_BYTES).toString('base64url');
}
