import type { DemoSignIn } from '../../../core/access/sign-in/demo-sign-in.ts';
import type { AuditedCall } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import type { Random } from '../../../parts/parts.ts';
import { findAccountByEmail } from '../../../store/access/accounts.ts';
import type { Database } from '../../../store/database.ts';
import { beginSession } from './begin-session.ts';

/**
 * Begins a session of 30 days for the account of a demo venue, without its password.
 * @returns the token of the session, shown only here
 * @throws Refusal SIGN_IN_FAILED if the account no longer belongs to the venue, or the venue was closed or switched off
 */
export async function signInToDemo(
  parts: { db: Database; random: Random },
  { venueId, email }: DemoSignIn,
  call: AuditedCall,
  now: number,
): Promise<string> {
  const account = await findAccountByEmail(parts.db, email);
  if (account === null || account.venueId !== venueId) throw new Refusal('SIGN_IN_FAILED');
  return beginSession(parts, account, call, now, 'Demo');
}
