import { type Device, readDeviceToken, writeDeviceToken } from '../crypto/device-token.ts';

const NAME = '__Host-sofra-device';
/** The longest that browsers keep a cookie: 400 days. */
const MAX_AGE_SECONDS = 400 * 24 * 3_600;
const NAMED = new RegExp(`(?:^|;) *${NAME}=([^;]*)`);

/** The device that a `Cookie` header speaks of; `null` when it speaks of none. */
export function readDeviceCookie(header: string | undefined): Device | null {
  const text = header === undefined ? undefined : NAMED.exec(header)?.[1]?.trim();
  return text === undefined ? null : readDeviceToken(text);
}

/** The `Set-Cookie` header by which the device is recognised at the next sign-in. */
export function deviceCookie(device: Device): string {
  return `${NAME}=${writeDeviceToken(device)}; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=${MAX_AGE_SECONDS}`;
}
