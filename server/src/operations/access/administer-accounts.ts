import type { AccountRecord } from '../../core/access/account.ts';
import {
  applyAccountChange,
  emailAddressesAfter,
  emailTakenRefusal,
  findAccountIn,
  requireAccountLimit,
  requireRemovable,
  requireSignInData,
  requireUnusedAddress,
} from '../../core/access/account-revision.ts';
import { requireMayChangeAccount } from '../../core/access/policies/people/people.ts';
import type { Session } from '../../core/access/sign-in/session.ts';
import type { ActStamp } from '../../core/audit/audit-entry.ts';
import type { SendMail } from '../../parts/outgoing.ts';
import type { NewId } from '../../parts/parts.ts';
import { deleteAccount, findAccount, listAccounts, saveAccount } from '../../store/access/accounts.ts';
import { findRoles } from '../../store/access/roles.ts';
import type { Database, Tx } from '../../store/database.ts';
import { isUniqueViolation } from '../../store/database-errors.ts';
import { auditedAccountChange } from '../audit/audited-records.ts';
import { recordAct } from '../audit/record-act.ts';
import { changeVenue } from '../venue/change-venue.ts';
import { writeAccountNotice } from './notices/write-notices.ts';
import { hashNewPassword, readPersonalFacts } from './passwords/new-password.ts';
import { type AccountChanger, type OwnPasswordParts, prepareConsentCheck } from './passwords/own-password.ts';

/** The dependencies of account changes. */
export interface AccountParts extends OwnPasswordParts {
  newId: NewId;
  /** `null` if no mail server is configured: then an account can use its address without confirming it. */
  sendMail: SendMail | null;
}

/**
 * The input for an account. The e-mail address is in any letter case. An account without an address has no password; an invited
 * person chooses their own.
 */
export type AccountInput = Pick<AccountRecord, 'role' | 'name'> & {
  email: string | null;
  password: string | null;
};

/**
 * Adds an account to a venue. If the service sends mails, a person with an address is invited; `makeInvitation` makes
 * the link.
 * @throws Refusal VENUE_NOT_FOUND; CONTENT_INVALID if the venue has 100 accounts already; NOT_PERMITTED as
 *   `requireMayChangeAccount` decides; EMAIL_TAKEN if another account of any venue has the address (for an invited person:
 *   another account of this venue); PASSWORD_WRONG if the new account is an owner and the person who adds it did not
 *   give their own password
 */
export async function addAccount(
  parts: AccountParts,
  venueId: string,
  { role, name, email, password }: AccountInput,
  changer: AccountChanger,
  { by, now }: ActStamp,
): Promise<AccountRecord> {
  const { db, newId } = parts;
  const requireConsent = await prepareConsentCheck(parts, changer, now);
  const owner = { name: venueId, isPreferred: true };
  const passwordHash =
    password === null
      ? null
      : await hashNewPassword(
          parts,
          { password, field: 'password', known: await readPersonalFacts(db, venueId, { name, email }) },
          owner,
        );
  const addresses = emailAddressesAfter(null, email?.toLowerCase() ?? null, isProved(parts, role));
  const account = { id: newId(), role, name, ...addresses, passwordHash };
  requireSignInData(account);
  await changeAccounts(
    db,
    venueId,
    { by, now, session: changer.session },
    account.email,
    async (tx, accounts, requireMay) => {
      requireMay({ before: null, after: account });
      requireConsent(null, account);
      requireAccountLimit(accounts);
      requireUnusedAddress(accounts, account);
      await saveAccount(tx, venueId, account);
      return { before: null, after: account };
    },
  );
  return account;
}

/** Who changes or removes an account, when, and a check that it is in the state that they saw. */
export interface AccountCondition extends ActStamp {
  /**
   * Throws if the stored account differs from the state that the caller saw. Called while the venue is locked.
   * @param changed  the account after the change; left out for a removal
   */
  requireSeen: (stored: AccountRecord, changed?: AccountRecord) => void;
}

/**
 * Changes the stated properties of an account. A new password or another role ends all sessions of the account, except
 * that of the person who makes the change.
 * @returns the account before and after
 * @throws Refusal VENUE_NOT_FOUND, ACCOUNT_NOT_FOUND; LAST_OWNER if the venue would have no owner left; EMAIL_TAKEN;
 *   PASSWORD_WRONG, SIGN_IN_THROTTLED, see `needsOwnPassword`; and what `requireSeen` throws
 */
