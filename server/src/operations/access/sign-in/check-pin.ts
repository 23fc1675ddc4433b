import { MOST_WRONG_PINS, MOST_WRONG_PINS_AN_HOUR, pinDigitsOf } from '../../../core/access/sign-in/pin.ts';
import { Refusal } from '../../../core/refusals.ts';
import type { SecretKeys } from '../../../core/secret-key.ts';
import { hashPin, type PinKeys, verifyPin } from '../../../crypto/pin-hash.ts';
import type { Random } from '../../../parts/parts.ts';
import {
  countPinTry,
  type DevicePersonRef,
  findPersonWithPin,
  type PersonWithPin,
  undoPinTry,
  updatePin,
} from '../../../store/access/device-people.ts';
import { type Database, inTransaction } from '../../../store/database.ts';
import { deriveKey } from '../../../store/encryption/derive-key.ts';
import type { TakeFairTurn } from '../../../throttles/fair-turns.ts';
import { DUMMY_HASH } from './sign-in.ts';

/** The dependencies of checking a PIN. */
export interface PinParts {
  db: Database;
  random: Random;
  secretKeys: SecretKeys;
  /** Limits how many passwords and PINs are hashed at the same time. */
  passwordTurns: TakeFairTurn;
}

/**
 * Checks a PIN that was typed at a shared device, and returns its person. The try is counted as wrong before it is
 * verified, so that parallel calls on many servers get no extra tries; a right PIN undoes that. Tries at other devices
 * are counted separately.
 * @throws Refusal PIN_WRONG for a wrong PIN, for a person without a PIN and for someone who does not work at the venue,
 *   always after the same time; PIN_STOPPED if the person has no try left at the device; PIN_THROTTLED if the device has
 *   none left in this hour; DEVICE_NOT_FOUND for a withdrawn device; SERVICE_UNAVAILABLE if too many PINs are being
 *   verified
 */
export async function checkPin(
  parts: PinParts,
  { pin, ...at }: DevicePersonRef & { pin: string },
  now: number,
): Promise<PersonWithPin> {
  return countAndCheckAtDevice(parts.db, at, now, async (person) => {
    // A person who got a right to approve after they chose a PIN of 4 digits must choose one of 6 digits.
    const isLongEnough = person !== null && (person.pinDigits ?? 0) >= pinDigitsOf(person.grants.rights);
    const hash = (isLongEnough && person.pinHash) || DUMMY_HASH;
    const keys = pinKeysOf(parts.secretKeys);
    const turn = { name: at.deviceId, isPreferred: true };
    const found = await parts.passwordTurns(turn, () =>
      verifyPin({ accountId: at.accountId, pin }, hash, keys),
    );
    if (found === 'RightUnderOldKey') {
      const renewed = await parts.passwordTurns(turn, () =>
        hashPin({ accountId: at.accountId, pin }, keys[0], parts.random),
      );
      await updatePin(parts.db, at.venueId, at.accountId, { hash: renewed, digits: pin.length }, hash);
    }
    return found !== 'Wrong';
  });
}

/**
 * Runs a check of a person at a device, and counts it as one of their tries there. For PINs, and for the one-time codes
 * with which a person chooses a PIN.
 * @param verify  the check; it gets `null` for someone who does not work at the venue, and must take the same time then
 * @throws Refusal those of `checkPin`
 */
export async function countAndCheckAtDevice(
  db: Database,
  at: DevicePersonRef,
  now: number,
  verify: (person: PersonWithPin | null) => Promise<boolean>,
): Promise<PersonWithPin> {
  const most = { ofPerson: MOST_WRONG_PINS, anHour: MOST_WRONG_PINS_AN_HOUR };
  const counted = await countPinTry(db, at, most, now);
  switch (counted.outcome) {
    case 'NoDevice':
      throw new Refusal('DEVICE_NOT_FOUND');
    case 'PersonStopped':
      throw new Refusal('PIN_STOPPED');
    case 'DeviceWaits':
      throw new Refusal('PIN_THROTTLED', {
        retryAfterSeconds: Math.max(1, Math.ceil((counted.opens_at - now) / 1000)),
      });
    case 'Counted':
  }
  const takeBack = (person: 'Cleared' | 'TakenBack') => inTransaction(db, (tx) => undoPinTry(tx, at, person));
  const person = await findPersonWithPin(db, at.venueId, at.accountId);
  const isRight = await verify(person).catch(async (error: unknown) => {
    // A server that was too busy verified nothing, so the try is not counted.
    await takeBack('TakenBack');
    throw error;
  });
  if (person === null || !isRight) throw new Refusal('PIN_WRONG');
  await takeBack('Cleared');
  return person;
}

/** The keys for hashing PINs, one for each secret key of the service. */
export function pinKeysOf([present, ...others]: SecretKeys): PinKeys {
  return [deriveKey(present, 'pin-1'), ...others.map((key) => deriveKey(key, 'pin-1'))];
}
