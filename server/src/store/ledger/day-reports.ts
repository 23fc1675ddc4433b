import type { DayReportContent } from '../../core/ledger/day-report.ts';
import type { Db, Tx } from '../database.ts';
import { queryReachable } from '../distribution/reachable-shards.ts';

/** A report as it is kept. */
export interface StoredDayReport {
  content: DayReportContent;
  /** SHA-256, in hexadecimal. */
  hash: string;
}

const REPORT = 'content, hash';

/** Reports from before devices said what they had not sent lack it. */
function toReport({ content, hash }: StoredDayReport): StoredDayReport {
  return { content: { ...content, unsentActs: content.unsentActs ?? [] }, hash };
}

/** The last day report of a venue; `null` before there is one. Uses the primary key. */
export async function findLastReport(db: Db, venueId: string): Promise<StoredDayReport | null> {
  const [report] = await db.query<StoredDayReport>({
    name: 'find-last-day-report',
    text: `select ${REPORT} from day_report where venue_id = $1 order by number desc limit 1`,
    values: [venueId],
  });
  return report === undefined ? null : toReport(report);
}

/** A day report of a venue by its number; `null` if there is none. */
export async function findDayReport(
  db: Db,
  venueId: string,
  number: number,
): Promise<StoredDayReport | null> {
  const [report] = await db.query<StoredDayReport>({
    name: 'find-day-report',
    text: `select ${REPORT} from day_report where venue_id = $1 and number = $2`,
    values: [venueId, number],
  });
  return report === undefined ? null : toReport(report);
}

/** The day reports of a venue with a number below one, the last first. */
export async function listDayReports(
  db: Db,
  venueId: string,
  below: number,
  most: number,
): Promise<StoredDayReport[]> {
  const reports = await db.query<StoredDayReport>({
    name: 'list-day-reports',
    text: `select ${REPORT} from day_report where venue_id = $1 and number < $2 order by number desc limit $3`,
    values: [venueId, below, most],
  });
  return reports.map(toReport);
}

/** A day report with the business dates that it has rows of. */
export interface DatedReport {
  number: number;
  dates: string[];
}

/** The day reports of a venue that were made since an instant, of rows up to one, by number. Reads the reports of the venue. */
export function listDatedReports(
  db: Db,
  venueId: string,
  madeSince: number,
  upTo: number,
): Promise<DatedReport[]> {
  return db.query({
    name: 'list-dated-reports',
    text: `select r.number, array(select d ->> 'date' from json_array_elements(r.content -> 'days') as d) as dates
             from day_report r where r.venue_id = $1 and r.made_at >= $2 and r.after_row < $3 order by r.number`,
    values: [venueId, new Date(madeSince), upTo],
  });
}

/**
 * Writes a day report. The caller holds the lock of the venue, and has checked that there is none with its number.
 * @param text  of its content, as its hash was made of it
 */
export async function insertDayReport(
  tx: Tx,
  venueId: string,
  { number, generation, afterRow, lastRow, madeAt, personId }: DayReportContent,
  { text, hash }: { text: string; hash: string },
): Promise<void> {
  await tx.query({
    name: 'insert-day-report',
    text: `insert into day_report (venue_id, number, generation, after_row, last_row, made_at, person_id, content, hash)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [venueId, number, generation, afterRow, lastRow, new Date(madeAt), personId, text, hash],
  });
}

/** A venue whose ledger has rows that are in no day report, and when the first of them was written. */
export interface OpenDay {
  venueId: string;
  /** Milliseconds. */
  firstAt: number;
}

/**
 * The venues, after one in the order of their ids, with rows that are in no day report. Closed and practice venues have none. Looks at
 * all venues, for the background job: two look-ups in an index for each.
 */
export function listOpenDays(db: Db, afterVenueId: string, most: number): Promise<OpenDay[]> {
  return queryReachable<OpenDay>(db, {
    name: 'list-open-days',
    across: 'AllVenues',
    text: `select v.venue_id as "venueId", (extract(epoch from l.at) * 1000)::bigint as "firstAt"
             from venue v
             left join lateral (
               select last_row from day_report r where r.venue_id = v.venue_id order by r.number desc limit 1) r on true
             join lateral (
               select at from ledger l where l.venue_id = v.venue_id and l.number > coalesce(r.last_row, 0) and l.act <> 'Generation'
                order by l.number limit 1) l on true
            where v.venue_id > $1 and v.closed_at is null and not v.is_practice
            order by v.venue_id limit $2`,
    values: [afterVenueId, most],
  });
}
