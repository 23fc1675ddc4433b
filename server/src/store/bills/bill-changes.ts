import type { Bill } from '../../core/bills/bill.ts';
import type { HistoryEntry } from '../../core/bills/bill-history.ts';
import { billState } from '../../core/bills/bill-status.ts';
import type { StockDelta } from '../../core/bills/bill-stock.ts';
import type { BillDocuments } from '../../core/bills/fiscal/fiscal-document.ts';
import { boardUntil } from '../../core/bills/kitchen/kitchen-board.ts';
import type { BillFigures } from '../../core/figures/bill-figures.ts';
import type { DayTakings } from '../../core/figures/takings.ts';
import type { NewLedgerRow } from '../../core/ledger/ledger-row.ts';
import type { PaperToStore } from '../../core/printing/paper-to-print.ts';
import type { TicketToStore } from '../../core/printing/ticket-routing.ts';
import type { Db } from '../database.ts';
import { sqlStateOf } from '../database-errors.ts';
import { toTakingsText } from '../figures/takings-text.ts';
import type { ChangeToLog } from '../venue/venue-changes.ts';
import { toContentText, toNumberColumns, toSearchedText } from './bill-columns.ts';

/** The outcome of saving a change; only `Saved` wrote anything. */
export type ChangeOutcome = 'Saved' | 'Changed' | 'VenueChanged' | 'TableTaken' | 'OutOfStock';

/** A decided change of a bill. `bill` has the new content, and the `revision` that the change was decided on. */
export interface ChangeToSave {
  bill: Bill;
  history: HistoryEntry;
  stockDeltas: readonly StockDelta[];
  /** If the bill moves to another table: the version of the venue in which the table was seen. Else `null`. */
  movesAtVersion: number | null;
  /** The tickets that the change sends to the kitchen. */
  tickets: readonly TicketToStore[];
  /** The papers that the change sends to the printer at the till. */
  papers: readonly PaperToStore[];
  /** Whether the API keys that track the order get an event. */
  isEvent: boolean;
  /** The Idempotency-Key of the call; `null` if it has none. */
  idempotencyKey: string | null;
  /**
   * Set if lines moved between this bill and another one. `holderId`: the bill that now has all of its lines; `null`
   * if it has lines of its own.
   */
  move?: { holderId: string | null };
  /**
   * The numbers of the bill for the figures; `null` if the bill was finished before the change, or its numbers are
   * not known.
   */
  numbers: BillFigures | null;
  /** The fiscal documents of the bill if the change is about one; else `null`. */
  fiscal: BillDocuments | null;
  /** Whether the bill waits for a document of a fiscal device; `null` if the change does not affect that. */
  isUnissued: boolean | null;
  /** All amounts that the bill adds to the takings; empty if no money moved. */
  takings: readonly DayTakings[];
  /** The rows that the change writes into the ledger of the venue. */
  ledger: readonly NewLedgerRow[];
}

const OUT_OF_STOCK = 'SF001';

const SAVE_BILL = `
select save_bill(
    p_venue => $1, p_bill => $2, p_revision => $3, p_at_version => $4, p_state => $5, p_table => $6, p_is_hidden => $7,
    p_content => $8, p_action => $9, p_actor => $10, p_detail => $11, p_tickets => $12, p_changes => $13,
    p_stock_products => $14, p_stock_deltas => $15, p_is_event => $16, p_now => $17,
    p_board_until => $18, p_idempotency_key => $19, p_summary => $20, p_sold => $21, p_kitchen => $22, p_papers => $23,
    p_fiscal => $24, p_is_unissued => $25, p_is_move => $26, p_holder => $27,
    p_takings => $28, p_searched => $29, p_ledger => $30, p_approved_by => $31) as outcome`;

/**
 * Saves a change of a bill with its history and its stock changes, in one round trip. Saves nothing if the bill was
 * changed since, or if it moves to another table and the venue was changed since. `functions/save_bill.sql` describes
 * its locks and checks.
 */
