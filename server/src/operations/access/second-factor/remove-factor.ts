import type { FactorChange } from '../../../core/access/personal-notice.ts';
import { passkeyHostOf } from '../../../core/access/sign-in/passkey.ts';
import type { ActStamp, Author } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import type { Random } from '../../../parts/parts.ts';
import { findAccount } from '../../../store/access/accounts.ts';
import { deletePasskey, listPasskeys } from '../../../store/access/sign-in/passkeys.ts';
import {
  deleteSecondFactor,
  type FactorRef,
  hasSecondFactor,
  lockSecondFactor,
  NO_FACTOR,
  saveSecondFactor,
} from '../../../store/access/sign-in/second-factors.ts';
import type { Database, Tx } from '../../../store/database.ts';
import { changeVenue } from '../../venue/change-venue.ts';
import { recordFactor } from './set-up-factor.ts';
import { writeFactorNotice } from './write-factor-notice.ts';

interface RemoveParts {
  db: Database;
  random: Random;
}

/** The dependencies of removing one's own app or passkey. */
interface RemoveOwnParts extends RemoveParts {
  /** The address that the operator configured; `null` for none. */
  publicUrl: string | null;
}

/** A person who gets a mail that their factor was removed. */
export interface FactorMailRecipient {
  name: string;
  email: string | null;
  change: FactorChange;
}

/**
 * Removes the whole second factor of an account: app, passkeys and recovery codes. Used when a phone is lost, for
 * example. Its sessions stay. Does nothing if the account has no factor. If the venue requires one, the person sets up
 * another at the next sign-in.
 * @returns the recipient of the mail about it; `null` if there was nothing to remove
 * @throws Refusal ACCOUNT_NOT_FOUND, VENUE_NOT_FOUND
 */
export async function removeSecondFactor(
  { db, random }: RemoveParts,
  ref: FactorRef,
  stamp: ActStamp<Author>,
): Promise<FactorMailRecipient | null> {
  return changeVenue(db, ref.venueId, 'Accounts', stamp.now, async (tx) => {
    const account = await findAccount(tx, ref.venueId, ref.accountId);
    if (account === null) throw new Refusal('ACCOUNT_NOT_FOUND');
    const { name, email } = account;
    const hadApp = ((await lockSecondFactor(tx, ref))?.secret ?? null) !== null;
    const had = await deleteSecondFactor(tx, ref);
    if (!had) return null;
    await recordFactor(tx, { ...ref, name }, 'secondFactor', stamp, { before: true, after: false });
    const change = hadApp ? 'AppRemoved' : 'PasskeyRemoved';
    await writeFactorNotice({ tx, random }, ref, change, stamp);
    return { name, email, change };
  });
}

/**
 * Removes the authenticator app of a person. Passkeys and recovery codes stay if a passkey works at this address; else
 * everything is removed.
 * @returns the recipient of the mail about it; `null` if there was no app
 */
export async function removeApp(
  { db, random, publicUrl }: RemoveOwnParts,
  owner: FactorRef & { name: string; email: string | null },
  stamp: ActStamp<Author>,
): Promise<FactorMailRecipient | null> {
  return changeVenue(db, owner.venueId, 'Accounts', stamp.now, async (tx) => {
    const factor = await lockSecondFactor(tx, owner);
    if (factor === null || factor.secret === null) return null;
    const { recoveryHashes, wrongCodes, knownWrongCodes, stoppedUntil } = factor;
    const kept = { recoveryHashes, wrongCodes, knownWrongCodes, stoppedUntil };
    await saveSecondFactor(tx, owner, { ...NO_FACTOR, ...kept });
    if (!(await hasSecondFactor(tx, owner, passkeyHostOf(publicUrl)))) await deleteSecondFactor(tx, owner);
    await recordFactor(tx, owner, 'secondFactor', stamp, { before: true, after: false });
    await writeFactorNotice({ tx, random }, owner, 'AppRemoved', stamp);
    return { name: owner.name, email: owner.email, change: 'AppRemoved' };
  });
}

/**
 * Removes a passkey of a person. If no remaining factor works at this address, it also removes passkeys of other hosts
 * and the recovery codes.
 * @throws Refusal PASSKEY_NOT_FOUND
 */
export async function removePasskey(
  { db, random, publicUrl }: RemoveOwnParts,
  owner: FactorRef & { name: string },
  passkeyId: string,
  stamp: ActStamp<Author>,
): Promise<void> {
  await changeVenue(db, owner.venueId, 'Accounts', stamp.now, async (tx: Tx) => {
    await lockSecondFactor(tx, owner);
    const name = await deletePasskey(tx, owner, passkeyId);
    if (name === null) throw new Refusal('PASSKEY_NOT_FOUND');
    const isLast = !(await hasSecondFactor(tx, owner, passkeyHostOf(publicUrl)));
    const others = isLast ? await listPasskeys(tx, owner) : [];
    if (isLast) await deleteSecondFactor(tx, owner);
    const before = [name, ...others.map((one) => one.name)].join(', ');
    await recordFactor(tx, owner, 'passkey', stamp, { before, after: null });
    await writeFactorNotice({ tx, random }, owner, 'PasskeyRemoved', stamp);
  });
}
