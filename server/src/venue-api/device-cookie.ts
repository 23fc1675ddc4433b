import { type Device, readDeviceToken, writeDeviceToken } from '../crypto/tokens/device-token.ts';

const NAME = '__Host-sofra-device';
/** Browsers store a cookie for 400 days at most. */
const MAX_AGE_SECONDS = 400 * 24 * 3_600;
const NAMED = new RegExp(`(?:^|;) *${NAME}=([^;]*)`);

/** The device named by a `Cookie` header; `null` when the header names none. */
export function readDeviceCookie(header: string | undefined): Device | null {
  const text = header === undefined ? undefined : NAMED.exec(header)?.[1]?.trim();
  return text === undefined ? null : readDeviceToken(text);
}

/** The `Set-Cookie` header that lets the next sign-in recognise the device. */
export function deviceCookie(device: Device): string {
  return `${NAME}=${writeDeviceToken(device)}; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=${MAX_AGE_SECONDS}`;
}
