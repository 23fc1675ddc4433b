import { hash } from 'node:crypto';
import type { Random } from '../parts.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Makes the secret of a session: 256 random bits as 43 characters of base64url. */
export function newSessionToken(random: Random): string {
  return random(TOKEN_BYTES).toString('base64url');
}

/** Whether a text has the form of a session's secret: cheap, and no proof that there is such a session. */
export function isSessionToken(text: string): boolean {
  return TOKEN.test(text);
}

/** What is kept of a session's secret, and what the session is found by: its SHA-256, 64 hexadecimal digits. */
export function hashSessionToken(token: string): string {
  return hash('sha256', token, 'hex');
}
