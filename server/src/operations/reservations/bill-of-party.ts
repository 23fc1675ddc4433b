import type { Bill, IdAndName } from '../../core/bills/bill.ts';
import type { BillChange } from '../../core/bills/bill-change.ts';
import type { Stamp } from '../../core/bills/bill-history.ts';
import { addAllergy } from '../../core/bills/kitchen/allergies.ts';
import { moveToTable } from '../../core/bills/till.ts';
import { Refusal } from '../../core/refusals.ts';
import type { Reservation } from '../../core/reservations/reservation.ts';
import { revise } from '../../core/reservations/reservation-change.ts';
import type { BillAtTable } from '../../core/reservations/tables/table-state.ts';
import { findBillChange } from '../../store/bills/bill-changes.ts';
import { listBillsAtTables } from '../../store/bills/table-bills.ts';
import type { Database } from '../../store/database.ts';
import { type BillChangeParts, changeBill } from '../bills/change-bill.ts';
import { requireVenue } from '../venue/require-venue.ts';
import { changeReservation } from './change-reservation.ts';

/**
 * After a bill moved: moves the guests of the bill to its new table. It replaces the first of their tables, which
 * becomes free. As at a check-in, the table is given even if another party is expected there.
 * @param bill  the bill at its new table
 * @param repeatedKey  set if the move is a repeat: then the guests only follow if they are still at the table that the
 *   bill left; else the host has moved them since
 */
export async function moveGuestsWithBill(
  db: Database,
  bill: Bill,
  stamp: Stamp,
  repeatedKey: string | null = null,
): Promise<void> {
  const { reservation: party, table, venueId } = bill;
  if (party === undefined || table === null) return;
  const repeated = repeatedKey && (await findBillChange<{ fromTableId: string }>(db, bill, repeatedKey));
  await changeReservation(db, { venueId, id: party.id }, stamp.at, (reservation) => {
    const { status, tableIds } = reservation;
    const follows = status === 'Seated' && (!repeated || tableIds[0] === repeated.fromTableId);
    const isTheirs = tableIds.includes(table.id);
    const others = isTheirs ? tableIds.filter((id) => id !== table.id) : tableIds.slice(1);
    return revise(reservation, follows ? { tableIds: [table.id, ...others] } : {}, stamp);
  });
}

/**
 * Moves the bill of guests who are at the venue to the first of their tables. If that table has another open bill, their
 * bill stays where it is.
 * @param party  the reservation with its new tables
 */
export async function moveBillWithGuests(
  parts: BillChangeParts,
  party: Reservation,
  stamp: Stamp,
): Promise<void> {
  const found = await findBillOf(parts, party);
  if (found?.isOwn)
    await changeOpenBill(parts, party, found, (bill) => moveToTable(bill, found.first, stamp));
}

/**
 * Copies the allergy of guests who are at the venue to their open bill: the bill that names them, else a bill without a party at
 * the first of their tables. An allergy that is already on the bill stays.
 * @param party  the reservation after check-in, or with its new tables or allergy
 */
export async function copyAllergyToBill(
  parts: BillChangeParts,
  party: Reservation,
  stamp: Stamp,
): Promise<void> {
  const { allergy } = party;
  const found = allergy === null ? null : await findBillOf(parts, party);
  if (found !== null) await changeOpenBill(parts, party, found, (bill) => addAllergy(bill, allergy!, stamp));
}

interface BillOfParty extends Pick<BillAtTable, 'billId'> {
  /** Whether the bill names the party. */
  isOwn: boolean;
  /** The first table of the party. */
  first: IdAndName;
}

async function findBillOf(
  { db, cache }: BillChangeParts,
  { id, venueId, status, tableIds }: Reservation,
): Promise<BillOfParty | null> {
  if (status !== 'Seated') return null;
  const { tables } = await requireVenue(cache, venueId);
  const [first] = tableIds.flatMap((tableId) => tables.get(tableId) ?? []);
  if (first === undefined) return null;
  const bills = await listBillsAtTables(db, venueId, [...tables.keys()]);
  const own = bills.find(({ reservationId }) => reservationId === id);
  const found = own ?? bills.find((bill) => bill.tableId === first.id && bill.reservationId === null);
  if (found === undefined) return null;
  return { billId: found.billId, isOwn: own !== undefined, first: { id: first.id, name: first.name } };
}

async function changeOpenBill(
  parts: BillChangeParts,
  { venueId }: Reservation,
  { billId }: BillOfParty,
  decide: (bill: Bill) => BillChange,
): Promise<void> {
  try {
    await changeBill(parts, venueId, billId, decide);
  } catch (error) {
    const isRefused = error instanceof Refusal && HARMLESS_REFUSALS.has(error.code);
    if (!isRefused) throw error;
  }
}

/** Refusals after which the bill stays where it is: the table is taken, or the bill was closed in the meantime. */
const HARMLESS_REFUSALS: ReadonlySet<string> = new Set(['TABLE_TAKEN', 'BILL_NOT_OPEN']);
