import type { ActRow } from '../../core/ledger/ledger-row.ts';
import {
  type FigurePart,
  type FigureSelection,
  figurePartOf,
  type ReportFigure,
} from '../../core/ledger/report-figure.ts';
import type { Db } from '../../store/database.ts';
import { listDrawerActs } from '../../store/drawers/drawer-acts.ts';
import { findDrawerStart, findLastDeclarationRow } from '../../store/drawers/drawer-sums.ts';
import { listBillNumbers } from '../../store/ledger/bill-numbers.ts';
import { listLedgerRows } from '../../store/ledger/ledger-rows.ts';

/** A figure of a report, and the range of ledger rows from which it was calculated. */
export interface FigureQuery {
  figure: ReportFigure;
  /** The payment method, person or drawer that the figure is about, if there are several. */
  of: string;
  /**
   * The number of the row before the range. The range of a drawer starts at its last count, that of a declared total
   * after the last declaration.
   */
  after: number;
  /** The number of the last row of the range. */
  last: number;
  /** Only rows of this business date; `null` for all. */
  day: string | null;
}

/** A ledger row that contributes to a figure. */
export interface FigureEntry {
  row: ActRow;
  part: FigurePart;
  billNumber: number | null;
  /** The reason in a person's own words. */
  note: string | null;
}

const ROWS_AT_ONCE = 1_000;
/** The most rows that are read for one page, even if few of them match. */
const MOST_READ = 10_000;

/**
 * The ledger rows that contribute to a figure, in the order of the ledger.
 * @param from  the last row of the previous page; `null` for the first page
 * @returns at most `most` entries, and in `next` the row after which the next page starts; `null` at the end
 */
export async function listFigureEntries(
  db: Db,
  venueId: string,
  { figure, of, last, day, ...asked }: FigureQuery,
  { from, most }: { from: number | null; most: number },
): Promise<{ entries: FigureEntry[]; next: number | null }> {
  const start = await startOf(db, venueId, { figure, of, last, ...asked });
  const rows: FigureSelection = { of, floatRow: start.floatRow };
  const found: { row: ActRow; part: FigurePart }[] = [];
  let after = from ?? start.after;
  for (let read = 0; read < MOST_READ && found.length < most && after < last; read += ROWS_AT_ONCE) {
    const next = await listLedgerRows(db, venueId, { after, upTo: last }, ROWS_AT_ONCE);
    for (const { row } of next) {
      after = row.number;
      if (row.act === 'Generation' || (day !== null && row.businessDate !== day)) continue;
      const part = figurePartOf(figure, row, rows);
      if (part !== null) found.push({ row, part });
      if (found.length === most) break;
    }
    if (next.length < ROWS_AT_ONCE && found.length < most) after = last;
  }
  return { entries: await withTexts(db, venueId, found), next: after < last ? after : null };
}

async function startOf(
  db: Db,
  venueId: string,
  { figure, of, after, last }: Omit<FigureQuery, 'day'>,
): Promise<{ after: number; floatRow: number | null }> {
  if (figure === 'Declared')
    return { after: await findLastDeclarationRow(db, venueId, last), floatRow: null };
  if (figure !== 'DrawerExpected') return { after, floatRow: null };
  const { countRow, floatRow } = await findDrawerStart(db, venueId, of, last);
  return { after: countRow === null ? 0 : countRow - 1, floatRow };
}

async function withTexts(
  db: Db,
  venueId: string,
  found: readonly Pick<FigureEntry, 'row' | 'part'>[],
): Promise<FigureEntry[]> {
  const billIds = [...new Set(found.flatMap(({ row: { billId } }) => (billId === null ? [] : [billId])))];
  const numbers = await listBillNumbers(db, venueId, billIds);
  const ofNoBill = found.filter(({ row }) => row.billId === null).map(({ row }) => row.number);
  const acts = await listDrawerActs(db, venueId, ofNoBill);
  const notes = new Map(acts.map(({ row, note }) => [row, note]));
  return found.map(({ row, part }) => ({
    ...{ row, part },
    billNumber: row.billId === null ? null : (numbers.get(row.billId) ?? null),
    note: notes.get(row.number) ?? null,
  }));
}
