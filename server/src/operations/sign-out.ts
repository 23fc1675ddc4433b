import type { Session } from '../core/session.ts';
import type { Db } from '../store/database.ts';
import { deleteSession, deleteSessionsOf } from '../store/sessions.ts';
import { hashSessionToken } from './session-token.ts';

/** Ends the session of a token for good; the token of no session is no fault. */
export async function signOut(db: Db, token: string): Promise<void> {
  await deleteSession(db, hashSessionToken(token));
}

/**
 * Ends every session of an account but the one that asks for it.
 * @param tokenHash  of the session that goes on
 * @returns how many ended
 */
export function signOutElsewhere(
  db: Db,
  { venueId, accountId }: Session,
  tokenHash: string,
): Promise<number> {
  return deleteSessionsOf(db, venueId, accountId, tokenHash);
}
