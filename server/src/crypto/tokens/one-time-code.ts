import { hash } from 'node:crypto';
import type { Random } from '../../parts/parts.ts';

const CODE_BYTES = 32;

/** Makes the code of a one-time link: 256 random bits as 43 characters of base64url. */
export function newOneTimeCode(random: Random): string {
  return random(CODE_BYTES).toString('base64url');
}

/** The SHA-256 of the code of a one-time link: only this is stored. */
export function hashOneTimeCode(code: string): Buffer {
  return hash('sha256', code, 'buffer');
}
