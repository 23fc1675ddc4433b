import type { DemoSignIn } from '../../core/access/demo-sign-in.ts';
import { SESSION_LIFETIME_MS } from '../../core/access/session.ts';
import { Refusal } from '../../core/refusals.ts';
import { hashSessionToken, newSessionToken } from '../../crypto/session-token.ts';
import type { Random } from '../../parts.ts';
import { findAccountByEmail } from '../../store/access/accounts.ts';
import { insertSession } from '../../store/access/sessions.ts';
import type { Database } from '../../store/database.ts';

/**
 * Begins a session of 30 days for the account of a demo venue, without its password.
 * @returns the token of the session, shown only here
 * @throws Refusal SIGN_IN_FAILED when the account is no longer one of the venue, or the venue was closed or
 *   switched off
 */
export async function signInToDemo(
  { db, random }: { db: Database; random: Random },
  { venueId, email }: DemoSignIn,
  now: number,
): Promise<string> {
  const account = await findAccountByEmail(db, email);
  if (account === null || account.venueId !== venueId) throw new Refusal('SIGN_IN_FAILED');
  const token = newSessionToken(random);
  const hasBegun = await insertSession(db, {
    ...account,
    tokenHash: hashSessionToken(token),
    startedAt: now,
    expiresAt: now + SESSION_LIFETIME_MS,
  });
  if (!hasBegun) throw new Refusal('SIGN_IN_FAILED');
  return token;
}
