/** The purpose of a challenge: to set up a passkey, to sign in after the password, or to give a proof in a session. */
export type ChallengePurpose = 'SetUp' | 'SignIn' | 'Proof';

/** A challenge must be answered within this time. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/** The most passkeys of a person. */
export const MOST_PASSKEYS = 10;

/** The longest name of a passkey, in characters. */
export const PASSKEY_NAME_LENGTH = 60;

/**
 * The host name for which browsers create passkeys of this service; `null` if its address is an IP address or has no HTTPS, because
 * browsers then create none. Without a configured address only a browser on this machine can use passkeys.
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
 * Whether a page may use passkeys of this service. At `localhost` every port may, for example that of the app in development.
 * @param origin  the origin of the page, as the browser states it
 * @param publicUrl  the configured address of the service
 */
export function isPasskeyOrigin(origin: string, publicUrl: string | null): boolean {
  if (passkeyHostOf(publicUrl) === LOCAL_HOST) return URL.parse(origin)?.hostname === LOCAL_HOST;
  return publicUrl !== null && origin === new URL(publicUrl).origin;
}

const LOCAL_HOST = 'localhost';