export async function changeAccount(
  parts: AccountParts,
  venueId: string,
  accountId: string,
  { password, email: statedEmail, ...stated }: Partial<AccountInput>,
  changer: AccountChanger,
  { by, now, requireSeen }: AccountCondition,
): Promise<{ before: AccountRecord; after: AccountRecord }> {
  const { db, newId } = parts;
  const requireConsent = await prepareConsentCheck(parts, changer, now);
  const email = statedEmail?.toLowerCase() ?? null;
  const change: Partial<AccountRecord> = { ...stated };
  // An account without an address cannot sign in, so it needs no password.
  if (statedEmail === null || password === null) change.passwordHash = null;
  else if (password !== undefined) {
    const owner = { name: venueId, isPreferred: true };
    const account = { ...(await findAccount(db, venueId, accountId)), ...change };
    const known = await readPersonalFacts(db, venueId, {
      name: account.name ?? '',
      email: email ?? account.email ?? null,
    });
    change.passwordHash = await hashNewPassword(parts, { password, field: 'password', known }, owner);
  }
  const ownTokenHash = changer.session.accountId === accountId ? changer.tokenHash : null;
  const stamp = { by, now, session: changer.session };
  return changeAccounts(db, venueId, stamp, email, async (tx, accounts, requireMay) => {
    const before = findAccountIn(accounts, accountId);
    const proved = isProved(parts, change.role ?? before.role);
    if (statedEmail !== undefined) Object.assign(change, emailAddressesAfter(before, email, proved));
    requireMay({ before, after: { ...before, ...change } });
    const after = applyAccountChange(accounts, accountId, change);
    requireSignInData(after);
    requireUnusedAddress(accounts, after);
    requireSeen(before, after);
    requireConsent(before, after);
    await saveAccount(tx, venueId, after, ownTokenHash);
    if (before.email !== null && before.email !== after.email) {
      const { accountId: id, name } = changer.session;
      const detail = { before: before.email, after: after.email, by: { id, name } };
      const content = { kind: 'AddressChanged', subjectId: null, detail } as const;
      await writeAccountNotice({ tx, newId }, { venueId, accountId }, content, now);
    }
    return { before, after };
  });
}

/**
 * Removes an account. Its sessions end on every server; its name stays in the history of its acts.
 * @throws Refusal VENUE_NOT_FOUND, ACCOUNT_NOT_FOUND; LAST_OWNER if the venue would have no owner left; and what
 *   `requireSeen` throws
 */
export async function removeAccount(
  db: Database,
  venueId: string,
  accountId: string,
  session: Session,
  { by, now, requireSeen }: AccountCondition,
): Promise<void> {
  await changeAccounts(db, venueId, { by, now, session }, null, async (tx, accounts, requireMay) => {
    const before = findAccountIn(accounts, accountId);
    requireMay({ before, after: null });
    requireSeen(before);
    requireRemovable(accounts, accountId);
    await deleteAccount(tx, venueId, accountId);
    return { before, after: null };
  });
}

/** Whether an account can sign in with its address without confirming it through a mailed link. */
function isProved({ sendMail }: AccountParts, role: AccountRecord['role']): boolean {
  return sendMail === null || role === 'Bridge';
}

/** An account before and after a change. */
interface AccountStates {
  before: AccountRecord | null;
  after: AccountRecord | null;
}

/**
 * Locks a venue, changes its accounts with `change`, and writes the change to the audit log.
 * @param email  the new address, for the message of EMAIL_TAKEN; `null` if the address does not change
 * @throws Refusal EMAIL_TAKEN; what `change` throws
 */
export async function changeAccounts<T extends AccountStates>(
  db: Database,
  venueId: string,
  { by, now, session }: ActStamp & { session: Session },
  email: string | null,
  change: (tx: Tx, accounts: AccountRecord[], requireMay: (of: AccountStates) => void) => Promise<T>,
): Promise<T> {
  try {
    return await changeVenue(db, venueId, 'Accounts', now, async (tx) => {
      const roles = await findRoles(tx, venueId);
      const requireMay = (of: AccountStates) => requireMayChangeAccount(session, of, roles);
      const states = await change(tx, await listAccounts(tx, venueId), requireMay);
      const records = auditedAccountChange(states.before, states.after);
      await recordAct(tx, venueId, by, { part: 'Accounts', at: now, records });
      return states;
    });
  } catch (error) {
    if (email === null || !isUniqueViolation(error)) throw error;
    throw emailTakenRefusal(email);
  }
}
