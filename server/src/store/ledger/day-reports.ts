import type { DayReportContent } from '../../core/ledger/day-report.ts';
import type { Db, Tx } from '../database.ts';
import { queryReachable } from '../distribution/reachable-shards.ts';

/** A stored day report. */
export interface StoredDayReport {
  content: DayReportContent;
  /** SHA-256 of the content, in hexadecimal. */
  hash: string;
}

const REPORT = 'content, hash';

/** Adds the unsent acts of devices, which reports of older releases do not have. */
function toReport({ content, hash }: StoredDayReport): StoredDayReport {
  return { content: { ...content, unsentActs: content.unsentActs ?? [] }, hash };
}

/** The last day report of a venue; `null` if there is none. Uses the primary key. */
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

/** The day reports of a venue with a number below `before`, last first. */
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

/** A day report with the business dates of its ledger rows. */
export interface DatedReport {
  number: number;
  dates: string[];
}

/**
 * The day reports of a venue that were made since an instant and cover rows up to a given one, by number. Reads all
 * reports of the venue.
 */
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
 * @param text  the JSON text of the content from which the hash was made
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

/** A venue with ledger rows that are not in a day report, and when the first of these rows was written. */
export interface OpenDay {
  venueId: string;
  /** Milliseconds. */
  firstAt: number;
}

/**
 * The venues after `afterVenueId`, by id, with rows that are not in a day report; without closed venues and practice
 * venues. For the background job: reads all venues, with two index look-ups for each.
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
