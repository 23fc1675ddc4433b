import type { PersonalNotice } from '../../core/access/personal-notice.ts';
import type { Db, Tx } from '../database.ts';
import { countReachable } from '../distribution/reachable-shards.ts';

/** Stores notices for people. A notice that a person already has stays unchanged. */
export async function insertNotices(
  tx: Tx,
  venueId: string,
  notices: readonly Omit<PersonalNotice, 'seenAt'>[],
): Promise<void> {
  if (notices.length === 0) return;
  await tx.query({
    text: `insert into personal_notice (venue_id, account_id, notice_id, kind, at, subject_id, detail)
           select $1, n."accountId", n.id, n.kind, to_timestamp(n.at / 1000.0), n."subjectId", n.detail
             from json_to_recordset($2) as n ("accountId" uuid, id uuid, kind text, at bigint, "subjectId" uuid, detail json)
           on conflict (venue_id, account_id, notice_id) do nothing`,
    values: [venueId, JSON.stringify(notices)],
  });
}

/** Whether any person of a venue has a notice of a kind about a subject, seen or not. A venue has few notices. */
export async function hasNoticeAbout(
  db: Db,
  venueId: string,
  subjectId: string,
  kind: PersonalNotice['kind'],
): Promise<boolean> {
  const rows = await db.query({
    name: 'is-noticed',
    text: 'select 1 from personal_notice where venue_id = $1 and subject_id = $2 and kind = $3 limit 1',
    values: [venueId, subjectId, kind],
  });
  return rows.length > 0;
}

/** The notices that a person has not seen, newest first, at most `most`. Uses the primary key. */
export function listUnseenNotices(
  db: Db,
  venueId: string,
  accountId: string,
  most: number,
): Promise<PersonalNotice[]> {
  return db.query<PersonalNotice>({
    name: 'list-unseen-notices',
    text: `select account_id as "accountId", notice_id as id, kind, at, subject_id as "subjectId", detail, seen_at as "seenAt"
             from personal_notice where venue_id = $1 and account_id = $2 and seen_at is null
            order by notice_id desc limit $3`,
    values: [venueId, accountId, most],
  });
}

/** Marks notices of a person as seen. */
export async function updateNoticesAsSeen(
  db: Db,
  venueId: string,
  accountId: string,
  noticeIds: readonly string[],
  now: number,
): Promise<void> {
  await db.query({
    text: `update personal_notice set seen_at = $4
            where venue_id = $1 and account_id = $2 and notice_id = any ($3) and seen_at is null`,
    values: [venueId, accountId, noticeIds, new Date(now)],
  });
}

/** Deletes the notices of all people about one approval that is answered or has expired. A venue has few notices. */
export async function deleteNoticesAbout(
  tx: Tx,
  venueId: string,
  subjectId: string,
  kind: PersonalNotice['kind'],
): Promise<void> {
  await tx.query({
    text: `delete from personal_notice where venue_id = $1 and subject_id = $2 and kind = $3`,
    values: [venueId, subjectId, kind],
  });
}

/**
 * Deletes notices that were seen before an instant, at most `most` of them. Uses `personal_notice_seen`.
 * @returns the number that it found; if it is `most`, there may be more
 */
export async function deleteNoticesSeenBefore(db: Db, instant: number, most: number): Promise<number> {
  return countReachable(db, {
    across: 'AllVenues',
    text: `with old as (select venue_id, account_id, notice_id from personal_notice where seen_at < $1 limit $2),
                gone as (
                  delete from personal_notice n using old
                   where n.venue_id = old.venue_id and n.account_id = old.account_id and n.notice_id = old.notice_id returning 1
                )
           select count(*) from old`,
    values: [new Date(instant), most],
  });
}
