import type { Bill, BillLine } from '../../core/bills/bill.ts';
import { lineTotalKurus, liveLines } from '../../core/bills/bill-status.ts';
import { duesOf } from '../../core/bills/prices/bill-pricing.ts';
import { type DayRange, splitRange } from '../../core/figures/day-range.ts';
import type { MoneyMovement } from '../../core/figures/takings.ts';
import type {
  ClosingContent,
  MoneyAct,
  MoneyContent,
  StoredLedgerRow,
} from '../../core/ledger/ledger-row.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { listBillsByIds } from '../../store/bills/bill-lists.ts';
import type { Db } from '../../store/database.ts';
import { type DatedPosition, type LedgerRowOfBill, listRowsOfBills } from '../../store/ledger/dated-rows.ts';
import { findLedgerEnd } from '../../store/ledger/ledger-rows.ts';
import { readBillPage } from '../bills/read-bill-page.ts';
import { findNames } from './person-names.ts';

/** The bill and the date of a record. */
interface BillReference {
  /** The business date to which its amounts belong. */
  date: string;
  billId: string;
  billNumber: number | null;
}

/** A closed bill: the sale, which never changes again. Amounts in kuruş, instants in milliseconds. */
export interface BillRecord extends BillReference, Omit<ClosingContent, 'sold'> {
  closedAt: number;
  tableName: string | null;
}

/** A line of a closed bill that was not removed. */
export interface LineRecord extends BillReference {
  line: BillLine;
  /** As the menu had it when the bill was closed; `null` for none. */
  category: { id: string; name: string } | null;
  /** The price before all reductions. */
  grossKurus: number;
  /** The price after all reductions. The sum of these amounts and the service fees of a bill is its total. */
  dueKurus: number;
}

/** A payment or a refund; a reversed payment has negative amounts. */
export interface MoneyRecord extends BillReference {
  at: number;
  act: MoneyAct;
  content: MoneyContent;
  movement: MoneyMovement;
  /** The person who took the payment, or gave the refund. */
  person: { id: string; name: string | null };
}

/** The sales records of a range of business dates, for an export. */
export interface SalesRecords {
  bills: BillRecord;
  lines: LineRecord;
  payments: MoneyRecord;
  refunds: MoneyRecord;
}

export type RecordKind = keyof SalesRecords;

const ACTS: Record<RecordKind, StoredLedgerRow['act'][]> = {
  bills: ['BillClosed'],
  lines: ['BillClosed'],
  payments: ['PaymentTaken', 'PaymentReversed', 'TipMade'],
  refunds: ['PaymentRefunded'],
};

/** Limits the rows that one statement scans, if few rows of an act match. */
const DATES_AT_ONCE = 10;
const ROWS_AT_ONCE = 200;

/**
 * The records of one kind in a range of business dates, by date and then in the order in which they were written. They
 * are read in batches, but all show the state at the first read, because the ledger only grows.
 */
export async function* readRecords<Kind extends RecordKind>(
  db: Db,
  venue: Venue,
  kind: Kind,
  range: DayRange,
): AsyncGenerator<SalesRecords[Kind], void> {
  const { number: upTo } = await findLedgerEnd(db, venue.id, null);
  for (const piece of splitRange(range, DATES_AT_ONCE)) {
    for (let after: DatedPosition | null = null; ; ) {
      const rows = await listRowsOfBills(db, venue.id, piece, ACTS[kind], { after, upTo }, ROWS_AT_ONCE);
      yield* RECORDS_OF[kind](db, venue, rows);
      const last = rows.at(-1);
      if (last === undefined || rows.length < ROWS_AT_ONCE) break;
      after = { date: last.businessDate, number: last.number };
    }
  }
}

type RecordsOf<Kind extends RecordKind> = (
  db: Db,
  venue: Venue,
  rows: readonly LedgerRowOfBill[],
) => AsyncGenerator<SalesRecords[Kind], void>;

const RECORDS_OF: { [Kind in RecordKind]: RecordsOf<Kind> } = {
  bills: billRecords,
  lines: lineRecords,
  payments: moneyRecords,
  refunds: moneyRecords,
};

async function* billRecords(
  _db: Db,
  _venue: Venue,
  rows: readonly LedgerRowOfBill[],
): AsyncGenerator<BillRecord, void> {
  for (const row of rows) {
    if (row.act !== 'BillClosed') continue;
    const { sold, ...closing } = row.content;
    yield { ...billReferenceOf(row), ...closing, closedAt: row.at, tableName: row.tableName };
  }
}

async function* lineRecords(
  db: Db,
  { id }: Venue,
  rows: readonly LedgerRowOfBill[],
): AsyncGenerator<LineRecord, void> {
  if (rows.length === 0) return;
  const byBill = new Map(rows.map((row) => [row.billId!, row]));
  const page = await listBillsByIds(db, id, [...byBill.keys()], rows.length);
  for await (const bill of readBillPage(db, page)) yield* linesOf(bill, byBill.get(bill.id)!);
}

function* linesOf(bill: Bill, row: LedgerRowOfBill): Generator<LineRecord, void> {
  if (row.act !== 'BillClosed') return;
  const dues = new Map(duesOf(bill).map((due, at) => [bill.lines[at]!, due]));
  const categories = new Map(row.content.sold.map(({ productId, category }) => [productId, category]));
  for (const line of liveLines(bill)) {
    const category = categories.get(line.productId) ?? null;
    const grossKurus = lineTotalKurus(bill, line);
    yield { ...billReferenceOf(row), line, category, grossKurus, dueKurus: dues.get(line)! };
  }
}

async function* moneyRecords(
  db: Db,
  venue: Venue,
  rows: readonly LedgerRowOfBill[],
): AsyncGenerator<MoneyRecord, void> {
  const moved = rows.flatMap((row) =>
    'movement' in row.content ? [{ row, content: row.content as MoneyContent }] : [],
  );
  const personOf = ({ row, content }: (typeof moved)[number]) =>
    row.act === 'PaymentRefunded' ? (row.personId ?? content.takenById) : content.takenById;
  const names = await findNames(db, venue, moved.map(personOf));
  for (const one of moved) {
    const { row, content } = one;
    const { at, act } = row;
    const id = personOf(one);
    const person = { id, name: names.get(id) ?? null };
    yield { ...billReferenceOf(row), at, act: act as MoneyAct, content, movement: content.movement, person };
  }
}

function billReferenceOf({ businessDate, billId, billNumber }: LedgerRowOfBill): BillReference {
  return { date: businessDate, billId: billId!, billNumber };
}
