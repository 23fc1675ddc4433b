import type { Session } from '../../core/access/session.ts';
import type { ActStamp } from '../../core/audit/audit-entry.ts';
import { Refusal } from '../../core/refusals.ts';
import { hashPassword, verifyPassword } from '../../crypto/passwords.ts';
import type { Random } from '../../parts/parts.ts';
import { findAccount, saveAccount } from '../../store/access/accounts.ts';
import type { Database } from '../../store/database.ts';
import type { AttemptPace } from '../../throttles/attempt-pace.ts';
import type { TakeFairTurn } from '../../throttles/fair-turns.ts';
import { accountBetween } from '../audit/audited-records.ts';
import { recordAct } from '../audit/record-act.ts';
import { changeVenue } from '../venue/change-venue.ts';

/** A request for another password. */
export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  /** The token hash of the session that stays; all other sessions of the account end. */
  tokenHash: string;
}

/** The dependencies of a password change. */
export interface PasswordParts {
  db: Database;
  random: Random;
  /** Slows wrong passwords, by session. */
  pace: AttemptPace;
  /** Bounds how many passwords are hashed at the same time. */
  passwordTurns: TakeFairTurn;
}

/**
 * Gives the account of a session another password, if the current one is given. A stolen session can neither
 * take over the account nor guess the password.
 * @throws Refusal SIGN_IN_THROTTLED, PASSWORD_WRONG; SERVICE_UNAVAILABLE when too many passwords are hashed
 *   at the same time; SIGN_IN_REQUIRED when the account was removed meanwhile
 */
export async function changeOwnPassword(
  { db, random, pace, passwordTurns }: PasswordParts,
  { venueId, accountId }: Session,
  { currentPassword, newPassword, tokenHash }: PasswordChange,
  { by, now }: ActStamp,
): Promise<void> {
  const waitMs = pace.waitMs(tokenHash, now);
  if (waitMs > 0) throw new Refusal('SIGN_IN_THROTTLED', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  pace.count(tokenHash, now);
  const account = await findAccount(db, venueId, accountId);
  if (account === null) throw new Refusal('SIGN_IN_REQUIRED');
  const owner = { name: venueId, isPreferred: true };
  const isRight = await passwordTurns(owner, () => verifyPassword(currentPassword, account.passwordHash));
  if (!isRight) refuse();
  pace.clear(tokenHash);
  const passwordHash = await passwordTurns(owner, () => hashPassword(newPassword, random));
  await changeVenue(db, venueId, 'Accounts', now, async (tx) => {
    const current = await findAccount(tx, venueId, accountId);
    if (current === null) throw new Refusal('SIGN_IN_REQUIRED');
    // Another request changed it while this one was hashed.
    if (current.passwordHash !== account.passwordHash) refuse();
    const changed = { ...current, passwordHash };
    await saveAccount(tx, venueId, changed, tokenHash);
    const records = accountBetween(current, changed);
    await recordAct(tx, venueId, by, { part: 'Accounts', at: now, records });
  });
}

function refuse(): never {
  const message = 'is not the current password';
  const problem = { field: 'currentPassword', message, attemptedValue: null };
  throw new Refusal('PASSWORD_WRONG', { problems: [problem] });
}
