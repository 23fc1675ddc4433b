import type { AccountRecord } from '../../../core/access/account.ts';
import { needsOwnPassword } from '../../../core/access/account-revision.ts';
import type { Session } from '../../../core/access/sign-in/session.ts';
import { Refusal } from '../../../core/refusals.ts';
import type { Random } from '../../../parts/parts.ts';
import { findAccount, isPasswordCleaned } from '../../../store/access/accounts.ts';
import type { Database } from '../../../store/database.ts';
import type { AttemptPace } from '../../../throttles/attempt-pace.ts';
import type { TakeFairTurn } from '../../../throttles/fair-turns.ts';
import { verifyAccountPassword } from './verify-account-password.ts';

/** A signed-in person, and the password that they sent with this call as proof. */
export interface PasswordProof {
  session: Pick<Session, 'venueId' | 'accountId'>;
  /** The token hash of the session. */
  tokenHash: string;
  password: string;
}

/** The dependencies of checking a person's own password. */
export interface OwnPasswordParts {
  db: Database;
  random: Random;
  /** Makes a session wait after wrong passwords. */
  passwordGuesses: AttemptPace;
  /** Limits how many passwords are hashed at the same time. */
  passwordTurns: TakeFairTurn;
}

/**
 * Checks the password of a signed-in person, and returns their account. So a stolen session alone cannot do an act that
 * needs the password, or guess the password.
 * @throws Refusal SIGN_IN_THROTTLED, PASSWORD_WRONG; SERVICE_UNAVAILABLE if too many passwords are being hashed;
 *   SIGN_IN_REQUIRED if the account was removed in the meantime
 */
export async function requireOwnPassword(
  parts: OwnPasswordParts,
  { session: { venueId, accountId }, tokenHash, password }: PasswordProof,
  now: number,
): Promise<AccountRecord> {
  const { db, passwordGuesses, passwordTurns } = parts;
  const waitMs = passwordGuesses.waitMs(tokenHash, now);
  if (waitMs > 0) throw new Refusal('SIGN_IN_THROTTLED', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  passwordGuesses.count(tokenHash, now);
  const account = await findAccount(db, venueId, accountId);
  if (account === null) throw new Refusal('SIGN_IN_REQUIRED');
  const turn = { name: venueId, isPreferred: true };
  const { passwordHash } = account;
  if (passwordHash === null) throw wrongPasswordRefusal();
  const isCleaned = await isPasswordCleaned(db, venueId, accountId);
  const stored = { venueId, accountId, passwordHash, isPasswordCleaned: isCleaned };
  const verified = await passwordTurns(turn, () => verifyAccountPassword(parts, stored, password));
  if (verified === null) throw wrongPasswordRefusal();
  passwordGuesses.clear(tokenHash);
  return { ...account, passwordHash: verified };
}

/** The person who changes an account; `password` is `null` if they gave none. */
export type AccountChanger = Omit<PasswordProof, 'password' | 'session'> & {
  session: Session;
  password: string | null;
};

/**
 * Checks the given password at once, because hashing is slow, and returns a check for later. The caller runs that check
 * while the venue is locked: it throws if the change needs the password and the person did not give it.
 * @throws Refusal PASSWORD_WRONG, SIGN_IN_THROTTLED
 */
export async function prepareConsentCheck(
  parts: OwnPasswordParts,
  { password, ...person }: AccountChanger,
  now: number,
): Promise<(before: AccountRecord | null, after: AccountRecord) => void> {
  const own = password === null ? null : await requireOwnPassword(parts, { ...person, password }, now);
  return (before, after) => {
    if (!needsOwnPassword(before, after, person.session.accountId)) return;
    if (own === null) throw wrongPasswordRefusal();
    // Another request changed the password in the meantime.
    if (before?.id === own.id && before.passwordHash !== own.passwordHash) throw wrongPasswordRefusal();
  };
}

/** The refusal of a call whose current password is wrong or missing. */
export function wrongPasswordRefusal(): Refusal {
  const message = 'is not the current password';
  const problem = { field: 'currentPassword', message, attemptedValue: null };
  return new Refusal('PASSWORD_WRONG', { problems: [problem] });
}
