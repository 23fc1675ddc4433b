import { SESSION_LIFETIME_MS } from '../core/access/session.ts';
import { Refusal } from '../core/refusals.ts';
import { hashSessionToken, isSessionToken } from '../crypto/session-token.ts';

/** The prefix makes browsers refuse the cookie unless it is secure, of this very host and for all its paths. */
const NAME = '__Host-sofra';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';

const NAMED = new RegExp(`(?:^|;) *${NAME}=([^;]*)`);

/** The token in a `Cookie` header; `null` when there is none, or none that could be a token. */
export function readSessionCookie(header: string | undefined): string | null {
  const token = header === undefined ? undefined : NAMED.exec(header)?.[1]?.trim();
  return token !== undefined && isSessionToken(token) ? token : null;
}

/** What the session of a `Cookie` header is found by. @throws Refusal SIGN_IN_REQUIRED when it carries none */
export function sessionHashOf(header: string | undefined): string {
  const token = readSessionCookie(header);
  if (token === null) throw new Refusal('SIGN_IN_REQUIRED');
  return hashSessionToken(token);
}

/** The `Set-Cookie` header that begins a session. */
export function beginSessionCookie(token: string): string {
  return `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${SESSION_LIFETIME_MS / 1000}`;
}

/** The `Set-Cookie` header that ends it. */
export function endSessionCookie(): string {
  return `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;
}
