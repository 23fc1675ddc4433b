import type { EveningState, PlayedEvening } from '../../core/practice/evening.ts';
import type { Db, Tx } from '../database.ts';
import { queryReachable } from '../distribution/reachable-shards.ts';

const EVENING = `venue_id as "venueId", evening_id as id, plan, key_id as "keyId", started_by as "startedBy",
       started_at as "startedAt", state, ended_at as "endedAt", minute, refused`;

/** The practice evening that is played at a venue, or the last one; `null` if there is none. Uses the primary key. */
export async function findEvening(db: Db, venueId: string): Promise<PlayedEvening | null> {
  const [row] = await db.query<PlayedEvening>({
    name: 'find-evening',
    text: `select ${EVENING} from played_evening where venue_id = $1`,
    values: [venueId],
  });
  return row ?? null;
}

/** Starts an evening, which replaces the record of the last one. @returns `false` if another one is still played */
export async function insertEvening(
  tx: Tx,
  { venueId, id, plan, keyId, startedBy, startedAt }: PlayedEvening,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'insert-evening',
    text: `insert into played_evening as e (venue_id, evening_id, plan, key_id, started_by, started_at, state, minute)
           values ($1, $2, $3, $4, $5, $6, 'Playing', 0)
           on conflict (venue_id) do update
              set evening_id = excluded.evening_id, plan = excluded.plan, key_id = excluded.key_id,
                  started_by = excluded.started_by, started_at = excluded.started_at, state = 'Playing',
                  ended_at = null, minute = 0, refused = 0, server_id = null, leased_until = null
            where e.state <> 'Playing'
           returning venue_id`,
    values: [venueId, id, JSON.stringify(plan), keyId, startedBy, new Date(startedAt)],
  });
  return rows.length > 0;
}

/** Ends an evening that is played; does nothing if it has ended. */
export async function endEvening(
  db: Db,
  { venueId, id }: Pick<PlayedEvening, 'venueId' | 'id'>,
  state: Exclude<EveningState, 'Playing'>,
  now: number,
): Promise<void> {
  await db.query({
    name: 'end-evening',
    text: `update played_evening set state = $3, ended_at = $4
            where venue_id = $1 and evening_id = $2 and state = 'Playing'`,
    values: [venueId, id, state, new Date(now)],
  });
}

/** The most evenings that are played at once; others wait until these have ended. */
const MOST_AT_ONCE = 100;

/** The ids of the venues at which an evening is played, from all shards. For the background job. */
export async function listPlayingVenues(db: Db): Promise<string[]> {
  const rows = await queryReachable<{ venueId: string }>(db, {
    name: 'list-playing-venues',
    across: 'AllVenues',
    text: `select venue_id as "venueId" from played_evening where state = 'Playing' limit $1`,
    values: [MOST_AT_ONCE],
  });
  return rows.map(({ venueId }) => venueId);
}

/**
 * Takes or extends the lease with which one server plays the evening of a venue.
 * @returns the evening; `null` if another server has the lease, or the evening has ended
 */
export async function leaseEvening(
  db: Db,
  venueId: string,
  serverId: string,
  { now, until }: { now: number; until: number },
): Promise<PlayedEvening | null> {
  const [row] = await db.query<PlayedEvening>({
    name: 'lease-evening',
    text: `update played_evening set server_id = $2, leased_until = $4
            where venue_id = $1 and state = 'Playing'
              and (server_id is null or server_id = $2 or leased_until < $3)
           returning ${EVENING}`,
    values: [venueId, serverId, new Date(now), new Date(until)],
  });
  return row ?? null;
}

/** Records that the server with the lease played a minute of an evening. @returns whether the evening is still played */
export async function updatePlayedMinute(
  db: Db,
  { venueId, id, minute }: Pick<PlayedEvening, 'venueId' | 'id' | 'minute'>,
  serverId: string,
  refused: number,
): Promise<boolean> {
  const rows = await db.query({
    name: 'note-minute',
    text: `update played_evening set minute = $3 + 1, refused = refused + $5
            where venue_id = $1 and evening_id = $2 and minute = $3 and server_id = $4 and state = 'Playing'
           returning venue_id`,
    values: [venueId, id, minute, serverId, refused],
  });
  return rows.length > 0;
}

/** The plan and the current minute of the evening that is played at a venue; `null` if none is. Uses the primary key. */
export async function findPlayedMinute(
  db: Db,
  venueId: string,
): Promise<Pick<PlayedEvening, 'plan' | 'minute'> | null> {
  const [row] = await db.query<Pick<PlayedEvening, 'plan' | 'minute'>>({
    name: 'find-playing',
    text: `select plan, minute from played_evening where venue_id = $1 and state = 'Playing'`,
    values: [venueId],
  });
  return row ?? null;
}

/** Whether a venue belongs to the demo. Uses the primary key. */
export async function isDemoVenue(db: Db, venueId: string): Promise<boolean> {
  const rows = await db.query({
    name: 'is-demo-venue',
    text: 'select 1 from demo_venue where venue_id = $1',
    values: [venueId],
  });
  return rows.length > 0;
}

/** The SHA-256 (hexadecimal) of a key of a venue; `null` if there is none, or it is revoked. Uses the primary key. */
export async function findKeyHash(db: Db, venueId: string, keyId: string): Promise<string | null> {
  const [row] = await db.query<{ hash: string }>({
    name: 'find-key-hash',
    text: `select encode(key_hash, 'hex') as hash from api_key
            where venue_id = $1 and key_id = $2 and revoked_at is null`,
    values: [venueId, keyId],
  });
  return row?.hash ?? null;
}