export async function saveBillChange(db: Db, change: ChangeToSave): Promise<ChangeOutcome> {
  const {
    bill,
    history,
    stockDeltas,
    tickets,
    papers,
    movesAtVersion,
    isEvent,
    idempotencyKey,
    numbers,
    move,
    fiscal,
    isUnissued,
  } = change;
  const state = billState(bill);
  const listedUntil = boardUntil(bill, history.at);
  try {
    const [row] = await db.query<{ outcome: Exclude<ChangeOutcome, 'OutOfStock'> }>({
      name: 'save-bill',
      text: SAVE_BILL,
      values: [
        bill.venueId,
        bill.id,
        bill.revision,
        movesAtVersion,
        // A bill whose lines have all moved has the state of the bill that has them, which is open when they move.
        state === 'Moved' ? (move === undefined ? 'Closed' : 'Open') : state,
        bill.table?.id ?? null,
        bill.isHidden,
        toContentText(bill),
        history.action,
        JSON.stringify(history.by),
        JSON.stringify(history.detail),
        JSON.stringify(tickets),
        JSON.stringify(changesOf(change)),
        stockDeltas.map((stock) => stock.productId),
        stockDeltas.map((stock) => stock.delta),
        isEvent,
        new Date(history.at),
        listedUntil === null ? null : new Date(listedUntil),
        idempotencyKey,
        ...(numbers === null ? [null, null, null] : toNumberColumns(numbers)),
        papers.length === 0 ? null : JSON.stringify(papers),
        fiscal === null ? null : JSON.stringify(fiscal),
        isUnissued,
        move !== undefined,
        move?.holderId ?? null,
        toTakingsText(change.takings),
        toSearchedText(bill),
        change.ledger.length === 0 ? null : JSON.stringify(change.ledger),
        history.approvedBy === undefined ? null : JSON.stringify(history.approvedBy),
      ],
      subjectIds: [bill.id],
      ...(stockDeltas.length > 0 ? { raisesVersionOf: bill.venueId } : {}),
    });
    return row!.outcome;
  } catch (error) {
    if (sqlStateOf(error) === OUT_OF_STOCK) return 'OutOfStock';
    throw error;
  }
}

/**
 * The detail of the change of a bill that was saved with this Idempotency-Key; `null` if there is none. Reads only
 * the history of the bill.
 */
export async function findBillChange<Detail>(
  db: Db,
  { venueId, id }: Pick<Bill, 'venueId' | 'id'>,
  idempotencyKey: string,
): Promise<Detail | null> {
  const [row] = await db.query<{ detail: Detail }>({
    name: 'find-bill-change',
    text: 'select detail from bill_history where venue_id = $1 and bill_id = $2 and idempotency_key = $3 limit 1',
    values: [venueId, id, idempotencyKey],
  });
  return row?.detail ?? null;
}

/** Whether a change of a bill was saved with this Idempotency-Key. Reads only the history of the bill. */
export async function isBillChangeRecorded(
  db: Db,
  { venueId, id }: Pick<Bill, 'venueId' | 'id'>,
  idempotencyKey: string,
): Promise<boolean> {
  const rows = await db.query({
    name: 'is-bill-change-recorded',
    text: 'select 1 from bill_history where venue_id = $1 and bill_id = $2 and idempotency_key = $3 limit 1',
    values: [venueId, id, idempotencyKey],
  });
  return rows.length > 0;
}

/** The changes to log for screens: one of the bill, then one for each new ticket. */
function changesOf({ bill, history, tickets }: ChangeToSave): ChangeToLog[] {
  const { action, by } = history;
  // Screens also get the new state of the table that the bill left.
  const left = history.action === 'TableChanged' ? { tableIds: [history.detail.fromTableId] } : {};
  return [
    { kind: 'Bill', subjectId: bill.id, detail: { action, by, ...left }, notice: null },
    ...tickets.map(
      ({ id }): ChangeToLog => ({
        kind: 'Ticket',
        subjectId: id,
        detail: { action: 'Written' },
        notice: null,
      }),
    ),
  ];
}
