import { PIN_CODE_LIFETIME_MS, readTypedCode } from '../../../core/access/device.ts';
import { PEOPLE_ACCESS } from '../../../core/access/policies/people/people.ts';
import { includesGrants, pinProblem } from '../../../core/access/sign-in/pin.ts';
import { isFactorRequiredOf } from '../../../core/access/sign-in/second-factor.ts';
import type { Session } from '../../../core/access/sign-in/session.ts';
import type { ActStamp, AuditedCall } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { hashPin } from '../../../crypto/pin-hash.ts';
import { hashOneTimeCode } from '../../../crypto/tokens/one-time-code.ts';
import { newTypedCode } from '../../../crypto/tokens/typed-code.ts';
import type { Random } from '../../../parts/parts.ts';
import { isPasswordCleaned } from '../../../store/access/accounts.ts';
import {
  clearWrongPins,
  type DevicePersonRef,
  findPersonWithPin,
  type PersonWithPin,
  updatePin,
} from '../../../store/access/device-people.ts';
import {
  deleteOneTimeLinks,
  findOneTimeLink,
  insertOneTimeLink,
  takeOneTimeLink,
} from '../../../store/access/sign-in/one-time-links.ts';
import { hasSecondFactor, isFactorRequired } from '../../../store/access/sign-in/second-factors.ts';
import { type Database, inTransaction } from '../../../store/database.ts';
import type { AttemptPace } from '../../../throttles/attempt-pace.ts';
import { type Act, recordAct } from '../../audit/record-act.ts';
import { wrongPasswordRefusal } from '../passwords/own-password.ts';
import { verifyAccountPassword } from '../passwords/verify-account-password.ts';
import { requireFactor } from '../second-factor/use-factor.ts';
import { countAndCheckAtDevice, type PinParts, pinKeysOf } from '../sign-in/check-pin.ts';
import { DUMMY_HASH } from '../sign-in/sign-in.ts';
import { beginDeviceSession } from './work-at-device.ts';

/**
 * Proof that a person may choose a PIN: the one-time code that a manager gave them, or their own password (with a code
 * of their second factor if they have one).
 */
export type PinProof = { code: string } | { password: string; factorCode: string | undefined };

/** The dependencies of choosing a PIN. */
export interface ChoosePinParts extends PinParts {
  /** Slows wrong passwords, by device and person. */
  passwordGuesses: AttemptPace;
}

/**
 * Sets the PIN that a person chose at a device, and signs them in there. If too many wrong PINs had stopped them, they
 * can use any device again. A wrong one-time code counts as a wrong PIN at this device; a right code works only once.
 * @returns the token that names the person in calls from the device, shown only here
 * @throws Refusal PIN_NOT_ALLOWED for an unsuitable PIN. With a one-time code: those of `checkPin`. With a password:
 *   PASSWORD_WRONG, SIGN_IN_THROTTLED, those of `requireFactor`, and SECOND_FACTOR_MISSING if the venue requires a
 *   factor and the person has none
 */
export async function choosePin(
  parts: ChoosePinParts,
  { pin, proof, ...at }: DevicePersonRef & { pin: string; proof: PinProof },
  call: AuditedCall,
  now: number,
): Promise<string> {
  const { db, random, secretKeys, passwordTurns } = parts;
  const { venueId, accountId, deviceId } = at;
  const person =
    'code' in proof
      ? await countAndCheckAtDevice(db, at, now, () => isCodeOf(db, at, proof.code, now))
      : await requirePassword(parts, at, proof.password, now);
  const message = pinProblem(pin, person.grants);
  if (message !== null)
    throw new Refusal('PIN_NOT_ALLOWED', { problems: [{ field: 'pin', message, attemptedValue: null }] });
  if ('password' in proof) await requireSecondStep(db, at, person, proof.factorCode, now);
  const [key] = pinKeysOf(secretKeys);
  const turn = { name: deviceId, isPreferred: true };
  const hash = await passwordTurns(turn, () => hashPin({ accountId, pin }, key, random));
  await inTransaction(db, async (tx) => {
    // If two calls use the same code, only the first sets a PIN.
    if ('code' in proof && !(await takeOneTimeLink(tx, linkOf(venueId, proof.code), now)))
      throw new Refusal('PIN_WRONG');
    await updatePin(tx, venueId, accountId, { hash, digits: pin.length });
    await clearWrongPins(tx, venueId, accountId);
    const by = { ...call, account: { accountId, name: person.name } };
    await recordAct(tx, venueId, by, pinAct(person, 'pin', now));
  });
  return beginDeviceSession(parts, at, 'code' in proof ? 'Pin' : 'Password', now);
}

async function isCodeOf(db: Database, { venueId, accountId }: DevicePersonRef, typed: string, now: number) {
  const found = await findOneTimeLink(db, linkOf(venueId, typed), now);
  return found?.accountId === accountId;
}

