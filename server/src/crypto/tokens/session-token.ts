import { hash } from 'node:crypto';
import type { Random } from '../../parts/parts.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Makes a session token: 256 random bits as 43 characters of base64url. */
export function newSessionToken(random: Random): string {
  return random(TOKEN_BYTES).toString('base64url');
}

/** Whether a text has the form of a session token. Needs no look-up; the session may not exist. */
export function isSessionToken(text: string): boolean {
  return TOKEN.test(text);
}

/**
 * The SHA-256 of a session token, 64 hexadecimal digits: only this is stored, and the session is found by it.
 */
export function hashSessionToken(token: string): string {
  return hash('sha256', token, 'hex');
}
