import { type KnownBrowser, readBrowserToken, writeBrowserToken } from '../crypto/tokens/browser-token.ts';

const NAME = '__Host-sofra-device';
/** Browsers store a cookie for 400 days at most. */
const MAX_AGE_SECONDS = 400 * 24 * 3_600;
const COOKIE_PATTERN = new RegExp(`(?:^|;) *${NAME}=([^;]*)`);

/** The browser in a `Cookie` header, as an earlier sign-in stored it; `null` if the header has none. */
export function readBrowserCookie(header: string | undefined): KnownBrowser | null {
  const text = header === undefined ? undefined : COOKIE_PATTERN.exec(header)?.[1]?.trim();
  return text === undefined ? null : readBrowserToken(text);
}

/** The `Set-Cookie` header by which the next sign-in recognises the browser. */
export function browserCookie(device: KnownBrowser): string {
  return `${NAME}=${writeBrowserToken(device)}; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=${MAX_AGE_SECONDS}`;
}
