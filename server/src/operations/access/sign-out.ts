import type { Session } from '../../core/access/session.ts';
import { hashSessionToken } from '../../crypto/session-token.ts';
import { deleteSession, deleteSessionsOf, findVenueIdOfSession } from '../../store/access/sessions.ts';
import type { Database } from '../../store/database.ts';
import { changeVenue } from '../venue/change-venue.ts';

/**
 * Ends the session of a token for good, its live streams on every server with it; the token of no session is no fault. The
 * accounts of the venue count as changed, by which servers notice.
 */
export async function signOut(db: Database, token: string, now: number): Promise<void> {
  const tokenHash = hashSessionToken(token);
  const venueId = await findVenueIdOfSession(db, tokenHash);
  if (venueId === null) return;
  await changeVenue(db, venueId, 'Accounts', now, (tx) => deleteSession(tx, venueId, tokenHash));
}

/**
 * Ends every session of an account but the one that asks for it, their live streams on every server with them.
 * @param tokenHash  of the session that goes on
 * @returns how many ended
 */
export function signOutElsewhere(
  db: Database,
  { venueId, accountId }: Session,
  tokenHash: string,
  now: number,
): Promise<number> {
  return changeVenue(db, venueId, 'Accounts', now, (tx) =>
    deleteSessionsOf(tx, venueId, accountId, tokenHash),
  );
}
