/** What a challenge is for: to set a passkey up, to sign in after the password, or to prove in a session who one is. */
export type ChallengePurpose = 'SetUp' | 'SignIn' | 'Proof';

/** A challenge is answered within this time. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/** This many passkeys a person can have. */
export const MOST_PASSKEYS = 10;

/** The longest name of a passkey, in characters. */
export const PASSKEY_NAME_LENGTH = 60;

/**
 * The host name for which browsers make passkeys of this service; `null` if they make none: its address has no host name but a number, or no
 * HTTPS. Without a configured address only a browser on this machine can use them.
 * @param publicUrl  the configured address of the service
 */
export function passkeyHostOf(publicUrl: string | null): string | null {
  if (publicUrl === null) return LOCAL_HOST;
  const { hostname, protocol } = new URL(publicUrl);
  if (hostname === LOCAL_HOST) return hostname;
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  return isNumber || protocol !== 'https:' ? null : hostname;
}

/**
 * Whether a page may use passkeys of this service. At `localhost` any port may, such as that of the app in development.
 * @param origin  of the page, as the browser says
 * @param publicUrl  the configured address of the service
 */
export function isPasskeyOrigin(origin: string, publicUrl: string | null): boolean {
  if (passkeyHostOf(publicUrl) === LOCAL_HOST) return URL.parse(origin)?.hostname === LOCAL_HOST;
  return publicUrl !== null && origin === new URL(publicUrl).origin;
}

const LOCAL_HOST = 'localhost';
