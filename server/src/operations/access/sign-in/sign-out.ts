import type { Session } from '../../../core/access/sign-in/session.ts';
import type { ActStamp } from '../../../core/audit/audit-entry.ts';
import { hashSessionToken } from '../../../crypto/tokens/session-token.ts';
import {
  deleteSession,
  deleteSessionsOf,
  findVenueIdOfSession,
} from '../../../store/access/sign-in/sessions.ts';
import type { Database } from '../../../store/database.ts';
import { recordAct } from '../../audit/record-act.ts';
import { changeVenue } from '../../venue/change-venue.ts';

/**
 * Ends the session of a token, with its live streams on every server. Does nothing if the token has no session. Marks
 * the accounts of the venue as changed, so that other servers notice.
 */
export async function signOut(db: Database, token: string, now: number): Promise<void> {
  const tokenHash = hashSessionToken(token);
  const venueId = await findVenueIdOfSession(db, tokenHash);
  if (venueId === null) return;
  await changeVenue(db, venueId, 'Accounts', now, (tx) => deleteSession(tx, venueId, tokenHash));
}

/**
 * Ends every session of an account except the caller's, with their live streams on every server.
 * @param tokenHash  the hash of the token of the session that stays
 * @returns how many ended
 */
export function signOutElsewhere(
  db: Database,
  { venueId, accountId, name }: Session,
  tokenHash: string,
  { by, now }: ActStamp,
): Promise<number> {
  return changeVenue(db, venueId, 'Accounts', now, async (tx) => {
    const properties = [{ name: 'otherSessions', values: null }];
    const records = [{ kind: 'Account', id: accountId, name, action: 'Changed', properties } as const];
    await recordAct(tx, venueId, by, { part: 'Accounts', at: now, records });
    return deleteSessionsOf(tx, venueId, accountId, tokenHash);
  });
}
