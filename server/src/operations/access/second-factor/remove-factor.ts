import type { AccountRecord } from '../../../core/access/account.ts';
import type { ActStamp, Author } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import type { Random } from '../../../parts/parts.ts';
import { findAccount } from '../../../store/access/accounts.ts';
import { deleteSecondFactor, type FactorRef } from '../../../store/access/second-factors.ts';
import type { Database } from '../../../store/database.ts';
import { changeVenue } from '../../venue/change-venue.ts';
import { noticeFactor } from './notice-factor.ts';
import { recordFactor } from './set-up-factor.ts';

/**
 * Removes the second factor of an account with its recovery codes, such as that of a lost phone. Its sessions stay. Does nothing for an account
 * without one. If the venue requires one, the person sets another one up at the next sign-in.
 * @returns who is told; `null` when there was nothing to remove
 * @throws Refusal ACCOUNT_NOT_FOUND, VENUE_NOT_FOUND
 */
export async function removeSecondFactor(
  { db, random }: { db: Database; random: Random },
  ref: FactorRef,
  stamp: ActStamp<Author>,
): Promise<Pick<AccountRecord, 'name' | 'email'> | null> {
  return changeVenue(db, ref.venueId, 'Accounts', stamp.now, async (tx) => {
    const account = await findAccount(tx, ref.venueId, ref.accountId);
    if (account === null) throw new Refusal('ACCOUNT_NOT_FOUND');
    const had = await deleteSecondFactor(tx, ref);
    const values = { before: true, after: false };
    if (!had) return null;
    await recordFactor(tx, { ...ref, name: account.name }, 'secondFactor', stamp, values);
    await noticeFactor({ tx, random }, ref, 'AppRemoved', stamp);
    return account;
  });
}
