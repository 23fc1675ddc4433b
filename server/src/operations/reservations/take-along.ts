import type { Bill } from '../../core/bills/bill.ts';
import type { Stamp } from '../../core/bills/bill-history.ts';
import { moveToTable } from '../../core/bills/till.ts';
import { Refusal } from '../../core/refusals.ts';
import type { Reservation } from '../../core/reservations/reservation.ts';
import { revise } from '../../core/reservations/reservation-change.ts';
import { listBillsAtTables } from '../../store/bills/table-bills.ts';
import type { Database } from '../../store/database.ts';
import { type BillChangeParts, changeBill } from '../bills/change-bill.ts';
import { requireVenue } from '../venue/require-venue.ts';
import { changeReservation } from './change-reservation.ts';

/**
 * Keeps the guests whom a bill names at its table: they get it instead of the first of theirs, which is free for others
 * then. It is given as at a check-in: also where another party is expected.
 * @param bill  after it moved to another table
 */
export async function takeGuestsAlong(db: Database, bill: Bill, stamp: Stamp): Promise<void> {
  const { reservation: party, table, venueId } = bill;
  if (party === undefined || table === null) return;
  await changeReservation(db, { venueId, id: party.id }, stamp.at, (reservation) => {
    const { status, tableIds } = reservation;
    const isTheirs = tableIds.includes(table.id);
    const others = isTheirs ? tableIds.filter((id) => id !== table.id) : tableIds.slice(1);
    return revise(reservation, status === 'Seated' ? { tableIds: [table.id, ...others] } : {}, stamp);
  });
}

/**
 * Moves the bill that names guests who are there to the first of their tables. Where that has another open bill, theirs
 * stays at its table.
 * @param party  after it got other tables
 */
export async function takeBillAlong(parts: BillChangeParts, party: Reservation, stamp: Stamp): Promise<void> {
  const { venueId, status } = party;
  if (status !== 'Seated') return;
  const { tables } = await requireVenue(parts.cache, venueId);
  const [first] = party.tableIds.flatMap((id) => tables.get(id) ?? []);
  if (first === undefined) return;
  const bills = await listBillsAtTables(parts.db, venueId, [...tables.keys()]);
  const own = bills.find(({ reservationId }) => reservationId === party.id);
  if (own === undefined) return;
  const table = { id: first.id, name: first.name };
  try {
    await changeBill(parts, venueId, own.billId, (bill) => moveToTable(bill, table, stamp));
  } catch (error) {
    const isRefused = error instanceof Refusal && STAYS.has(error.code);
    if (!isRefused) throw error;
  }
}

/** The table is taken, or the bill was closed meanwhile. */
const STAYS: ReadonlySet<string> = new Set(['TABLE_TAKEN', 'BILL_NOT_OPEN']);
