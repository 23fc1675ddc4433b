import { type DayRange, splitRange } from '../../core/figures/day-range.ts';
import { createRangeTally, type RangeSums, sumOfRange } from '../../core/ledger/range-sums.ts';
import { addDays } from '../../core/venue-clock.ts';
import type { Db } from '../../store/database.ts';
import { type LedgerDate, listLedgerDates, saveLedgerSums } from '../../store/ledger/date-sums.ts';
import { type DatedPosition, listDatedRows } from '../../store/ledger/dated-rows.ts';

/** About 200 kB of stored sums. */
const DATES_AT_ONCE = 60;
/** Less than half a megabyte of rows. */
const ROWS_AT_ONCE = 500;

/** A business date, and the sums of its ledger rows. */
export interface DateSums {
  date: string;
  lastRow: number;
  sums: RangeSums;
}

/**
 * Yields the sums of the ledger rows of each business date in a range, by date; dates without rows are left out. Adds up
 * a date if its sums are not stored, or if it got new rows since.
 * @param keptBefore  new sums of dates before this one are stored; later dates still get new rows
 */
export async function* readDates(
  db: Db,
  venueId: string,
  range: DayRange,
  keptBefore: string,
): AsyncGenerator<DateSums, void> {
  for (const piece of splitRange(range, DATES_AT_ONCE)) {
    for (const found of await listLedgerDates(db, venueId, piece)) {
      const { date, lastRow } = found;
      const sums = found.sums ?? (await addUp(db, venueId, found, keptBefore));
      yield { date, lastRow, sums };
    }
  }
}

/** The sums of the ledger rows of a range of business dates. */
export async function readRangeSums(
  db: Db,
  venueId: string,
  range: DayRange,
  keptBefore: string,
): Promise<RangeSums> {
  let all = sumOfRange([]);
  for await (const { sums } of readDates(db, venueId, range, keptBefore)) all = sumOfRange([all, sums]);
  return all;
}

/** Stores the sums of some dates, so that later reports on them are fast. */
export async function storeDateSums(db: Db, venueId: string, dates: readonly string[]): Promise<void> {
  for (const date of dates) await readRangeSums(db, venueId, { from: date, to: date }, addDays(date, 1));
}

async function addUp(db: Db, venueId: string, found: LedgerDate, keptBefore: string): Promise<RangeSums> {
  const { date, lastRow: upTo } = found;
  const tally = createRangeTally();
  for (let after: DatedPosition | null = null; ; ) {
    const rows = await listDatedRows(db, venueId, { from: date, to: date }, { after, upTo }, ROWS_AT_ONCE);
    for (const row of rows) tally.add(row);
    if (rows.length < ROWS_AT_ONCE) break;
    after = { date, number: rows.at(-1)!.number };
  }
  const sums = tally.sums();
  if (date < keptBefore) await saveLedgerSums(db, venueId, found, sums);
  return sums;
}
