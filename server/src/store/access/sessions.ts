import type { AccountRole } from '../../core/access/account.ts';
import { reachOf, type Session } from '../../core/access/session.ts';
import { countOf, type Db, type Tx } from '../database.ts';

/** A new session. Only the SHA-256 of its token is stored, here in hexadecimal. */
export interface SessionToStart {
  tokenHash: string;
  venueId: string;
  accountId: string;
  /** The hash that the password was checked against. */
  passwordHash: string;
  startedAt: number;
  expiresAt: number;
}

/**
 * Begins a session, unless the account was deleted or its password was changed meanwhile. Deletes the expired
 * sessions of the account. Locks the account's row, so that no session begins with an old password during a
 * change. Uses the primary key of the account and on `session_directory_account`.
 * @returns whether it began
 */
export async function insertSession(db: Db, session: SessionToStart): Promise<boolean> {
  const { tokenHash, venueId, accountId, passwordHash, startedAt, expiresAt } = session;
  const begun = await db.query({
    name: 'insert-session',
    text: `with forgotten as (
             delete from session_directory where venue_id = $2 and account_id = $3 and expires_at <= $4
           )
           insert into session_directory (token_hash, venue_id, account_id, created_at, expires_at)
           select $1, a.venue_id, a.account_id, $4, $5 from account a
            where a.venue_id = $2 and a.account_id = $3 and a.password_hash = $6 for share
           returning venue_id`,
    values: [
      Buffer.from(tokenHash, 'hex'),
      venueId,
      accountId,
      new Date(startedAt),
      new Date(expiresAt),
      passwordHash,
    ],
  });
  return begun.length > 0;
}

/** Ends a session of a venue, if there is one. Uses the primary key. */
export async function deleteSession(tx: Tx, venueId: string, tokenHash: string): Promise<void> {
  await tx.query({
    name: 'delete-session',
    text: 'delete from session_directory where token_hash = $1 and venue_id = $2',
    values: [Buffer.from(tokenHash, 'hex'), venueId],
  });
}

/**
 * The venue of a session's account, also of an expired session; `null` for no session. Uses the primary key.
 */
export async function findVenueIdOfSession(db: Db, tokenHash: string): Promise<string | null> {
  const [row] = await db.query<{ venue_id: string }>({
    name: 'find-venue-of-session',
    text: 'select venue_id from session_directory where token_hash = $1',
    values: [Buffer.from(tokenHash, 'hex')],
  });
  return row?.venue_id ?? null;
}

interface SessionRow {
  token_hash: Buffer;
  account_id: string;
  name: string;
  email: string;
  role: AccountRole;
  venue_id: string;
  expires_at: number;
  branch_ids: string[];
}

/**
 * Finds the account and its venue through the directory, by primary keys. Closed or inactive venues are not
 * found. The list of branches is stored at the headquarter; only their names are read at other venues.
 */
const SESSIONS = `
select d.token_hash, a.account_id, a.name, a.email, a.role, a.venue_id, d.expires_at,
       (select coalesce(json_agg(b.branch_id order by bv.name, b.branch_id), '[]')
          from headquarter_branch b join venue bv on bv.venue_id = b.branch_id
         where b.venue_id = a.venue_id and bv.is_active and bv.closed_at is null) as branch_ids
  from session_directory d
  join account a on a.venue_id = d.venue_id and a.account_id = d.account_id
  join venue v on v.venue_id = d.venue_id
 where d.expires_at > $2 and v.closed_at is null and v.is_active`;

/** The session of the token with this SHA-256 (hexadecimal) at an instant, or `null`. Never cached. */
export async function findSession(db: Db, tokenHash: string, now: number): Promise<Session | null> {
  const [row] = await db.query<SessionRow>({
    name: 'find-session',
    text: `${SESSIONS} and d.token_hash = $1`,
    values: [Buffer.from(tokenHash, 'hex'), new Date(now)],
  });
  return row === undefined ? null : toSession(row);
}

/**
 * The sessions of tokens with these SHA-256 (hexadecimal) at an instant, by the hash; expired ones are left
 * out.
 */
export async function listSessions(
  db: Db,
  tokenHashes: readonly string[],
  now: number,
): Promise<Map<string, Session>> {
  const rows = await db.query<SessionRow>({
    name: 'list-sessions',
    text: `${SESSIONS} and d.token_hash = any (select decode(hash, 'hex') from unnest($1::text[]) as hash)`,
    values: [tokenHashes, new Date(now)],
  });
  return new Map(rows.map((row) => [row.token_hash.toString('hex'), toSession(row)]));
}

function toSession(row: SessionRow): Session {
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

/**
 * Ends the sessions of an account, except one. Uses `session_directory_account`.
 * @param ownTokenHash  SHA-256 (hexadecimal) of its token
 * @returns how many ended
 */
export async function deleteSessionsOf(
  tx: Tx,
  venueId: string,
  accountId: string,
  ownTokenHash: string | null,
): Promise<number> {
  const ended = await tx.query({
    text: `delete from session_directory
            where venue_id = $1 and account_id = $2 and token_hash is distinct from $3 returning venue_id`,
    values: [venueId, accountId, ownTokenHash === null ? null : Buffer.from(ownTokenHash, 'hex')],
  });
  return ended.length;
}

/**
 * When each account of a venue last signed in, among the sessions that are not over. Uses
 * `session_directory_account`.
 */
export async function listLastSignIns(db: Db, venueId: string, now: number): Promise<Map<string, number>> {
  const rows = await db.query<{ account_id: string; at: number }>({
    text: `select account_id, max(created_at) as at from session_directory
            where venue_id = $1 and expires_at > $2 group by account_id`,
    values: [venueId, new Date(now)],
  });
  return new Map(rows.map((row) => [row.account_id, row.at]));
}

/**
 * Deletes expired sessions of all venues, at most `most` of them.
 * @returns how many it found; there may be more when that is `most`
 */
export async function deleteExpiredSessions(db: Db, now: number, most: number): Promise<number> {
  return countOf(db, {
    text: `with old as (select token_hash from session_directory where expires_at <= $1 limit $2),
                gone as (
                  delete from session_directory s using old where s.token_hash = old.token_hash returning 1
                )
           select count(*) from old`,
    values: [new Date(now), most],
  });
}
