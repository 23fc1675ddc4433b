import type { ActStamp, Author } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { findAccount } from '../../../store/access/accounts.ts';
import { deleteSecondFactor, type FactorRef } from '../../../store/access/second-factors.ts';
import { type Database, inTransaction } from '../../../store/database.ts';
import { recordFactor } from './set-up-factor.ts';

/**
 * Removes the second factor of an account with its recovery codes, such as that of a lost phone. Its sessions stay. Does nothing for an account
 * without one. If the venue requires one, the person sets another one up at the next sign-in.
 * @throws Refusal ACCOUNT_NOT_FOUND
 */
export async function removeSecondFactor(
  db: Database,
  ref: FactorRef,
  stamp: ActStamp<Author>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const account = await findAccount(tx, ref.venueId, ref.accountId);
    if (account === null) throw new Refusal('ACCOUNT_NOT_FOUND');
    const had = await deleteSecondFactor(tx, ref);
    const values = { before: true, after: false };
    if (had) await recordFactor(tx, { ...ref, name: account.name }, 'secondFactor', stamp, values);
  });
}
