import type { AccountRecord } from '../../core/access/account.ts';
import {
  changedAccount,
  findAccountIn,
  requireAccountLimit,
  requireRemovable,
} from '../../core/access/account-revision.ts';
import type { ActStamp } from '../../core/audit/audit-entry.ts';
import { Refusal } from '../../core/refusals.ts';
import { hashPassword } from '../../crypto/passwords.ts';
import type { NewId, Random } from '../../parts/parts.ts';
import { deleteAccount, listAccounts, saveAccount } from '../../store/access/accounts.ts';
import type { Database, Tx } from '../../store/database.ts';
import { isUniqueViolation } from '../../store/database-errors.ts';
import type { TakeFairTurn } from '../../throttles/fair-turns.ts';
import { accountBetween } from '../audit/audited-records.ts';
import { recordAct } from '../audit/record-act.ts';
import { changeVenue } from '../venue/change-venue.ts';

/** The dependencies of account changes. */
export interface AccountParts {
  db: Database;
  newId: NewId;
  random: Random;
  /** Bounds how many passwords are hashed at the same time. */
  passwordTurns: TakeFairTurn;
}

/** An account as an owner states it. The e-mail address is in any letter case. */
export type StatedAccount = Pick<AccountRecord, 'role' | 'name' | 'email'> & { password: string };

/**
 * Adds an account to a venue.
 * @throws Refusal VENUE_NOT_FOUND; CONTENT_INVALID when the venue has 100 accounts already; EMAIL_TAKEN when
 *   another account of any venue has the address
 */
export async function addAccount(
  { db, newId, random, passwordTurns }: AccountParts,
  venueId: string,
  { role, name, email, password }: StatedAccount,
  { by, now }: ActStamp,
): Promise<AccountRecord> {
  const owner = { name: venueId, isPreferred: true };
  const passwordHash = await passwordTurns(owner, () => hashPassword(password, random));
  const account = { id: newId(), role, name, email: email.toLowerCase(), passwordHash };
  await changeAccounts(db, venueId, { by, now }, account.email, async (tx, accounts) => {
    requireAccountLimit(accounts);
    await saveAccount(tx, venueId, account);
    return { before: null, after: account };
  });
  return account;
}

/** Who changes or removes an account, when, and in which state. */
export interface AccountCondition extends ActStamp {
  /**
   * Throws when the caller decided on another state than the stored one. Called behind the lock of the venue.
   * @param changed  the account after the change; left out for a removal
   */
  requireSeen: (stored: AccountRecord, changed?: AccountRecord) => void;
}

/**
 * Changes the stated properties of an account. A new password or another role ends its sessions on every
 * server, except the session of the caller.
 * @param ownTokenHash  of the caller's session, when it belongs to this account
 * @throws Refusal VENUE_NOT_FOUND, ACCOUNT_NOT_FOUND; LAST_OWNER when the venue would have no owner any more;
 *   EMAIL_TAKEN; and what `requireSeen` throws
 */
export async function changeAccount(
  { db, random, passwordTurns }: AccountParts,
  venueId: string,
  accountId: string,
  { password, ...stated }: Partial<StatedAccount>,
  { ownTokenHash, by, now, requireSeen }: AccountCondition & { ownTokenHash: string | null },
): Promise<AccountRecord> {
  const change: Partial<AccountRecord> = { ...stated };
  if (stated.email !== undefined) change.email = stated.email.toLowerCase();
  if (password !== undefined) {
    const owner = { name: venueId, isPreferred: true };
    change.passwordHash = await passwordTurns(owner, () => hashPassword(password, random));
  }
  const { after } = await changeAccounts(
    db,
    venueId,
    { by, now },
    change.email ?? null,
    async (tx, accounts) => {
      const before = findAccountIn(accounts, accountId);
      const account = changedAccount(accounts, accountId, change);
      requireSeen(before, account);
      await saveAccount(tx, venueId, account, ownTokenHash);
      return { before, after: account };
    },
  );
  return after;
}

/**
 * Removes an account. Its sessions end on every server; its name stays in the history of what it did.
 * @throws Refusal VENUE_NOT_FOUND, ACCOUNT_NOT_FOUND; LAST_OWNER when the venue would have no owner any more;
 *   and what `requireSeen` throws
 */
export async function removeAccount(
  db: Database,
  venueId: string,
  accountId: string,
  { by, now, requireSeen }: AccountCondition,
): Promise<void> {
  await changeAccounts(db, venueId, { by, now }, null, async (tx, accounts) => {
    const before = findAccountIn(accounts, accountId);
    requireSeen(before);
    requireRemovable(accounts, accountId);
    await deleteAccount(tx, venueId, accountId);
    return { before, after: null };
  });
}

/** An account before and after a change. */
interface AccountStates {
  before: AccountRecord | null;
  after: AccountRecord | null;
}

/** Decides on the accounts of a venue behind its lock. */
async function changeAccounts<T extends AccountStates>(
  db: Database,
  venueId: string,
  { by, now }: ActStamp,
  email: string | null,
  change: (tx: Tx, accounts: AccountRecord[]) => Promise<T>,
): Promise<T> {
  try {
    return await changeVenue(db, venueId, 'Accounts', now, async (tx) => {
      const states = await change(tx, await listAccounts(tx, venueId));
      const records = accountBetween(states.before, states.after);
      await recordAct(tx, venueId, by, { part: 'Accounts', at: now, records });
      return states;
    });
  } catch (error) {
    if (email === null || !isUniqueViolation(error)) throw error;
    const problem = { field: 'email', message: 'is the address of another account', attemptedValue: email };
    throw new Refusal('EMAIL_TAKEN', { problems: [problem] });
  }
}
