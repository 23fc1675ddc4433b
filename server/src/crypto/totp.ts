import { createHmac } from 'node:crypto';
import type { Random } from '../parts/parts.ts';

/** The time for which an authenticator app shows a code. */
const STEP_MS = 30_000;
const CODE_DIGITS = 6;
/** As RFC 4226 recommends. */
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The secret of an authenticator app: 160 random bits as 32 characters of base32. */
export function newTotpSecret(random: Random): string {
  return base32Of(random(SECRET_BYTES));
}

/** The base32 of bytes, without padding, as authenticator apps read it. */
export function base32Of(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The number of the 30-second step that an instant is in, counted from 1970. */
export function totpStepAt(now: number): number {
  return Math.floor(now / STEP_MS);
}

/**
 * The code that an authenticator app shows in this step: six digits.
 * @see RFC 6238, with SHA-1 and six digits, which all apps support
 */
export function totpCode(secret: string, step: number): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE(digest.at(-1)! & 0xf) & 0x7f_ff_ff_ff;
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

/**
 * The step near an instant whose code this is; `null` if there is none.
 * @param reach  the number of steps before and after the present one that are accepted
 */
export function findTotpStep(secret: string, code: string, now: number, reach: number): number | null {
  const present = totpStepAt(now);
  const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => present - reach + index);
  return steps.find((step) => totpCode(secret, step) === code) ?? null;
}

/** The address that an authenticator app reads from a QR code. */
export function totpUri(secret: string, service: string, account: string): string {
  const label = `${encodeURIComponent(service)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(service)}`;
}
