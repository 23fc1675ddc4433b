import { MOST_WRONG_PINS, MOST_WRONG_PINS_AN_HOUR, pinDigitsOf } from '../../../core/access/sign-in/pin.ts';
import { Refusal } from '../../../core/refusals.ts';
import type { SecretKeys } from '../../../core/secret-key.ts';
import { hashPin, type PinKeys, verifyPin } from '../../../crypto/pin-hash.ts';
import type { Random } from '../../../parts/parts.ts';
import {
  countPinTry,
  findPersonWithPin,
  type PersonAt,
  type PersonWithPin,
  takeBackPinTry,
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
  /** Bounds how many passwords and PINs are hashed at the same time. */
  passwordTurns: TakeFairTurn;
}

/**
 * The person whose PIN was given at a device of their venue. The try is counted as a wrong one before it is verified, so that no number of
 * servers and of calls at the same time brings more tries; a right PIN takes that back. Nothing is counted for the person elsewhere.
 * @throws Refusal PIN_WRONG the same, and after the same time, for a wrong PIN, for a person without one and for someone who is not of the venue;
 *   PIN_STOPPED when the person has no try left at the device; PIN_THROTTLED when the device has none left in this hour;
 *   DEVICE_NOT_FOUND for a withdrawn one; SERVICE_UNAVAILABLE when too many are verified at the same time
 */
export async function checkPin(
  parts: PinParts,
  { pin, ...at }: PersonAt & { pin: string },
  now: number,
): Promise<PersonWithPin> {
  return tryAtDevice(parts.db, at, now, async (person) => {
    // A person who may agree since they chose a PIN of 4 digits must choose one of 6.
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
 * Runs a check of a person at a device, as one of the tries that are counted there: of a PIN, or of a code with which one is chosen.
 * @param verify  is given `null` for someone who is not of the venue, and takes as long as for anyone else
 * @throws Refusal those of `checkPin`
 */
export async function tryAtDevice(
  db: Database,
  at: PersonAt,
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
  const takeBack = (person: 'Cleared' | 'TakenBack') =>
    inTransaction(db, (tx) => takeBackPinTry(tx, at, person));
  const person = await findPersonWithPin(db, at.venueId, at.accountId);
  const isRight = await verify(person).catch(async (error: unknown) => {
    // Nothing was learnt from a server that was too busy.
    await takeBack('TakenBack');
    throw error;
  });
  if (person === null || !isRight) throw new Refusal('PIN_WRONG');
  await takeBack('Cleared');
  return person;
}

/** The keys under which PINs are hashed, one for each key of the service. */
export function pinKeysOf([present, ...others]: SecretKeys): PinKeys {
  return [deriveKey(present, 'pin-1'), ...others.map((key) => deriveKey(key, 'pin-1'))];
}
