import { countOf, type Db, type Tx } from '../../database.ts';
import type { SessionToStart } from './sessions.ts';

/** By what a session of a person's own was proved. */
export type SessionProof = 'Password' | 'Demo' | 'SecondFactor' | 'Passkey';

/** Where a session is used. */
export interface SessionPlace {
  browser: string | null;
  /** A /24 or a /64. */
  network: string | null;
}

/** The details of a session. Instants are milliseconds. */
export interface SessionDetail extends SessionPlace {
  /** SHA-256 of the token, in hexadecimal. */
  tokenHash: string;
  startedAt: number;
  /** `null` for a session that began before this was noted. */
  proof: SessionProof | null;
  /** To the hour; `null` for one that was not used since its sign-in. */
  lastUsedAt: number | null;
}

/** Notes how a session begins. Its place is noted with its first call. */
export async function insertSessionDetail(
  tx: Tx,
  { venueId, tokenHash, accountId, expiresAt }: SessionToStart,
  proof: SessionProof,
): Promise<void> {
  await tx.query({
    name: 'insert-session-detail',
    text: `insert into session_detail (venue_id, token_hash, account_id, proof, expires_at) values ($1, $2, $3, $4, $5)`,
    values: [venueId, Buffer.from(tokenHash, 'hex'), accountId, proof, new Date(expiresAt)],
  });
}

/** Notes that the person of a session proved again who they are. */
export async function noteSessionProof(
  db: Db,
  { venueId, accountId, expiresAt }: Pick<SessionToStart, 'venueId' | 'accountId' | 'expiresAt'>,
  tokenHash: string,
  now: number,
): Promise<void> {
  await db.query({
    name: 'note-session-proof',
    text: `insert into session_detail (venue_id, token_hash, account_id, expires_at, proved_at) values ($1, $2, $3, $4, $5)
           on conflict (venue_id, token_hash) do update set proved_at = excluded.proved_at`,
    values: [venueId, Buffer.from(tokenHash, 'hex'), accountId, new Date(expiresAt), new Date(now)],
  });
}

/** How often a use of a session is written. */
export const USED_WRITE_INTERVAL_MS = 3_600_000;

/** Notes that a session was used, and where; within an hour of the last note it changes nothing. */
export async function noteSessionUsed(
  db: Db,
  session: { venueId: string; accountId: string; tokenHash: string; expiresAt: number },
  { browser, network }: SessionPlace,
  now: number,
): Promise<void> {
  const { venueId, accountId, tokenHash, expiresAt } = session;
  await db.query({
    name: 'note-session-used',
    text: `insert into session_detail as s (venue_id, token_hash, account_id, expires_at, browser, network, last_used_at)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (venue_id, token_hash) do update
              set browser = excluded.browser, network = excluded.network, last_used_at = excluded.last_used_at
            where s.last_used_at is null or s.last_used_at <= $8`,
    values: [
      venueId,
      Buffer.from(tokenHash, 'hex'),
      accountId,
      new Date(expiresAt),
      browser,
      network,
      new Date(now),
      new Date(now - USED_WRITE_INTERVAL_MS),
    ],
  });
}

interface DetailRow {
  token_hash: Buffer;
  proof: SessionProof | null;
  browser: string | null;
  network: string | null;
  last_used_at: number | null;
}

/** The sessions of an account that are not over, the newest first. Uses `session_directory_account` and `session_detail_account`. */
export async function listSessionDetails(
  db: Db,
  venueId: string,
  accountId: string,
  now: number,
): Promise<SessionDetail[]> {
  // Two statements: the directory is not cut up by venue, as the details are.
  const entries = await db.query<{ token_hash: Buffer; created_at: number }>({
    name: 'list-sessions-of-account',
    text: `select token_hash, created_at from session_directory
            where venue_id = $1 and account_id = $2 and expires_at > $3 order by created_at desc, token_hash`,
    values: [venueId, accountId, new Date(now)],
  });
  const rows = await db.query<DetailRow>({
    name: 'list-session-details',
    text: `select token_hash, proof, browser, network, last_used_at from session_detail where venue_id = $1 and account_id = $2`,
    values: [venueId, accountId],
  });
  const details = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
  return entries
    .map(({ token_hash, created_at }) => {
      const tokenHash = token_hash.toString('hex');
      const {
        proof = null,
        browser = null,
        network = null,
        last_used_at = null,
      } = details.get(tokenHash) ?? {};
      return { tokenHash, startedAt: created_at, proof, browser, network, lastUsedAt: last_used_at };
    })
    .filter(({ lastUsedAt }) => lastUsedAt === null || lastUsedAt > now - IDLE_AFTER_MS);
}

/** A session that was not used for 14 days is over; `find_session` has the same number. */
const IDLE_AFTER_MS = 14 * 24 * USED_WRITE_INTERVAL_MS;

/**
 * Deletes what is known of expired sessions of all venues, at most `most` of them.
 * @returns how many it found; there may be more when that is `most`
 */
export async function deleteExpiredSessionDetails(db: Db, now: number, most: number): Promise<number> {
  return countOf(db, {
    across: 'AllVenues',
    text: `with old as (select venue_id, token_hash from session_detail where expires_at <= $1 limit $2),
                gone as (
                  delete from session_detail s using old
                   where s.venue_id = old.venue_id and s.token_hash = old.token_hash returning 1
                )
           select count(*) from old`,
    values: [new Date(now), most],
  });
}
