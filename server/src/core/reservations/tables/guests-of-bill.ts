import type { Bill } from '../../bills/bill.ts';
import type { TableStanding } from './table-state.ts';

/**
 * Links a bill without a reservation to the guests at its table, if they were checked in when the bill was opened. An order from
 * outside opens a bill without a reservation. Guests who came after the bill was opened may only share the table.
 * @param standings  the states of the tables of the venue
 */
export function linkBillToGuests(bill: Bill, standings: readonly TableStanding[]): Bill {
  const { table, openedAt } = bill;
  const standing = standings.find(
    ({ tableId, heldByTableId }) => tableId === table?.id && heldByTableId === null,
  );
  const party = standing?.party ?? null;
  if (bill.reservation !== undefined || party === null) return bill;
  const wereThere = party.checkedInAt !== null && party.checkedInAt <= openedAt;
  return wereThere ? { ...bill, reservation: { id: party.id, name: party.name } } : bill;
}
