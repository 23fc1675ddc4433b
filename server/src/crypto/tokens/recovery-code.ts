import { hash } from 'node:crypto';
import type { Random } from '../../parts/parts.ts';
import { base32Of } from '../totp.ts';

/** The number of recovery codes that a person gets. */
const CODES = 10;
const CODE_BYTES = 10;

/** Ten recovery codes: 80 random bits each, as four groups of four letters and digits. */
export function newRecoveryCodes(random: Random): string[] {
  return Array.from({ length: CODES }, () => base32Of(random(CODE_BYTES)).match(/.{4}/g)!.join('-'));
}

/** The SHA-256 of a recovery code without its hyphens, in hexadecimal: only this is stored. */
export function hashRecoveryCode(code: string): string {
  return hash('sha256', code.replaceAll('-', ''), 'hex');
}
