import { hash } from 'node:crypto';
import type { Random } from '../../parts/parts.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^sop_[\w-]{43}$/;

/** Makes a token of an operator: `sop_` and 256 random bits as 43 characters of base64url. */
export function newOperatorToken(random: Random): string {
  return `sop_${random(TOKEN_BYTES).toString('base64url')}`;
}

/** Whether a text has the form of a token of {@link newOperatorToken}. Needs no look-up; the token may not exist. */
export function isOperatorToken(text: string): boolean {
  return TOKEN.test(text);
}

/** The SHA-256 of a token: only this is stored, and the token is found by it. */
export function hashOperatorToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