/** The key to look up a one-time code for a PIN. Text that is no code is hashed as typed; that hash matches no code. */
function linkOf(venueId: string, typed: string) {
  return { venueId, codeHash: hashOneTimeCode(readTypedCode(typed) ?? typed), purpose: 'Pin' } as const;
}

async function requirePassword(
  parts: ChoosePinParts,
  { venueId, deviceId, accountId }: DevicePersonRef,
  password: string,
  now: number,
): Promise<PersonWithPin> {
  const { db, passwordGuesses, passwordTurns } = parts;
  const guesser = `${deviceId} ${accountId}`;
  const waitMs = passwordGuesses.waitMs(guesser, now);
  if (waitMs > 0) throw new Refusal('SIGN_IN_THROTTLED', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  passwordGuesses.count(guesser, now);
  const person = await findPersonWithPin(db, venueId, accountId);
  const passwordHash = person?.passwordHash ?? DUMMY_HASH;
  const isCleaned = await isPasswordCleaned(db, venueId, accountId);
  const stored = { venueId, accountId, passwordHash, isPasswordCleaned: isCleaned };
  const turn = { name: deviceId, isPreferred: true };
  const verified = await passwordTurns(turn, () => verifyAccountPassword(parts, stored, password));
  if (person === null || verified === null) throw wrongPasswordRefusal();
  passwordGuesses.clear(guesser);
  return person;
}

/** Checks the second factor after the password; a code works only once. */
async function requireSecondStep(
  db: Database,
  { venueId, accountId }: DevicePersonRef,
  { role }: PersonWithPin,
  code: string | undefined,
  now: number,
): Promise<void> {
  const ref = { venueId, accountId };
  if (await hasSecondFactor(db, ref))
    return requireFactor(db, ref, code === undefined ? null : { code }, now);
  if (isFactorRequiredOf(role) && (await isFactorRequired(db, venueId)))
    throw new Refusal('SECOND_FACTOR_MISSING', { accountId });
}

/**
 * Makes a code with which a person can choose a PIN at a device, once and within a day. Earlier codes stop working, and
 * wrong PINs that were counted are forgotten. The old PIN works until a new one is set.
 * @returns the code, shown only here, and when it expires, in milliseconds
 * @throws Refusal ACCOUNT_NOT_FOUND; NOT_PERMITTED if the person has rights that the maker of the code lacks
 */
export async function makePinCode(
  { db, random }: { db: Database; random: Random },
  { venueId, accountId, by: maker }: { venueId: string; accountId: string; by: Session },
  { by, now }: ActStamp,
): Promise<{ code: string; expiresAt: number }> {
  const code = newTypedCode(random);
  const expiresAt = now + PIN_CODE_LIFETIME_MS;
  await inTransaction(db, async (tx) => {
    const person = await findPersonWithPin(tx, venueId, accountId);
    if (person === null) throw new Refusal('ACCOUNT_NOT_FOUND');
    // The maker of the code could use it in the name of the person.
    if ((person.role === 'Owner' && maker.role !== 'Owner') || !includesGrants(maker, person.grants))
      throw new Refusal('NOT_PERMITTED');
    await deleteOneTimeLinks(tx, venueId, accountId, 'Pin');
    const codeHash = hashOneTimeCode(code);
    await insertOneTimeLink(tx, { venueId, codeHash, purpose: 'Pin', accountId, expiresAt });
    await clearWrongPins(tx, venueId, accountId);
    await recordAct(tx, venueId, by, pinAct(person, 'pinCode', now));
  });
  return { code, expiresAt };
}

/**
 * Resets the wrong PINs that were counted for a person, at every device of the venue. Allowed for the person themself in
 * another session, and for everyone who may change people.
 * @throws Refusal ACCOUNT_NOT_FOUND, NOT_PERMITTED
 */
export async function liftWrongPins(
  db: Database,
  { venueId, accountId, by: lifter }: { venueId: string; accountId: string; by: Session },
  { by, now }: ActStamp,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const person = await findPersonWithPin(tx, venueId, accountId);
    if (person === null) throw new Refusal('ACCOUNT_NOT_FOUND');
    if (lifter.accountId !== accountId && !lifter.rights.includes(PEOPLE_ACCESS.change))
      throw new Refusal('NOT_PERMITTED');
    await clearWrongPins(tx, venueId, accountId);
    await recordAct(tx, venueId, by, pinAct(person, 'wrongPins', now));
  });
}

/** The audit entry for a PIN: it says that the PIN changed, never its value. */
function pinAct({ id, name }: PersonWithPin, property: 'pin' | 'pinCode' | 'wrongPins', at: number): Act {
  const properties = [{ name: property, values: null }];
  return { part: 'Accounts', at, records: [{ kind: 'Account', id, name, action: 'Changed', properties }] };
}
