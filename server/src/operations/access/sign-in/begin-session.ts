import { SESSION_LIFETIME_MS } from '../../../core/access/sign-in/session.ts';
import type { AuditAction, AuditedCall } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { hashSessionToken, newSessionToken } from '../../../crypto/tokens/session-token.ts';
import type { Random } from '../../../parts/parts.ts';
import type { AccountToSignIn } from '../../../store/access/accounts.ts';
import { insertSessionDetail, type SessionProof } from '../../../store/access/sign-in/session-details.ts';
import { insertSession } from '../../../store/access/sign-in/sessions.ts';
import { type Database, inTransaction } from '../../../store/database.ts';
import { type Act, recordAct } from '../../audit/record-act.ts';

/**
 * Begins a session of 30 days, and writes the sign-in into the audit log.
 * @returns the token of the session, shown only here
 * @throws Refusal SIGN_IN_FAILED if the account was removed, or got another password or its first second factor, since
 *   the caller read it
 */
export async function beginSession(
  { db, random }: { db: Database; random: Random },
  account: AccountToSignIn,
  call: AuditedCall,
  now: number,
  proof: SessionProof = 'Password',
): Promise<string> {
  const token = newSessionToken(random);
  const { accountId, venueId, name } = account;
  const session = {
    ...account,
    tokenHash: hashSessionToken(token),
    startedAt: now,
    expiresAt: now + SESSION_LIFETIME_MS,
  };
  await inTransaction(db, async (tx) => {
    await recordAct(
      tx,
      venueId,
      { ...call, account: { accountId, name } },
      signInAct(account, 'SignedIn', now),
    );
    await insertSessionDetail(tx, session, proof);
    // Last in the transaction: directories are written after all rows of venues (see ARCHITECTURE.md).
    const isWithoutFactor = proof === 'Password';
    if (!(await insertSession(tx, session, isWithoutFactor))) throw new Refusal('SIGN_IN_FAILED');
  });
  return token;
}

/** The audit entry of a sign-in. */
export function signInAct({ accountId, name }: AccountToSignIn, action: AuditAction, at: number): Act {
  return { part: 'SignIns', at, records: [{ kind: 'Account', id: accountId, name, action, properties: [] }] };
}
