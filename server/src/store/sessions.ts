import { reachOf, type Session } from '../core/session.ts';
import type { AccountRole } from '../core/venue-record.ts';
import type { Db } from './database.ts';

/** A session about to begin. Of its token only the SHA-256 is kept, here in hexadecimal. */
export interface SessionToStart {
  tokenHash: string;
  venueId: string;
  accountId: string;
  startedAt: number;
  expiresAt: number;
}

/**
 * Begins a session, and forgets those of the same account that are over, so that they do not pile up. Leans on
 * `session_directory_account`; locks nothing beyond the rows it writes.
 */
export async function insertSession(db: Db, session: SessionToStart): Promise<void> {
  const { tokenHash, venueId, accountId, startedAt, expiresAt } = session;
  await db.query({
    name: 'insert-session',
    text: `with forgotten as (
             delete from session_directory where venue_id = $2 and account_id = $3 and expires_at <= $4
           )
           insert into session_directory (token_hash, venue_id, account_id, created_at, expires_at)
           values ($1, $2, $3, $4, $5)`,
    values: [Buffer.from(tokenHash, 'hex'), venueId, accountId, new Date(startedAt), new Date(expiresAt)],
  });
}

/** Ends a session; one that there is not stays away. Leans on the primary key. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.query({
    name: 'delete-session',
    text: 'delete from session_directory where token_hash = $1',
    values: [Buffer.from(tokenHash, 'hex')],
  });
}

interface SessionRow {
  account_id: string;
  name: string;
  email: string;
  role: AccountRole;
  venue_id: string;
  expires_at: number;
  branch_ids: string[];
}

/**
 * Through the directory to the account and its venue, all by primary keys; what was closed or switched off is not found.
 * The branches are filed under the headquarter; only reading their names leaves the account's own venue.
 */
const FIND_SESSION = `
select a.account_id, a.name, a.email, a.role, a.venue_id, d.expires_at,
       (select coalesce(json_agg(b.branch_id order by bv.name, b.branch_id), '[]')
          from headquarter_branch b join venue bv on bv.venue_id = b.branch_id
         where b.venue_id = a.venue_id and bv.is_active and bv.closed_at is null) as branch_ids
  from session_directory d
  join account a on a.venue_id = d.venue_id and a.account_id = d.account_id
  join venue v on v.venue_id = d.venue_id
 where d.token_hash = $1 and d.expires_at > $2 and v.closed_at is null and v.is_active`;

/** The session of the token with this SHA-256 (hexadecimal) at an instant, or `null`. Never answered from memory. */
export async function findSession(db: Db, tokenHash: string, now: number): Promise<Session | null> {
  const [row] = await db.query<SessionRow>({
    name: 'find-session',
    text: FIND_SESSION,
    values: [Buffer.from(tokenHash, 'hex'), new Date(now)],
  });
  if (row === undefined) return null;
  return {
    accountId: row.account_id,
    name: row.name,
    email: row.email,
    role: row.role,
    venueId: row.venue_id,
    reach: reachOf(row.role, row.venue_id, row.branch_ids),
    expiresAt: row.expires_at,
  };
}
