import { paidKurus } from '../../core/bills/bill-status.ts';
import { NO_LIFETIME_SUMS, type ReportFigures, reportFiguresOf } from '../../core/ledger/day-report.ts';
import { createReportTally } from '../../core/ledger/day-sums.ts';
import { createRowsHash } from '../../crypto/ledger-hash.ts';
import { listUnsentDevices } from '../../store/access/devices.ts';
import type { Db } from '../../store/database.ts';
import { listCarriedBills } from '../../store/ledger/carried-bills.ts';
import type { StoredDayReport } from '../../store/ledger/day-reports.ts';
import { findLedgerEnd, listLedgerRows } from '../../store/ledger/ledger-rows.ts';

/** Far more than a restaurant has open at the end of a day. */
const MOST_CARRIED = 5_000;
/** About a megabyte of rows. */
const ROWS_AT_ONCE = 1_000;

/** The sums of the ledger rows that are in no day report yet. */
export interface LedgerRangeSums {
  figures: ReportFigures;
  /** The number of rows that record an act; 0 for an empty range. */
  rows: number;
  /** The database generation of the last row. */
  generation: number;
}

/** The end of a range: `now` for all existing rows, or `boundary` for the rows written before an instant. */
export type RangeEnd = { now: number } | { boundary: number };

/**
 * Sums the ledger rows of a venue after a report, and reads the bills that are carried over. Needs no lock: rows never
 * change, and new rows only come at the end.
 */
export async function readRange(
  db: Db,
  venueId: string,
  last: StoredDayReport | null,
  end: RangeEnd,
): Promise<LedgerRangeSums> {
  const beginsAt = last?.content.endsAt ?? null;
  const afterRow = last?.content.lastRow ?? 0;
  // The previous report may come from a server whose clock is ahead.
  const endsAt = 'now' in end ? Math.max(end.now + 1, beginsAt ?? 0) : end.boundary;
  const found = await findLedgerEnd(db, venueId, 'now' in end ? null : end.boundary);
  // The previous report ends after this boundary, so this range is empty: its rows wait for the next boundary.
  const isBehind = beginsAt !== null && endsAt < beginsAt;
  const lastRow = isBehind ? afterRow : Math.max(afterRow, found.number);
  const tally = createReportTally(last?.content ?? null);
  const hash = createRowsHash();
  for (let after = afterRow; after < lastRow; ) {
    const rows = await listLedgerRows(db, venueId, { after, upTo: lastRow }, ROWS_AT_ONCE);
    if (rows.length === 0) break;
    for (const { row, line } of rows) {
      tally.add(row);
      hash.add(line);
    }
    after = rows.at(-1)!.row.number;
  }
  const carried = await listCarriedBills(db, venueId, { endsAt, lastRow }, MOST_CARRIED);
  const figures = reportFiguresOf(tally, {
    ...{ afterRow, lastRow, beginsAt, endsAt },
    carriedOver: carried.map((bill) => ({
      ...{ billId: bill.id, number: bill.number, type: bill.type, tableName: bill.table?.name ?? null },
      ...{ businessDate: bill.businessDate, totalKurus: bill.totals.totalKurus },
      paidKurus: paidKurus(bill),
    })),
    unsentActs: await listUnsentDevices(db, venueId),
    lifetimeBefore: last?.content.lifetime ?? NO_LIFETIME_SUMS,
    rowsHash: hash.end(),
  });
  return { figures, rows: tally.rows(), generation: found.generation };
}
