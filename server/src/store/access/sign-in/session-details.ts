import { type Db, queryCount, type Tx } from '../../database.ts';
import type { SessionToStart } from './sessions.ts';

/** How the person of a session proved their identity. Sessions at shared devices have none. */
export type SessionProof = 'Password' | 'Demo' | 'SecondFactor' | 'Passkey';

/** The browser and the network that a session was last used from. */
export interface SessionPlace {
  browser: string | null;
  /** The IPv4 network (/24) or the IPv6 network (/64). */
  network: string | null;
}

/** The details of a session. Instants are milliseconds. */
export interface SessionDetail extends SessionPlace {
  /** SHA-256 of the token, in hexadecimal. */
  tokenHash: string;
  startedAt: number;
  /** `null` for a session that began with a release that did not record it. */
  proof: SessionProof | null;
  /** Accurate to the hour; `null` if it was not used since the sign-in. */
  lastUsedAt: number | null;
}

/** Records how a session began. Its browser and network are recorded with its first call. */
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

/** Records that the person of a session proved their identity again. */
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

/** The shortest time between two writes of the last use of a session. */
export const SESSION_USE_INTERVAL_MS = 3_600_000;

/** Records when and from where a session was used. Writes at most once an hour. */
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
      new Date(now - SESSION_USE_INTERVAL_MS),
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

/**
 * The sessions of an account that have not expired, newest first. Uses `session_directory_account` and
 * `session_detail_account`.
 */
export async function listSessionDetails(
  db: Db,
  venueId: string,
  accountId: string,
  now: number,
): Promise<SessionDetail[]> {
  // Two statements: on a cluster details are sharded by venue, and the directory is not.
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

/** A session ends if it was not used for 14 days; `find_session` has the same number. */
const IDLE_AFTER_MS = 14 * 24 * 3_600_000;

/**
 * Deletes the details of expired sessions of all venues, at most `most` of them.
 * @returns the number that it found; if it is `most`, there may be more
 */
export async function deleteExpiredSessionDetails(db: Db, now: number, most: number): Promise<number> {
  return queryCount(db, {
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
