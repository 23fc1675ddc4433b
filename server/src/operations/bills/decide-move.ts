import type { Session } from '../../core/access/sign-in/session.ts';
import type { Bill } from '../../core/bills/bill.ts';
import type { Stamp } from '../../core/bills/bill-history.ts';
import { differsOnlyInDocuments } from '../../core/bills/fiscal/fiscal-document.ts';
import type { ChosenUnits } from '../../core/bills/moving/free-units.ts';
import { type MoveResult, moveToBill } from '../../core/bills/moving/move-to-bill.ts';
import { emptyBill } from '../../core/bills/ordering/placement.ts';
import { NO_KITCHEN_TIMES } from '../../core/figures/bill-figures.ts';
import { Refusal } from '../../core/refusals.ts';
import { venueDayOf } from '../../core/venue/hours/venue-day.ts';
import { findTable } from '../../core/venue/tables/find-table.ts';
import type { NewId } from '../../parts/parts.ts';
import { listBillsMovedTo } from '../../store/bills/moved-bills.ts';
import { listTableBills } from '../../store/bills/table-bills.ts';
import type { Db } from '../../store/database.ts';
import { type BillToChange, findBillToChange } from '../../store/figures/bill-numbers.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { requireVisibleBill } from './require-right.ts';

/**
 * Where lines move: to an existing bill (with the revision that the person saw), to a new bill at a table, or to a new
 * takeaway bill (`tableId: null`).
 */
export type MoveTarget = { billId: string; revision: number } | { tableId: string | null };

/** Lines that a person wants to move. */
export interface MoveRequest {
  venueId: string;
  billId: string;
  /** The revision of the source bill that the person saw. */
  revision: number;
  /** `null` for all lines. */
  chosen: ChosenUnits | null;
  to: MoveTarget;
  requestHash?: string;
}

/** A decided move, with both bills as they were before. */
export interface DecidedMove {
  source: BillToChange;
  /** Revision 0 if the bill is new. */
  target: BillToChange;
  moved: MoveResult;
}

/**
 * Decides a move, based on the current bills. Writes nothing.
 * @param number  the bill number, if the move makes a new bill
 * @throws Refusal BILL_NOT_FOUND, BILL_CHANGED_SINCE, TABLE_NOT_FOUND, TABLE_TAKEN, and what `moveToBill` of the core throws
 */
export async function decideMove(
  db: Db,
  cached: CachedVenue,
  request: MoveRequest,
  number: () => Promise<number>,
  newId: NewId,
  stamp: Stamp,
  by: Session,
): Promise<DecidedMove> {
  const { venueId, billId, revision, chosen, to, requestHash } = request;
  // An approval covers certain lines, so a new revision that the kitchen caused does not matter.
  const isAgreed = stamp.approvedBy !== undefined;
  const findSeenBill = (id: string, seen: number) =>
    findUnchanged(db, venueId, id, isAgreed ? null : seen, by);
  const source = await findSeenBill(billId, revision);
  const target =
    'billId' in to
      ? await findSeenBill(to.billId, to.revision)
      : { bill: await newBill(db, cached, to.tableId, number, newId, stamp), kitchen: NO_KITCHEN_TIMES };
  requireExistingTable(target.bill, cached);
  const followers = await listBillsMovedTo(db, venueId, billId);
  const hashed = requestHash === undefined ? {} : { requestHash };
  const move = { source: source.bill, target: target.bill, followers, chosen, newId, ...hashed };
  return { source, target, moved: moveToBill(move, stamp) };
}

async function findUnchanged(
  db: Db,
  venueId: string,
  billId: string,
  revision: number | null,
  by: Session,
): Promise<BillToChange> {
  const found = await findBillToChange(db, venueId, billId);
  if (found === null) throw new Refusal('BILL_NOT_FOUND');
  requireVisibleBill(by, found.bill);
  if (revision !== null && !differsOnlyInDocuments(found.bill, revision))
    throw new Refusal('BILL_CHANGED_SINCE');
  return found;
}

/** A bill that the move reopens returns to its table; refuses if that table was removed since. */
function requireExistingTable({ movedTo, table }: Bill, { tables }: CachedVenue): void {
  if (movedTo !== undefined && table !== null) findTable(tables, table.id, 'TABLE_NOT_FOUND');
}

async function newBill(
  db: Db,
  { venue, tables }: CachedVenue,
  tableId: string | null,
  number: () => Promise<number>,
  newId: NewId,
  stamp: Stamp,
): Promise<Bill> {
  const table = tableId === null ? null : findTable(tables, tableId, 'TABLE_NOT_FOUND');
  if (table !== null) {
    const taken = await listTableBills(db, venue.id);
    if (taken.some((one) => one.tableId === table.id)) throw new Refusal('TABLE_TAKEN');
  }
  const bill = emptyBill({
    billId: newId(),
    venueId: venue.id,
    type: table === null ? 'Takeaway' : 'DineIn',
    table,
    customer: null,
    guests: null,
    businessDate: venueDayOf(venue, stamp.at),
    serviceFeeBasisPoints: venue.serviceFeeBasisPoints,
    vat: venue,
    timeZone: venue.timeZone,
    stamp,
  });
  return { ...bill, number: await number() };
}
