import type { Session } from '../../../core/access/sign-in/session.ts';
import type { ActStamp } from '../../../core/audit/audit-entry.ts';
import { sessionIdOf } from '../../../crypto/derived-ids.ts';
import { listSessionDetails, type SessionDetail } from '../../../store/access/sign-in/session-details.ts';
import { deleteSession } from '../../../store/access/sign-in/sessions.ts';
import type { Database, Db } from '../../../store/database.ts';
import { recordAct } from '../../audit/record-act.ts';
import { changeVenue } from '../../venue/change-venue.ts';

/** A session of an account, with an id that calls use instead of the token, which only its browser has. */
export type OwnSession = SessionDetail & { id: string };

/** The sessions of an account, the newest first. */
export async function listOwnSessions(
  db: Db,
  { venueId, accountId }: Pick<Session, 'venueId' | 'accountId'>,
  now: number,
): Promise<OwnSession[]> {
  const sessions = await listSessionDetails(db, venueId, accountId, now);
  return sessions.map((session) => ({ id: sessionIdOf(session.tokenHash), ...session }));
}

/**
 * Ends one session of an account, with its live streams on every server. Does nothing for a session that has ended.
 * @returns whether it ended
 */
export async function endOwnSession(
  db: Database,
  { venueId, accountId, name }: Pick<Session, 'venueId' | 'accountId' | 'name'>,
  sessionId: string,
  { by, now }: ActStamp,
): Promise<boolean> {
  const sessions = await listOwnSessions(db, { venueId, accountId }, now);
  const ended = sessions.find(({ id }) => id === sessionId);
  if (ended === undefined) return false;
  const { tokenHash, browser, network } = ended;
  await changeVenue(db, venueId, 'Accounts', now, async (tx) => {
    const place = [browser, network].filter((text) => text !== null).join(', ');
    const properties = [{ name: 'endedSession', values: { before: place || null, after: null } }];
    const records = [{ kind: 'Account', id: accountId, name, action: 'Changed', properties } as const];
    await recordAct(tx, venueId, by, { part: 'Accounts', at: now, records });
    await deleteSession(tx, venueId, tokenHash);
  });
  return true;
}
