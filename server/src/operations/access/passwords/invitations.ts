import { requireSignInData } from '../../../core/access/account-revision.ts';
import { requireMayChange } from '../../../core/access/policies/people.ts';
import { accountTokenOf, INVITATION_LIFETIME_MS } from '../../../core/access/sign-in/one-time-link.ts';
import type { Session } from '../../../core/access/sign-in/session.ts';
import type { ActStamp } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { hashOneTimeCode, newOneTimeCode } from '../../../crypto/tokens/one-time-code.ts';
import type { Random } from '../../../parts/parts.ts';
import { findAccount, saveAccount } from '../../../store/access/accounts.ts';
import { findRoles } from '../../../store/access/roles.ts';
import { deleteLinksOf, insertOneTimeLink } from '../../../store/access/sign-in/one-time-links.ts';
import type { Database } from '../../../store/database.ts';
import { findEmailOwner } from '../../../store/venue/venue-records.ts';
import { recordAct } from '../../audit/record-act.ts';
import { changeVenue } from '../../venue/change-venue.ts';
import { changeAccounts } from '../administer-accounts.ts';

/** A mail that invites a person, with a link with which they choose their password. */
export interface Invitation {
  /** What the link carries. It is mailed and never shown: who opens it proves the address. */
  token: string;
  /** First instant at which it no longer works, in milliseconds. */
  expiresAt: number;
  name: string;
  email: string;
  /** Whether an account of any venue signs in with the address: the link works once it no longer does. Only the mail says so. */
  isTaken: boolean;
}

/** The account that an invitation is about. */
export interface InvitedRef {
  venueId: string;
  accountId: string;
  session: Session;
}

/**
 * Makes a link that proves the address of an invited person, once and within a week. Earlier links of the person stop working. Decides behind the
 * lock of the venue, so that the address it is mailed to is the one that it proves.
 * @param isAgain  whether it is an act of its own in the audit log; else it is part of the one that invited
 * @throws Refusal ACCOUNT_NOT_FOUND, NOT_PERMITTED; CONTENT_CHANGED for a person who is not invited, such as one who accepted
 */
export async function makeInvitation(
  { db, random }: { db: Database; random: Random },
  { venueId, accountId, session }: InvitedRef,
  { by, now, isAgain }: ActStamp & { isAgain: boolean },
): Promise<Invitation> {
  const code = newOneTimeCode(random);
  const expiresAt = now + INVITATION_LIFETIME_MS;
  return changeVenue(db, venueId, 'Accounts', now, async (tx) => {
    const account = await findAccount(tx, venueId, accountId);
    if (account === null) throw new Refusal('ACCOUNT_NOT_FOUND');
    requireMayChange(session, { before: account, after: null }, await findRoles(tx, venueId));
    const { name, invitedEmail: email } = account;
    if (email === null) throw new Refusal('CONTENT_CHANGED');
    await deleteLinksOf(tx, venueId, accountId, 'Invitation');
    const codeHash = hashOneTimeCode(code);
    await insertOneTimeLink(tx, { venueId, codeHash, purpose: 'Invitation', accountId, expiresAt });
    const properties = [{ name: 'invitation', values: null }];
    const records = [{ kind: 'Account', id: accountId, name, action: 'Changed', properties } as const];
    if (isAgain) await recordAct(tx, venueId, by, { part: 'Accounts', at: now, records });
    const isTaken = (await findEmailOwner(tx, email)) !== null;
    return { token: accountTokenOf(venueId, code), expiresAt, name, email, isTaken };
  });
}

/**
 * Withdraws the invitation of a person, who stays with a name and a PIN. The mailed link stops working.
 * @throws Refusal those of `makeInvitation`; CONTENT_INVALID for an owner, who is removed instead
 */
export async function withdrawInvitation(
  db: Database,
  { venueId, accountId, session }: InvitedRef,
  { by, now }: ActStamp,
): Promise<void> {
  await changeAccounts(db, venueId, { by, now, session }, null, async (tx, accounts, requireMay) => {
    const before = accounts.find(({ id }) => id === accountId);
    if (before === undefined) throw new Refusal('ACCOUNT_NOT_FOUND');
    const after = { ...before, invitedEmail: null };
    requireMay({ before, after });
    if (before.invitedEmail === null) throw new Refusal('CONTENT_CHANGED');
    requireSignInData(after);
    await saveAccount(tx, venueId, after);
    return { before, after };
  });
}
