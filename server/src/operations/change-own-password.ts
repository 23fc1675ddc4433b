import { Refusal } from '../core/refusals.ts';
import type { Session } from '../core/session.ts';
import type { Random } from '../parts.ts';
import { findAccount, saveAccount } from '../store/accounts.ts';
import type { Database } from '../store/database.ts';
import { changeVenue } from './change-venue.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

/** What someone says who wants another password. */
export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  /** The network address that they come from. */
  address: string;
  /** Of the session that goes on; every other one of the account ends. */
  tokenHash: string;
}

/**
 * Gives the account of a session another password, if the current one is known: whoever holds a session alone does not
 * take the account over, nor find the password out by trying.
 * @throws Refusal SIGN_IN_THROTTLED, PASSWORD_WRONG; SIGN_IN_REQUIRED when the account is gone by now
 */
export async function changeOwnPassword(
  { db, random, throttle }: { db: Database; random: Random; throttle: SignInThrottle },
  { venueId, accountId, email }: Session,
  { currentPassword, newPassword, address, tokenHash }: PasswordChange,
  now: number,
): Promise<void> {
  throttle.enter(email, address, now);
  const account = await findAccount(db, venueId, accountId);
  if (account === null) throw new Refusal('SIGN_IN_REQUIRED');
  if (!(await verifyPassword(currentPassword, account.passwordHash))) refuse();
  throttle.succeed(email, address);
  const passwordHash = await hashPassword(newPassword, random);
  await changeVenue(db, venueId, 'Accounts', now, async (tx) => {
    const current = await findAccount(tx, venueId, accountId);
    if (current === null) throw new Refusal('SIGN_IN_REQUIRED');
    // Changed by someone else while this was worked out.
    if (current.passwordHash !== account.passwordHash) refuse();
    await saveAccount(tx, venueId, { ...current, passwordHash }, tokenHash);
  });
}

function refuse(): never {
  const message = 'is not the current password';
  const problem = { field: 'currentPassword', message, attemptedValue: null };
  throw new Refusal('PASSWORD_WRONG', { problems: [problem] });
}
