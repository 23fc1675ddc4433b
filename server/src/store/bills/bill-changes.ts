import type { Bill } from '../../core/bills/bill.ts';
import type { HistoryEntry } from '../../core/bills/bill-history.ts';
import { billState } from '../../core/bills/bill-status.ts';
import type { StockDelta } from '../../core/bills/bill-stock.ts';
import type { TicketToWrite } from '../../core/printing/ticket-routing.ts';
import { type Db, sqlStateOf } from '../database.ts';
import type { ChangeToLog } from '../venue/venue-changes.ts';
import { toContent } from './bills.ts';

/** How saving a change ended; only `Saved` wrote anything. */
export type ChangeOutcome = 'Saved' | 'Changed' | 'VenueChanged' | 'TableTaken' | 'OutOfStock';

/** A change that was decided on a bill of `bill.revision`. */
export interface ChangeToSave {
  bill: Bill;
  history: HistoryEntry;
  stockDeltas: readonly StockDelta[];
  /** The version of the venue in which there is the table that the bill moves to; `null` when it moves nowhere. */
  movesAtVersion: number | null;
  /** What the kitchen is told of it on paper. */
  tickets: readonly TicketToWrite[];
  /** Whether those who watch the order are told of it. */
  isEvent: boolean;
}

const OUT_OF_STOCK = 'SF001';

const SAVE = 'save_bill_2($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)';

/** Marks the watches with what is saved, in the same transaction. */
const MARK = `case when outcome = 'Saved' and $17 then mark_tracking($1, $2, null, $16) end`;

const SAVE_BILL = {
  name: 'save-bill',
  text: `with saved as materialized (select ${SAVE} as outcome) select outcome, ${MARK} from saved`,
};

/** A table is removed under the lock of the venue's head: one that is there in the version that has the lock stays there. */
const SAVE_MOVED_BILL = {
  name: 'save-moved-bill',
  text: `with head as materialized (select version from venue_head where venue_id = $1 for no key update),
              saved as materialized (
                select case when version = $18 then ${SAVE} else 'VenueChanged' end as outcome from head)
         select outcome, ${MARK} from saved`,
};

/**
 * Saves a change of a bill with its history and the stock it moves, in one round trip, unless the bill was changed
 * meanwhile, or the venue while it moves to another table. What it locks and checks is told in
 * `migrations/0007-save-bill.sql`.
 */
export async function saveBillChange(db: Db, change: ChangeToSave): Promise<ChangeOutcome> {
  const { bill, history, stockDeltas, tickets, movesAtVersion, isEvent } = change;
  try {
    const [row] = await db.query<{ outcome: Exclude<ChangeOutcome, 'OutOfStock'> }>({
      ...(movesAtVersion === null ? SAVE_BILL : SAVE_MOVED_BILL),
      values: [
        bill.venueId,
        bill.id,
        bill.revision,
        billState(bill),
        bill.table?.id ?? null,
        movesAtVersion !== null,
        bill.isHidden,
        toContent(bill),
        history.action,
        JSON.stringify(history.by),
        JSON.stringify(history.detail),
        JSON.stringify(tickets),
        JSON.stringify(changesOf(change)),
        stockDeltas.map((stock) => stock.productId),
        stockDeltas.map((stock) => stock.delta),
        new Date(history.at),
        isEvent,
        ...(movesAtVersion === null ? [] : [movesAtVersion]),
      ],
    });
    return row!.outcome;
  } catch (error) {
    if (sqlStateOf(error) === OUT_OF_STOCK) return 'OutOfStock';
    throw error;
  }
}

/** The change of the bill, with each ticket that it wrote. */
function changesOf({ bill, history, tickets }: ChangeToSave): ChangeToLog[] {
  const { action, by } = history;
  return [
    { kind: 'Bill', subjectId: bill.id, detail: { action, by }, notice: null },
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
