import { DEVICE_SESSION_LIFETIME_MS } from '../../../core/access/device.ts';
import type { SignInProof } from '../../../core/access/sign-in/session.ts';
import { hashSessionToken, newSessionToken } from '../../../crypto/tokens/session-token.ts';
import { type DevicePersonRef, insertDeviceSession } from '../../../store/access/device-people.ts';
import { inTransaction } from '../../../store/database.ts';
import { checkPin, type PinParts } from '../sign-in/check-pin.ts';

/**
 * Signs a person in at a shared device with their PIN. Another person who is signed in there, in another tab, stays
 * signed in.
 * @returns the token that names the person in calls from the device, shown only here
 * @throws Refusal those of `checkPin`
 */
export async function beginAtDevice(
  parts: PinParts,
  { pin, ...at }: DevicePersonRef & { pin: string },
  now: number,
): Promise<string> {
  await checkPin(parts, { ...at, pin }, now);
  return beginDeviceSession(parts, at, 'Pin', now);
}

/**
 * Begins the session of a person at a shared device, after their PIN or password was checked.
 * @returns its token, shown only here
 */
export async function beginDeviceSession(
  { db, random }: Pick<PinParts, 'db' | 'random'>,
  at: DevicePersonRef,
  proof: SignInProof,
  now: number,
): Promise<string> {
  const token = newSessionToken(random);
  const expiresAt = now + DEVICE_SESSION_LIFETIME_MS;
  const session = { ...at, tokenHash: hashSessionToken(token), startedAt: now, expiresAt, proof };
  await inTransaction(db, (tx) => insertDeviceSession(tx, session));
  return token;
}
