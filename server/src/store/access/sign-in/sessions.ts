import type { AccountRole } from '../../../core/access/account.ts';
import { type Grants, grantsOf } from '../../../core/access/rights.ts';
import { reachOf, type Session, type SignInProof } from '../../../core/access/sign-in/session.ts';
import { type Db, queryCount, type Tx } from '../../database.ts';

/** A new session. Only the SHA-256 of its token is stored, here in hexadecimal. */
export interface SessionToStart {
  tokenHash: string;
  venueId: string;
  accountId: string;
  /** The stored hash that the password was verified with. */
  passwordHash: string;
  startedAt: number;
  expiresAt: number;
}

/**
 * Begins a session, unless the account was deleted, its password was changed, or it has a second factor that the
 * sign-in did not use. Also deletes the expired sessions of the account. `functions/start_session.sql` describes the
 * lock.
 * @param isWithoutFactor  whether the person proved their identity with the password alone
 * @returns whether the session began
 */
export async function insertSession(
  db: Db,
  session: SessionToStart,
  isWithoutFactor: boolean,
): Promise<boolean> {
  const { tokenHash, venueId, accountId, passwordHash, startedAt, expiresAt } = session;
  const [row] = await db.query<{ has_begun: boolean }>({
    name: 'start-session',
    text: `select start_session(p_venue => $1, p_account => $2, p_token_hash => $3, p_password_hash => $4,
                                p_started_at => $5, p_expires_at => $6, p_without_factor => $7) as has_begun`,
    values: [
      venueId,
      accountId,
      Buffer.from(tokenHash, 'hex'),
      passwordHash,
      new Date(startedAt),
      new Date(expiresAt),
      isWithoutFactor,
    ],
  });
  return row!.has_begun;
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
 * The id of the venue of a session's account, even if the session has expired; `null` if there is no session. Uses
 * the primary key.
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
  email: string | null;
  role: AccountRole;
  venue_id: string;
  expires_at: number;
  branch_ids: string[];
  /** The rights that the venue gave the role; `null` if it uses the default rights. */
  grants: Grants | null;
}

/** The columns of a session, with how and when its person last proved their identity. */
interface UsedSessionRow extends SessionRow {
  proof: SignInProof | null;
  proved_at: number;
  last_used_at: number | null;
}

/** A session and its last recorded use. */
export interface UsedSession {
  session: Session;
  lastUsedAt: number | null;
}

/**
 * The session of the token with this SHA-256 (hexadecimal); `null` if there is none, or it has expired at an instant.
 * Never cached.
 */
export async function findSession(db: Db, tokenHash: string, now: number): Promise<Session | null> {
  return (await findUsedSession(db, tokenHash, now))?.session ?? null;
}

/** As {@link findSession}, with its last recorded use. */
export async function findUsedSession(db: Db, tokenHash: string, now: number): Promise<UsedSession | null> {
  const [row] = await db.query<UsedSessionRow>({
    name: 'find-session',
    text: 'select * from find_session(p_token_hash => $1, p_now => $2)',
    values: [Buffer.from(tokenHash, 'hex'), new Date(now)],
  });
  return row === undefined ? null : { session: toSession(row), lastUsedAt: row.last_used_at };
}

/**
 * The sessions of tokens with these SHA-256 (hexadecimal), by the hash, without those that have expired at an
 * instant.
 * @param venueIds  the venues of their accounts
 */
export async function listSessions(
  db: Db,
  venueIds: readonly string[],
  tokenHashes: readonly string[],
  now: number,
): Promise<Map<string, Session>> {
  const rows = await db.query<SessionRow>({
    name: 'list-sessions',
    across: 'Venues',
    text: `select d.token_hash, a.account_id, a.name, a.email, a.role, a.venue_id, d.expires_at,
                  (select coalesce(json_agg(b.branch_id order by b.name, b.branch_id), '[]')
                     from headquarter_branch b
                    where b.venue_id = a.venue_id and b.venue_id = any ($3::uuid[]) and b.is_served) as branch_ids,
                  (v.roles -> a.role)::json as grants
             from session_directory d
             join account a on a.venue_id = d.venue_id and a.account_id = d.account_id
             join venue v on v.venue_id = a.venue_id
            where a.venue_id = any ($3::uuid[]) and v.venue_id = any ($3::uuid[]) and d.expires_at > $2 and v.closed_at is null and v.is_active
              and d.token_hash in (select decode(hash, 'hex') from unnest($1::text[]) as hash)`,
    values: [tokenHashes, new Date(now), [...new Set(venueIds)]],
  });
  return new Map(rows.map((row) => [row.token_hash.toString('hex'), toSession(row)]));
}

function toSession(row: SessionRow & Partial<UsedSessionRow>): Session {
  return {
    accountId: row.account_id,
    name: row.name,
    email: row.email,
    role: row.role,
    venueId: row.venue_id,
    reach: reachOf(row.role, row.venue_id, row.branch_ids),
    expiresAt: row.expires_at,
    proof: row.proof ?? 'Password',
    provedAt: row.proved_at ?? null,
    device: null,
    ...(row.grants ?? grantsOf(row.role, null)),
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
 * When each account of a venue last signed in, of the sessions that have not expired. Uses
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
 * @returns the number that it found; if it is `most`, there may be more
 */
export async function deleteExpiredSessions(db: Db, now: number, most: number): Promise<number> {
  return queryCount(db, {
    across: 'AllVenues',
    text: `with old as (select token_hash from session_directory where expires_at <= $1 limit $2),
                gone as (
                  delete from session_directory s using old where s.token_hash = old.token_hash returning 1
                )
           select count(*) from old`,
    values: [new Date(now), most],
  });
}
