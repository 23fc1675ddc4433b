import type { AccountRecord } from '../../../core/access/account.ts';
import { emailTakenRefusal } from '../../../core/access/account-revision.ts';
import {
  accountTokenOf,
  PASSWORD_LINK_LIFETIME_MS,
  readAccountToken,
} from '../../../core/access/sign-in/one-time-link.ts';
import type { ActStamp, AuditedCall, Author } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { hashOneTimeCode, newOneTimeCode } from '../../../crypto/tokens/one-time-code.ts';
import type { Random } from '../../../parts/parts.ts';
import { findAccount, saveAccount } from '../../../store/access/accounts.ts';
import {
  deleteOneTimeLinks,
  findOneTimeLink,
  insertOneTimeLink,
  type OneTimeLinkRef,
  takeOneTimeLink,
} from '../../../store/access/sign-in/one-time-links.ts';
import { type Database, inTransaction } from '../../../store/database.ts';
import { isUniqueViolation } from '../../../store/database-errors.ts';
import type { TakeFairTurn } from '../../../throttles/fair-turns.ts';
import { auditedAccountChange } from '../../audit/audited-records.ts';
import { recordAct } from '../../audit/record-act.ts';
import { changeVenue } from '../../venue/change-venue.ts';
import { hashNewPassword, readPersonalFacts } from './new-password.ts';

/** A link to set a new password for an account. */
export interface PasswordLink {
  /** The secret in the link; no later call shows it. */
  token: string;
  /** When the link expires, in milliseconds. */
  expiresAt: number;
  /** The account whose password it sets. */
  account: { name: string; email: string };
}

/**
 * Makes a link that sets the password of an account, once and within an hour. Earlier links of the account stop working.
 * @param requireConsent  throws if the caller may not make a link for this account
 * @throws Refusal ACCOUNT_NOT_FOUND, also for an account without an e-mail address; and what `requireConsent` throws
 */
export async function makePasswordLink(
  { db, random }: { db: Database; random: Random },
  venueId: string,
  accountId: string,
  { by, now }: ActStamp<Author>,
  requireConsent: (account: AccountRecord) => void = () => {},
): Promise<PasswordLink> {
  const code = newOneTimeCode(random);
  const expiresAt = now + PASSWORD_LINK_LIFETIME_MS;
  const account = await inTransaction(db, async (tx) => {
    const account = await findAccount(tx, venueId, accountId);
    if (account === null) throw new Refusal('ACCOUNT_NOT_FOUND');
    const { name, email } = account;
    requireConsent(account);
    // An account without an address has no password.
    if (email === null) throw new Refusal('ACCOUNT_NOT_FOUND');
    await deleteOneTimeLinks(tx, venueId, accountId, 'Password');
    const codeHash = hashOneTimeCode(code);
    await insertOneTimeLink(tx, { venueId, codeHash, purpose: 'Password', accountId, expiresAt });
    const properties = [{ name: 'passwordLink', values: null }];
    const records = [{ kind: 'Account', id: accountId, name, action: 'Changed', properties } as const];
    await recordAct(tx, venueId, by, { part: 'Accounts', at: now, records });
    return { name, email };
  });
  return { token: accountTokenOf(venueId, code), expiresAt, account };
}

/** The dependencies of setting a password by a link. */
export interface PasswordLinkParts {
  db: Database;
  random: Random;
  /** Limits how many passwords are hashed at the same time. */
  passwordTurns: TakeFairTurn;
}

/**
 * Sets a new password for the account of a link, which works only once. The link of an invitation also proves the
 * address that it was mailed to: the person now signs in with it. All sessions of the account end, on every server.
 * @returns the account before and after
 * @throws Refusal PASSWORD_LINK_INVALID for a link that was used, has expired or never existed, and for a withdrawn
 *   invitation; those of `hashNewPassword`; EMAIL_TAKEN if another account signs in with the invited address (the link
 *   still works afterwards)
 */
export async function setPasswordByLink(
  parts: PasswordLinkParts,
  { token, password }: { token: string; password: string },
  call: AuditedCall,
  now: number,
): Promise<{ before: AccountRecord; after: AccountRecord }> {
  const { db } = parts;
  const said = readAccountToken(token);
  if (said === null) throw new Refusal('PASSWORD_LINK_INVALID');
  const { venueId } = said;
  const link = await findPasswordLink(db, venueId, said.code, now);
  if (link === null) throw new Refusal('PASSWORD_LINK_INVALID');
  const { accountId } = link;
  const turn = { name: venueId, isPreferred: true };
  const account = await findAccount(db, venueId, accountId);
  if (account === null) throw new Refusal('PASSWORD_LINK_INVALID');
  const email = account.invitedEmail ?? account.email;
  const known = await readPersonalFacts(db, venueId, { name: account.name, email });
  const passwordHash = await hashNewPassword(parts, { password, field: 'password', known }, turn);
  const set = changeVenue(db, venueId, 'Accounts', now, async (tx) => {
    const before = await findAccount(tx, venueId, accountId);
    const isTaken = await takeOneTimeLink(tx, link, now);
    const isInvitation = link.purpose === 'Invitation';
    if (before === null || !isTaken || (isInvitation && before.invitedEmail === null))
      throw new Refusal('PASSWORD_LINK_INVALID');
    const proved = isInvitation ? { email: before.invitedEmail, invitedEmail: null } : {};
    const after = { ...before, ...proved, passwordHash };
    await saveAccount(tx, venueId, after);
    const by = { ...call, account: { accountId, name: before.name } };
    await recordAct(tx, venueId, by, {
      part: 'Accounts',
      at: now,
      records: auditedAccountChange(before, after),
    });
    return { before, after };
  });
  return set.catch((error: unknown) => {
    throw email !== null && isUniqueViolation(error) ? emailTakenRefusal(email) : error;
  });
}

/** Finds the link of a forgotten password or of an invitation; `null` if none is valid. */
async function findPasswordLink(
  db: Database,
  venueId: string,
  code: string,
  now: number,
): Promise<(OneTimeLinkRef & { accountId: string }) | null> {
  for (const purpose of ['Password', 'Invitation'] as const) {
    const link = { venueId, codeHash: hashOneTimeCode(code), purpose };
    const accountId = (await findOneTimeLink(db, link, now))?.accountId;
    if (accountId) return { ...link, accountId };
  }
  return null;
}
