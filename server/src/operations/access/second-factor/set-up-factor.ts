import {
  FAR_STEPS,
  NEAR_STEPS,
  PENDING_LIFETIME_MS,
  readFactorCode,
} from '../../../core/access/sign-in/second-factor.ts';
import type { ActStamp } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../../../crypto/tokens/recovery-code.ts';
import { findTotpStep, newTotpSecret, totpUri } from '../../../crypto/totp.ts';
import type { Random } from '../../../parts/parts.ts';
import { lockAccount } from '../../../store/access/accounts.ts';
import { listPasskeys, type Passkey } from '../../../store/access/sign-in/passkeys.ts';
import {
  type FactorRef,
  factorPlaceOf,
  findSecondFactor,
  hasSecondFactor,
  lockSecondFactor,
  NO_FACTOR,
  type SecondFactor,
  saveSecondFactor,
} from '../../../store/access/sign-in/second-factors.ts';
import { type Database, inTransaction, type Tx } from '../../../store/database.ts';
import { recordAct } from '../../audit/record-act.ts';
import { changeVenue } from '../../venue/change-venue.ts';
import { noticeFactor } from './notice-factor.ts';

/** Whose factor is set up, as authenticator apps and the audit log name them. */
export interface FactorOwner extends FactorRef {
  name: string;
  email: string;
}

/** What a person gives their authenticator app; shown only here. */
export interface ShownSecret {
  /** 32 characters of base32. */
  secret: string;
  /** For a QR code. */
  uri: string;
  /** First instant at which it can no longer be confirmed, in milliseconds. */
  expiresAt: number;
}

/** The dependencies of setting up a factor. */
export interface SetUpParts {
  db: Database;
  random: Random;
}

/**
 * Who sets a factor up: a person in a session, which stays, or one who signs in, with the hash that their password was checked against and without a
 * factor yet.
 */
export type SetUpBy = { tokenHash: string } | { passwordHash: string };

const SERVICE = 'Sofra';

/** Makes a secret for an authenticator app. It counts once a code of it is confirmed; until then what was set up before does. */
export async function showSecret(
  { db, random }: SetUpParts,
  { email, ...ref }: FactorOwner,
  now: number,
): Promise<ShownSecret> {
  const secret = newTotpSecret(random);
  const expiresAt = now + PENDING_LIFETIME_MS;
  await inTransaction(db, async (tx) => {
    const factor = (await lockSecondFactor(tx, ref)) ?? NO_FACTOR;
    const pendingSecret = tx.encryption.seal(secret, factorPlaceOf(ref));
    await saveSecondFactor(tx, ref, { ...factor, pendingSecret, pendingUntil: expiresAt });
  });
  return { secret, uri: totpUri(secret, SERVICE, email), expiresAt };
}

/**
 * Makes the shown secret the second factor of its person, with its first code, which is used up. The recovery codes are new ones, and all other
 * sessions of the account end. The same code again, minutes after it confirmed, makes ten new recovery codes: the first answer may have been lost.
 * @returns ten recovery codes, shown only here
 * @throws Refusal SECOND_FACTOR_WRONG for a wrong code, and when no secret waits; SECOND_FACTOR_CLOCK for a code that is right at another time;
 *   those of `lockForSetUp`
 */
export async function confirmSecret(
  { db, random }: SetUpParts,
  owner: FactorOwner,
  { code, ...by }: { code: string } & SetUpBy,
  stamp: ActStamp,
): Promise<string[]> {
  return changeVenue(db, owner.venueId, 'Accounts', stamp.now, async (tx) => {
    await lockForSetUp(tx, owner, by);
    const factor = await lockSecondFactor(tx, owner);
    if (factor !== null && isConfirmedBy(tx, owner, factor, code, stamp.now)) {
      const again = newRecoveryCodes(random);
      await saveSecondFactor(tx, owner, { ...factor, recoveryHashes: again.map(hashRecoveryCode) });
      await recordFactor(tx, owner, 'recoveryCodes', stamp);
      return again;
    }
    const { pendingSecret = null, pendingUntil = null } = factor ?? {};
    const isWaiting = pendingSecret !== null && pendingUntil !== null && pendingUntil > stamp.now;
    const secret = isWaiting ? tx.encryption.open(pendingSecret, factorPlaceOf(owner)) : null;
    const lastStep = requireStep(secret, code, stamp.now, owner.accountId);
    const codes = newRecoveryCodes(random);
    const recoveryHashes = codes.map(hashRecoveryCode);
    await saveSecondFactor(tx, owner, {
      ...NO_FACTOR,
      ...{ secret: pendingSecret, since: stamp.now, lastStep, recoveryHashes },
    });
    const values = factor?.secret ? null : { before: false, after: true };
    await recordFactor(tx, owner, 'secondFactor', stamp, values);
    await noticeFactor({ tx, random }, owner, 'AppAdded', stamp);
    endOtherSessions(tx, owner, by);
    return codes;
  });
}

