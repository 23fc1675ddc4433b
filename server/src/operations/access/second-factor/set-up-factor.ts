import {
  ACCEPTED_STEPS,
  CLOCK_CHECK_STEPS,
  PENDING_SECRET_LIFETIME_MS,
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
  factorLocationOf,
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
import { writeFactorNotice } from './write-factor-notice.ts';

/** The person whose factor is set up, with the names for the authenticator app and the audit log. */
export interface FactorOwner extends FactorRef {
  name: string;
  email: string;
}

/** The secret for an authenticator app; no later call shows it. */
export interface ShownSecret {
  /** 32 characters of base32. */
  secret: string;
  /** The `otpauth:` address for a QR code. */
  uri: string;
  /** When the secret expires if it is not confirmed, in milliseconds. */
  expiresAt: number;
}

/** The dependencies of setting up a factor. */
export interface SetUpParts {
  db: Database;
  random: Random;
}

/**
 * Who sets up a factor. Either a signed-in person, whose session stays; or a person without a factor who is signing in,
 * with the hash that their password was checked against.
 */
export type SetUpProof = { tokenHash: string } | { passwordHash: string };

const SERVICE = 'Sofra';

/**
 * Makes a secret for an authenticator app. It takes effect once the person confirms a code of it; until then the old factor stays
 * in use.
 */
export async function makePendingSecret(
  { db, random }: SetUpParts,
  { email, ...ref }: FactorOwner,
  now: number,
): Promise<ShownSecret> {
  const secret = newTotpSecret(random);
  const expiresAt = now + PENDING_SECRET_LIFETIME_MS;
  await inTransaction(db, async (tx) => {
    const factor = (await lockSecondFactor(tx, ref)) ?? NO_FACTOR;
    const pendingSecret = tx.encryption.seal(secret, factorLocationOf(ref));
    await saveSecondFactor(tx, ref, { ...factor, pendingSecret, pendingUntil: expiresAt });
  });
  return { secret, uri: totpUri(secret, SERVICE, email), expiresAt };
}

/**
 * Makes the secret of `makePendingSecret` the second factor of its person, if the code is right. The code works only
 * once. It makes new recovery codes and ends all other sessions of the account. The same code sent again within minutes
 * makes ten new recovery codes, because the first answer may have been lost.
 * @returns ten recovery codes, shown only here
 * @throws Refusal SECOND_FACTOR_WRONG for a wrong code, or if no secret waits to be confirmed; SECOND_FACTOR_CLOCK if
 *   the code is right for another time, so the clock of the phone is wrong; those of `lockForSetUp`
 */
export async function confirmSecret(
  { db, random }: SetUpParts,
  owner: FactorOwner,
  { code, ...by }: { code: string } & SetUpProof,
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
    const secret = isWaiting ? tx.encryption.open(pendingSecret, factorLocationOf(owner)) : null;
    const lastStep = requireStep(secret, code, stamp.now, owner.accountId);
    const codes = newRecoveryCodes(random);
    const recoveryHashes = codes.map(hashRecoveryCode);
    await saveSecondFactor(tx, owner, {
      ...NO_FACTOR,
      ...{ secret: pendingSecret, since: stamp.now, lastStep, recoveryHashes },
    });
    const values = factor?.secret ? null : { before: false, after: true };
    await recordFactor(tx, owner, 'secondFactor', stamp, values);
    await writeFactorNotice({ tx, random }, owner, 'AppAdded', stamp);
    endOtherSessions(tx, owner, by);
    return codes;
  });
}

/**
 * Locks the account whose factor is set up, so that set-ups and sign-ins of the account run one after the other.
 * @throws Refusal SIGN_IN_REQUIRED if the account was removed since its session was read. At a sign-in: SIGN_IN_FAILED
 *   if the account was removed or got another password, SECOND_FACTOR_NEEDED if it got a factor since the password was
 *   checked
 */
export async function lockForSetUp(tx: Tx, ref: FactorRef, by: SetUpProof): Promise<void> {
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
export function endOtherSessions(tx: Tx, { venueId, accountId }: FactorRef, by: SetUpProof): void {
  const exceptTokenHash = 'tokenHash' in by ? by.tokenHash : null;
  tx.directories.endedSessions.push({ venueId, accountId, exceptTokenHash });
}

/** Whether this code confirmed the factor a few minutes ago, so that the call is a repeat. */
function isConfirmedBy(
  { encryption }: Tx,
  ref: FactorRef,
  { pendingSecret, secret, since, lastStep }: SecondFactor,
  typed: string,
  now: number,
): boolean {
  if (pendingSecret !== null || secret === null || since === null) return false;
  const read = readFactorCode(typed);
  const opened = encryption.open(secret, factorLocationOf(ref));
  if (read?.kind !== 'App' || opened === null || now - since >= PENDING_SECRET_LIFETIME_MS) return false;
  return findTotpStep(opened, read.code, now, ACCEPTED_STEPS) === lastStep;
}

/** The time step (30 seconds) to which a typed code belongs. @throws Refusal those of `confirmSecret` */
function requireStep(secret: string | null, typed: string, now: number, accountId: string): number {
  const read = readFactorCode(typed);
  if (secret === null || read?.kind !== 'App') throw new Refusal('SECOND_FACTOR_WRONG', { accountId });
  const step = findTotpStep(secret, read.code, now, ACCEPTED_STEPS);
  if (step !== null) return step;
  const isOfAnotherTime = findTotpStep(secret, read.code, now, CLOCK_CHECK_STEPS) !== null;
  throw new Refusal(isOfAnotherTime ? 'SECOND_FACTOR_CLOCK' : 'SECOND_FACTOR_WRONG', { accountId });
}

/**
 * Makes ten new recovery codes for a person; earlier ones stop working. The caller has checked the second factor.
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
    await writeFactorNotice({ tx, random }, owner, 'CodesRenewed', stamp);
  });
  return codes;
}

/** The second factor of a person, as shown to them. */
export interface OwnFactor {
  /** When the authenticator app was set up, in milliseconds; `null` for none. */
  since: number | null;
  passkeys: readonly Passkey[];
  recoveryCodesLeft: number;
}

export async function readOwnFactor(db: Database, ref: FactorRef): Promise<OwnFactor> {
  const { since, recoveryHashes } = (await findSecondFactor(db, ref)) ?? NO_FACTOR;
  return { since, passkeys: await listPasskeys(db, ref), recoveryCodesLeft: recoveryHashes.length };
}

/** Writes into the audit log that a second factor changed, without any secret. */
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
