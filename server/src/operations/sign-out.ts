import type { Db } from '../store/database.ts';
import { deleteSession } from '../store/sessions.ts';
import { hashSessionToken } from './session-token.ts';

/** Ends the session of a token for good; the token of no session is no fault. */
export async function signOut(db: Db, token: string): Promise<void> {
  await deleteSession(db, hashSessionToken(token));
}
