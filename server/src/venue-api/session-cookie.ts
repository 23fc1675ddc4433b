import { SESSION_LIFETIME_MS } from '../core/access/sign-in/session.ts';
import { isSessionToken } from '../crypto/tokens/session-token.ts';

/** Browsers accept this prefix only on a secure cookie for exactly this host and all its paths. */
const NAME = '__Host-sofra';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';

const COOKIE_PATTERN = new RegExp(`(?:^|;) *${NAME}=([^;]*)`);

/** The token in a `Cookie` header; `null` when the header has none, or one of another format. */
export function readSessionCookie(header: string | undefined): string | null {
  const token = header === undefined ? undefined : COOKIE_PATTERN.exec(header)?.[1]?.trim();
  return token !== undefined && isSessionToken(token) ? token : null;
}

/** The `Set-Cookie` header that starts a session. */
export function beginSessionCookie(token: string): string {
  return `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${SESSION_LIFETIME_MS / 1000}`;
}

/** The `Set-Cookie` header that ends a session. */
export function endSessionCookie(): string {
  return `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;
}
