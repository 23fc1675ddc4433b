import type { DayRange } from '../../core/figures/day-range.ts';
import { RANGE_SUMS_VERSION, type RangeSums } from '../../core/ledger/range-sums.ts';
import type { Db } from '../database.ts';

/** A business date with rows in the ledger of a venue. */
export interface LedgerDate {
  date: string;
  /** The number of its last row. */
  lastRow: number;
  /** The sums of its rows; `null` if they are not stored, or the date got more rows since. */
  sums: RangeSums | null;
}

/**
 * The dates of a range that have ledger rows, in order, each with its stored sums. Stored sums are complete if their
 * last row is the last row of the date, because rows get their numbers under the lock of the venue. Uses
 * `ledger_date` and the primary key.
 */
export function listLedgerDates(db: Db, venueId: string, { from, to }: DayRange): Promise<LedgerDate[]> {
  return db.query({
    name: 'list-ledger-dates',
    text: `select to_char(d.day, 'YYYY-MM-DD') as date, l.number as "lastRow", s.content as sums
             from generate_series($2::date, $3::date, interval '1 day') as d (day)
            cross join lateral (
              select number from ledger where venue_id = $1 and business_date = d.day::date order by number desc limit 1) as l
             left join ledger_sums s
               on s.venue_id = $1 and s.business_date = d.day::date and s.last_row = l.number and s.version = $4
            order by d.day`,
    values: [venueId, from, to, RANGE_SUMS_VERSION],
  });
}

/** Stores the sums of the rows of a date, unless another server has stored sums up to a later row. */
export async function saveLedgerSums(
  db: Db,
  venueId: string,
  { date, lastRow }: Pick<LedgerDate, 'date' | 'lastRow'>,
  sums: RangeSums,
): Promise<void> {
  await db.query({
    name: 'save-ledger-sums',
    text: `insert into ledger_sums as s (venue_id, business_date, last_row, version, content)
           values ($1, $2, $3, $4, $5)
           on conflict (venue_id, business_date) do update
              set last_row = excluded.last_row, version = excluded.version, content = excluded.content
            where s.last_row <= excluded.last_row`,
    values: [venueId, date, lastRow, RANGE_SUMS_VERSION, JSON.stringify(sums)],
  });
}
