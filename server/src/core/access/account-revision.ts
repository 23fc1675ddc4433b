import { type Problem, Refusal } from '../refusals.ts';
import type { AccountRecord } from './account.ts';

/** The most accounts of a venue. */
const MOST_ACCOUNTS = 100;

/**
 * Checks that a venue may have one more account.
 * @throws Refusal CONTENT_INVALID if the venue already has 100 accounts
 */
export function requireAccountLimit(accounts: readonly AccountRecord[]): void {
  if (accounts.length < MOST_ACCOUNTS) return;
  const message = `is one more than ${MOST_ACCOUNTS} accounts`;
  const problem: Problem = { field: 'email', message, attemptedValue: null };
  throw new Refusal('CONTENT_INVALID', { problems: [problem] });
}

/**
 * Applies a change to an account of a venue.
 * @returns the changed account
 * @throws Refusal ACCOUNT_NOT_FOUND; LAST_OWNER if the venue would be left without an owner
 */
export function applyAccountChange(
  accounts: readonly AccountRecord[],
  accountId: string,
  change: Partial<Omit<AccountRecord, 'id'>>,
): AccountRecord {
  const stored = findAccountIn(accounts, accountId);
  const changed = { ...stored, ...change };
  if (changed.role !== 'Owner') requireAnotherOwner(accounts, stored);
  return changed;
}

/**
 * Checks that an account of a venue may be removed.
 * @throws Refusal ACCOUNT_NOT_FOUND; LAST_OWNER if the venue would be left without an owner
 */
export function requireRemovable(accounts: readonly AccountRecord[], accountId: string): void {
  requireAnotherOwner(accounts, findAccountIn(accounts, accountId));
}

/**
 * Finds an account of a venue by its id.
 * @throws Refusal ACCOUNT_NOT_FOUND
 */
export function findAccountIn(accounts: readonly AccountRecord[], accountId: string): AccountRecord {
  const account = accounts.find(({ id }) => id === accountId);
  if (account === undefined) throw new Refusal('ACCOUNT_NOT_FOUND');
  return account;
}

/**
 * Whether the person must enter their own password to change an account: for a new password or e-mail address of their own
 * account or of any owner, and for a new owner. Otherwise a stolen session would be enough to take over such an account.
 * @param before  `null` for a new account
 * @param ownId  the id of the person's own account
 */
export function needsOwnPassword(before: AccountRecord | null, after: AccountRecord, ownId: string): boolean {
  const isOwner = before?.role === 'Owner' || after.role === 'Owner';
  if (!isOwner && after.id !== ownId) return false;
  if (before === null || (before.role !== 'Owner' && after.role === 'Owner')) return true;
  if (before.invitedEmail !== after.invitedEmail) return true;
  return before.email !== after.email || before.passwordHash !== after.passwordHash;
}

/**
 * The e-mail addresses of an account after a call sets its address. The first address of an account becomes `invitedEmail`: the account cannot
 * sign in until the person proves, by the mailed link, that the address is theirs.
 * @param before  `null` for a new account
 * @param email  lower case
 * @param isProved  whether the address needs no such proof: for a bridge, which is a program, and if the service sends no mail
 */
export function emailAddressesAfter(
  before: AccountRecord | null,
  email: string | null,
  isProved: boolean,
): Pick<AccountRecord, 'email' | 'invitedEmail'> {
  const hasAddress = before !== null && before.email !== null;
  return email === null || isProved || hasAddress
    ? { email, invitedEmail: null }
    : { email: null, invitedEmail: email };
}

/**
 * Checks that no other account of the venue has the address of this account.
 * @throws Refusal EMAIL_TAKEN
 */
export function requireUnusedAddress(accounts: readonly AccountRecord[], account: AccountRecord): void {
  const wanted = account.invitedEmail ?? account.email;
  const others = accounts.filter(({ id }) => id !== account.id);
  if (
    wanted !== null &&
    others.some(({ email, invitedEmail }) => wanted === email || wanted === invitedEmail)
  )
    throw emailTakenRefusal(wanted);
}

/** Creates the refusal EMAIL_TAKEN: another account already has the address. */
export function emailTakenRefusal(email: string): Refusal {
  const problem = { field: 'email', message: 'is the address of another account', attemptedValue: email };
  return new Refusal('EMAIL_TAKEN', { problems: [problem] });
}

/**
 * Checks that an account can sign in as its role requires: with both an address and a password, or with neither, which is not allowed for owners
 * and bridges. An invited person has an address and chooses the password later.
 * @throws Refusal CONTENT_INVALID
 */
export function requireSignInData({ role, email, invitedEmail, passwordHash }: AccountRecord): void {
  if (email === null && invitedEmail !== null && role !== 'Bridge') {
    if (passwordHash === null) return;
    throw problemWith('password', 'is chosen by the person who opens the mailed link: leave it out');
  }
  const needsBoth = role === 'Owner' || role === 'Bridge' || email !== null || passwordHash !== null;
  if (!needsBoth) return;
  if (email === null) throw missing('email');
  if (passwordHash === null) throw missing('password');
}

function missing(field: string): Refusal {
  return problemWith(field, 'is missing');
}

function problemWith(field: string, message: string): Refusal {
  return new Refusal('CONTENT_INVALID', { problems: [{ field, message, attemptedValue: null }] });
}

function requireAnotherOwner(accounts: readonly AccountRecord[], account: AccountRecord): void {
  if (!isSigningOwner(account)) return;
  if (!accounts.some((one) => isSigningOwner(one) && one.id !== account.id)) throw new Refusal('LAST_OWNER');
}

/** Whether an account is an owner who can sign in; an owner who is only invited cannot. */
export function isSigningOwner({ role, email, passwordHash }: AccountRecord): boolean {
  return role === 'Owner' && email !== null && passwordHash !== null;
}
