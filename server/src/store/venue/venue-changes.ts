import type { ChangeKind, NoticeKind, VenuePart } from '../../core/venue/venue-change.ts';
import type { Db, Tx } from '../database.ts';
import { countReachable } from '../distribution/reachable-shards.ts';

/** A change to log for the screens that follow the venue. */
export interface ChangeToLog {
  kind: ChangeKind;
  /** The id of the bill, ticket, printer or reservation; for other kinds the id of the venue. */
  subjectId: string;
  detail: Record<string, unknown>;
  /** The kind of notice that staff get, with a chime and a badge; `null` for none. */
  notice: NoticeKind | null;
}

/** A logged change. */
export interface LoggedChange extends ChangeToLog {
  /** The number of the change: counted from 1 within the venue, without gaps. */
  change: number;
  at: number;
}

/**
 * Logs changes of a venue in their order, in the transaction that makes them. Locks the venue's head, which
 * must be the first lock that the transaction takes at the venue.
 */
export async function logChanges(
  tx: Tx,
  venueId: string,
  changes: readonly ChangeToLog[],
  now: number,
): Promise<void> {
  await tx.query({
    text: 'select log_changes(p_venue => $1, p_changes => $2, p_now => $3)',
    values: [venueId, JSON.stringify(changes), new Date(now)],
  });
}

/** Makes the change that lets open screens reload a part of the venue. */
export function changeOfPart(venueId: string, part: VenuePart): ChangeToLog {
  return { kind: 'Venue', subjectId: venueId, detail: { part }, notice: null };
}

/** The first changes of a venue after a number, in order. Uses the primary key. */
export async function listChanges(
  db: Db,
  venueId: string,
  after: number,
  limit: number,
): Promise<LoggedChange[]> {
  return db.query<LoggedChange>({
    name: 'list-changes',
    text: `select change, at, kind, subject_id as "subjectId", detail, notice
             from venue_change where venue_id = $1 and change > $2 order by change limit $3`,
    values: [venueId, after, limit],
  });
}

/** The number of the last change of each of these venues; venues that do not exist are left out. */
export async function listLastChanges(db: Db, venueIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.query<{ venue_id: string; last_change: number }>({
    name: 'list-last-changes',
    across: 'Venues',
    text: 'select venue_id, last_change from venue_head where venue_id = any ($1)',
    values: [venueIds],
  });
  return new Map(rows.map((row) => [row.venue_id, row.last_change]));
}

/**
 * Deletes changes from before an instant, at most `most` of them. Uses `venue_change_at`.
 * @returns the number that it found; if it is `most`, there may be more
 */
export async function deleteChangesBefore(db: Db, instant: number, most: number): Promise<number> {
  return countReachable(db, {
    across: 'AllVenues',
    text: `with old as (select venue_id, change from venue_change where at < $1 limit $2),
                gone as (
                  delete from venue_change c using old
                   where c.venue_id = old.venue_id and c.change = old.change returning 1
                )
           select count(*) from old`,
    values: [new Date(instant), most],
  });
}

/** The notices of a venue, and how many of them an account has not seen. */
export interface Notices {
  /** The newest notices, newest first, at most the requested number. */
  latest: LoggedChange[];
  unseen: number;
  /** The number of the last change that the account has seen. */
  seen: number;
}

/** Notices are searched for among this many changes, so that the cost does not grow with the log. */
const LATEST_CHANGES = 10_000;

/**
 * The latest notices of a venue since an instant, without those of the account's own acts, and the last change that
 * the account has seen. Searches the latest {@link LATEST_CHANGES} changes. Uses the primary key.
 */
export async function findNotices(
  db: Db,
  venueId: string,
  accountId: string,
  since: number,
  limit: number,
): Promise<Notices> {
  const [row] = await db.query<{ latest: LoggedChange[]; unseen: number; seen: number }>({
    name: 'find-notices',
    text: `with seen as (
             select coalesce(max(s.change), 0) as change from notices_seen s where s.venue_id = $1 and s.account_id = $2
           ), noted as (
             select c.change, c.at, c.kind, c.subject_id, c.detail, c.notice
               from (select * from venue_change where venue_id = $1 order by change desc limit ${LATEST_CHANGES}) as c
              where c.notice is not null and c.at >= $4 and c.detail #>> '{by,id}' is distinct from $2::text
           )
           select (select change from seen) as seen,
                  (select count(*) from noted where change > (select change from seen)) as unseen,
                  coalesce((select json_agg(json_build_object(
                              'change', l.change, 'at', (extract(epoch from l.at) * 1000)::bigint, 'kind', l.kind,
                              'subjectId', l.subject_id, 'detail', l.detail, 'notice', l.notice) order by l.change desc)
                              from (select * from noted order by change desc limit $3) as l), '[]') as latest`,
    values: [venueId, accountId, limit, new Date(since)],
  });
  return row!;
}

/** Stores the number of the last change that an account has seen; never lowers it. */
export async function updateNoticesSeen(
  db: Db,
  venueId: string,
  accountId: string,
  change: number,
): Promise<void> {
  await db.query({
    text: `insert into notices_seen as s (venue_id, account_id, change)
           select $1, $2, least($3, h.last_change) from venue_head h where h.venue_id = $1
           on conflict (venue_id, account_id) do update set change = greatest(s.change, excluded.change)`,
    values: [venueId, accountId, change],
  });
}
