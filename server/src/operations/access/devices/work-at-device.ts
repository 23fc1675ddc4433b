import { DEVICE_SESSION_LIFETIME_MS } from '../../../core/access/device.ts';
import type { Proof } from '../../../core/access/sign-in/session.ts';
import { hashSessionToken, newSessionToken } from '../../../crypto/tokens/session-token.ts';
import { insertDeviceSession, type PersonAt } from '../../../store/access/device-people.ts';
import { inTransaction } from '../../../store/database.ts';
import { checkPin, type PinParts } from '../sign-in/check-pin.ts';

/**
 * Begins the work of a person at a device with their PIN. Another person who works there, in another tab, continues.
 * @returns the token that names the person in calls from the device, shown only here
 * @throws Refusal those of `checkPin`
 */
export async function beginAtDevice(
  parts: PinParts,
  { pin, ...at }: PersonAt & { pin: string },
  now: number,
): Promise<string> {
  await checkPin(parts, { ...at, pin }, now);
  return beginDeviceSession(parts, at, 'Pin', now);
}

/** Begins the session of a person who has proved who they are. @returns its token, shown only here */
export async function beginDeviceSession(
  { db, random }: Pick<PinParts, 'db' | 'random'>,
  at: PersonAt,
  proof: Proof,
  now: number,
): Promise<string> {
  const token = newSessionToken(random);
  const expiresAt = now + DEVICE_SESSION_LIFETIME_MS;
  const session = { ...at, tokenHash: hashSessionToken(token), startedAt: now, expiresAt, proof };
  await inTransaction(db, (tx) => insertDeviceSession(tx, session));
  return token;
}
