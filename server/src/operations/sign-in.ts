import { Refusal } from '../core/refusals.ts';
import { SESSION_LIFETIME_MS } from '../core/session.ts';
import type { Random } from '../parts.ts';
import { findAccountByEmail } from '../store/accounts.ts';
import type { Database } from '../store/database.ts';
import { insertSession } from '../store/sessions.ts';
import { verifyPassword } from './passwords.ts';
import { hashSessionToken, newSessionToken } from './session-token.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

/** Who wants to sign in, as far as they say. */
export interface Credentials {
  /** In any letter case. */
  email: string;
  password: string;
  /** The network address that they come from. */
  address: string;
}

/**
 * A hash that no password fits, at the cost of those that `hashPassword` makes: an unknown address is verified against it,
 * so that nobody learns from the time which addresses exist.
 */
export const HASH_OF_NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Begins a session of 30 days for the account with this e-mail address and password.
 * @returns the token of the session: the only time that it is seen
 * @throws Refusal SIGN_IN_THROTTLED
 * @throws Refusal SIGN_IN_FAILED the same, and after the same time, for an unknown address, a wrong password, and an
 *   account whose venue was closed or switched off
 */
export async function signIn(
  parts: { db: Database; random: Random; throttle: SignInThrottle },
  { email: writtenEmail, password, address }: Credentials,
  now: number,
): Promise<string> {
  const { db, random, throttle } = parts;
  const email = writtenEmail.toLowerCase();
  throttle.enter(email, address, now);
  const account = await findAccountByEmail(db, email);
  const isRight = await verifyPassword(password, account?.passwordHash ?? HASH_OF_NOBODY);
  if (account === null || !isRight) throw new Refusal('SIGN_IN_FAILED');
  throttle.succeed(email, address);
  const token = newSessionToken(random);
  const hasBegun = await insertSession(db, {
    ...account,
    tokenHash: hashSessionToken(token),
    startedAt: now,
    expiresAt: now + SESSION_LIFETIME_MS,
  });
  // The account was removed, or has another password, since it was found.
  if (!hasBegun) throw new Refusal('SIGN_IN_FAILED');
  return token;
}
