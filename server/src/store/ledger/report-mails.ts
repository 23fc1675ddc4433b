import type { Db, Tx } from '../database.ts';
import { queryReachable } from '../distribution/reachable-shards.ts';

/** A day report that is to be mailed to an address. Instants are milliseconds. */
export interface ReportMail {
  venueId: string;
  reportNumber: number;
  address: string;
  addedAt: number;
  dueAt: number;
  attempts: number;
}

/** Queues a report to be mailed to some addresses. */
export async function insertReportMails(
  tx: Tx,
  venueId: string,
  reportNumber: number,
  addresses: readonly string[],
  now: number,
): Promise<void> {
  if (addresses.length === 0) return;
  await tx.query({
    name: 'insert-report-mails',
    text: `insert into report_mail (venue_id, report_number, address, added_at, due_at, attempts)
           select $1, $2, a, $4, $4, 0 from unnest($3::text[]) as a`,
    values: [venueId, reportNumber, addresses, new Date(now)],
  });
}

/** The mails of all venues that are due. The table contains only mails that were not sent yet. */
export function listDueReportMails(db: Db, now: number, most: number): Promise<ReportMail[]> {
  return queryReachable<ReportMail>(db, {
    name: 'list-due-report-mails',
    across: 'AllVenues',
    text: `select venue_id as "venueId", report_number as "reportNumber", address, attempts,
                  (extract(epoch from added_at) * 1000)::bigint as "addedAt", (extract(epoch from due_at) * 1000)::bigint as "dueAt"
             from report_mail where due_at <= $1 order by due_at limit $2`,
    values: [new Date(now), most],
  });
}

/**
 * Takes a due mail, so that no other server tries to send it before an instant.
 * @returns whether it was still due
 */
export async function takeReportMail(
  db: Db,
  { venueId, reportNumber, address, attempts }: ReportMail,
  until: number,
): Promise<boolean> {
  const taken = await db.query({
    name: 'take-report-mail',
    text: `update report_mail set due_at = $5, attempts = attempts + 1
            where venue_id = $1 and report_number = $2 and address = $3 and attempts = $4 returning 1`,
    values: [venueId, reportNumber, address, attempts, new Date(until)],
  });
  return taken.length > 0;
}

/** Deletes a mail that was sent, or that can no longer be sent. */
export async function deleteReportMail(
  db: Db,
  { venueId, reportNumber, address }: ReportMail,
): Promise<void> {
  await db.query({
    name: 'delete-report-mail',
    text: 'delete from report_mail where venue_id = $1 and report_number = $2 and address = $3',
    values: [venueId, reportNumber, address],
  });
}
