import { requireSignInData } from '../../../core/access/account-revision.ts';
import { requireMayChangeAccount } from '../../../core/access/policies/people/people.ts';
import { accountTokenOf, INVITATION_LIFETIME_MS } from '../../../core/access/sign-in/one-time-link.ts';
import type { Session } from '../../../core/access/sign-in/session.ts';
import type { ActStamp } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { hashOneTimeCode, newOneTimeCode } from '../../../crypto/tokens/one-time-code.ts';
import type { Random } from '../../../parts/parts.ts';
import { findAccount, saveAccount } from '../../../store/access/accounts.ts';
import { findRoles } from '../../../store/access/roles.ts';
import { deleteOneTimeLinks, insertOneTimeLink } from '../../../store/access/sign-in/one-time-links.ts';
import type { Database } from '../../../store/database.ts';
import { findEmailOwner } from '../../../store/venue/venue-records.ts';
import { recordAct } from '../../audit/record-act.ts';
import { changeVenue } from '../../venue/change-venue.ts';
import { changeAccounts } from '../administer-accounts.ts';

/** The data of a mail that invites a person: its link lets them choose their password. */
export interface Invitation {
  /** The secret in the link. It is only mailed, never shown: opening the link proves that the address belongs to the person. */
  token: string;
  /** When the link expires, in milliseconds. */
  expiresAt: number;
  name: string;
  email: string;
  /**
   * Whether an account of any venue already signs in with this address. The link does not work until that account gives the
   * address up. Only the mail says so.
   */
  isTaken: boolean;
}

/** The account that an invitation is about. */
export interface InvitedRef {
  venueId: string;
  accountId: string;
  session: Session;
}

/**
 * Makes a link that proves the address of an invited person, once and within a week. Earlier links of the person stop
 * working. Runs while the venue is locked, so that the link is mailed to the address that it proves.
 * @param isAgain  whether this repeats an earlier invitation: then it gets its own audit entry; else the entry of the
 *   new account covers it
 * @throws Refusal ACCOUNT_NOT_FOUND, NOT_PERMITTED; CONTENT_CHANGED if the person has no open invitation, for example
 *   because they accepted it
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
    requireMayChangeAccount(session, { before: account, after: null }, await findRoles(tx, venueId));
    const { name, invitedEmail: email } = account;
    if (email === null) throw new Refusal('CONTENT_CHANGED');
    await deleteOneTimeLinks(tx, venueId, accountId, 'Invitation');
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
 * Withdraws the invitation of a person. The mailed link stops working; the account stays, with a name and a PIN only.
 * @throws Refusal those of `makeInvitation`; CONTENT_INVALID for an invited owner: the caller must remove that account
 *   instead
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
