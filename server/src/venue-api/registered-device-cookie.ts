import { isSessionToken } from '../crypto/tokens/session-token.ts';

/** The cookie of a shared device. Another cookie recognises a browser at its next sign-in. */
const NAME = '__Host-sofra-shared';
/** Browsers store a cookie for 400 days at most. */
const MAX_AGE_SECONDS = 400 * 24 * 3_600;
const COOKIE_PATTERN = new RegExp(`(?:^|;) *${NAME}=([^;]*)`);

/** The token of the shared device in a `Cookie` header; `null` if the header has none, or one of another format. */
export function readSharedDeviceCookie(header: string | undefined): string | null {
  const token = header === undefined ? undefined : COOKIE_PATTERN.exec(header)?.[1]?.trim();
  return token !== undefined && isSessionToken(token) ? token : null;
}

/** The `Set-Cookie` header that makes a browser a shared device, or extends the time for which it is one. */
export function sharedDeviceCookie(token: string): string {
  return `${NAME}=${token}; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=${MAX_AGE_SECONDS}`;
}
