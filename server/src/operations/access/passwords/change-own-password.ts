import type { AccountRecord } from '../../../core/access/account.ts';
import type { ActStamp } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { findAccount, saveAccount } from '../../../store/access/accounts.ts';
import { auditedAccountChange } from '../../audit/audited-records.ts';
import { recordAct } from '../../audit/record-act.ts';
import { changeVenue } from '../../venue/change-venue.ts';
import { hashNewPassword, readPersonalFacts } from './new-password.ts';
import {
  type OwnPasswordParts,
  type PasswordProof,
  requireOwnPassword,
  wrongPasswordRefusal,
} from './own-password.ts';

/**
 * Changes the password of the person who is signed in; needs the current password. Their session stays; all other sessions of the
 * account end.
 * @returns the account before and after
 * @throws Refusal those of `requireOwnPassword` and `hashNewPassword`
 */
export async function changeOwnPassword(
  parts: OwnPasswordParts,
  own: PasswordProof,
  newPassword: string,
  { by, now }: ActStamp,
): Promise<{ before: AccountRecord; after: AccountRecord }> {
  const account = await requireOwnPassword(parts, own, now);
  const { venueId, accountId } = own.session;
  const turn = { name: venueId, isPreferred: true };
  const known = await readPersonalFacts(parts.db, venueId, account);
  const chosen = { password: newPassword, field: 'newPassword', known };
  const passwordHash = await hashNewPassword(parts, chosen, turn);
  return changeVenue(parts.db, venueId, 'Accounts', now, async (tx) => {
    const before = await findAccount(tx, venueId, accountId);
    if (before === null) throw new Refusal('SIGN_IN_REQUIRED');
    // Another request changed the password while this request hashed the new one.
    if (before.passwordHash !== account.passwordHash) throw wrongPasswordRefusal();
    const after = { ...before, passwordHash };
    await saveAccount(tx, venueId, after, own.tokenHash);
    await recordAct(tx, venueId, by, {
      part: 'Accounts',
      at: now,
      records: auditedAccountChange(before, after),
    });
    return { before, after };
  });
}