/**
 * Locks the account whose factor is set up, so that one set-up waits for another and for sign-ins.
 * @throws Refusal SIGN_IN_REQUIRED when the account was removed since its session was read; at a sign-in SIGN_IN_FAILED when it was removed or got
 *   another password, and SECOND_FACTOR_NEEDED when it got a factor since the password was checked
 */
export async function lockForSetUp(tx: Tx, ref: FactorRef, by: SetUpBy): Promise<void> {
  const { accountId } = ref;
  const passwordHash = await lockAccount(tx, ref);
  if ('tokenHash' in by) {
    if (passwordHash === null) throw new Refusal('SIGN_IN_REQUIRED');
    return;
  }
  if (passwordHash !== by.passwordHash) throw new Refusal('SIGN_IN_FAILED', { accountId });
  if (await hasSecondFactor(tx, ref)) throw new Refusal('SECOND_FACTOR_NEEDED', { accountId });
}

/** Ends the sessions of the account, except the one in which its factor was set up. */
export function endOtherSessions(tx: Tx, { venueId, accountId }: FactorRef, by: SetUpBy): void {
  const exceptTokenHash = 'tokenHash' in by ? by.tokenHash : null;
  tx.directories.endedSessions.push({ venueId, accountId, exceptTokenHash });
}

/** Whether the factor was set up lately, and this is the code that was used last. */
function isConfirmedBy(
  { encryption }: Tx,
  ref: FactorRef,
  { pendingSecret, secret, since, lastStep }: SecondFactor,
  typed: string,
  now: number,
): boolean {
  if (pendingSecret !== null || secret === null || since === null) return false;
  const read = readFactorCode(typed);
  const opened = encryption.open(secret, factorPlaceOf(ref));
  if (read?.kind !== 'App' || opened === null || now - since >= PENDING_LIFETIME_MS) return false;
  return findTotpStep(opened, read.code, now, NEAR_STEPS) === lastStep;
}

/** @throws Refusal those of `confirmSecret` */
function requireStep(secret: string | null, typed: string, now: number, accountId: string): number {
  const read = readFactorCode(typed);
  if (secret === null || read?.kind !== 'App') throw new Refusal('SECOND_FACTOR_WRONG', { accountId });
  const step = findTotpStep(secret, read.code, now, NEAR_STEPS);
  if (step !== null) return step;
  const isOfAnotherTime = findTotpStep(secret, read.code, now, FAR_STEPS) !== null;
  throw new Refusal(isOfAnotherTime ? 'SECOND_FACTOR_CLOCK' : 'SECOND_FACTOR_WRONG', { accountId });
}

/**
 * Gives a person ten new recovery codes; earlier ones stop working. The caller has checked a code.
 * @throws Refusal SECOND_FACTOR_MISSING
 */
export async function renewRecoveryCodes(
  { db, random }: SetUpParts,
  owner: Omit<FactorOwner, 'email'>,
  stamp: ActStamp,
): Promise<string[]> {
  const codes = newRecoveryCodes(random);
  await changeVenue(db, owner.venueId, 'Accounts', stamp.now, async (tx) => {
    const factor = await lockSecondFactor(tx, owner);
    if (factor === null || !(await hasSecondFactor(tx, owner))) throw new Refusal('SECOND_FACTOR_MISSING');
    await saveSecondFactor(tx, owner, { ...factor, recoveryHashes: codes.map(hashRecoveryCode) });
    await recordFactor(tx, owner, 'recoveryCodes', stamp);
    await noticeFactor({ tx, random }, owner, 'CodesRenewed', stamp);
  });
  return codes;
}

/** What a person sees of their own second factor. */
export interface OwnFactor {
  /** Since when there is an authenticator app; `null` without one. In milliseconds. */
  since: number | null;
  passkeys: readonly Passkey[];
  recoveryCodesLeft: number;
}

/** The second factor of an account. */
export async function readOwnFactor(db: Database, ref: FactorRef): Promise<OwnFactor> {
  const { since, recoveryHashes } = (await findSecondFactor(db, ref)) ?? NO_FACTOR;
  return { since, passkeys: await listPasskeys(db, ref), recoveryCodesLeft: recoveryHashes.length };
}

/** Writes into the audit log that something of a second factor changed, without what it is. */
export async function recordFactor(
  tx: Tx,
  { venueId, accountId, name }: Omit<FactorOwner, 'email'>,
  property: 'secondFactor' | 'passkey' | 'recoveryCodes',
  { by, now }: ActStamp<Parameters<typeof recordAct>[2]>,
  values: { before: unknown; after: unknown } | null = null,
): Promise<void> {
  const properties = [{ name: property, values }];
  const records = [{ kind: 'Account', id: accountId, name, action: 'Changed', properties } as const];
  await recordAct(tx, venueId, by, { part: 'Accounts', at: now, records });
}
