import type { Bill } from '../../bills/bill.ts';
import type { TableStanding } from './table-state.ts';

/**
 * A bill that names the guests at its table, if they were there when it was opened: one that an order from outside has
 * opened names no one. Guests who came later may share the table with those of the bill.
 * @param standings  how the tables of the venue stand
 */
export function withGuests(bill: Bill, standings: readonly TableStanding[]): Bill {
  const { table, openedAt } = bill;
  const standing = standings.find(
    ({ tableId, heldByTableId }) => tableId === table?.id && heldByTableId === null,
  );
  const party = standing?.party ?? null;
  if (bill.reservation !== undefined || party === null) return bill;
  const wereThere = party.checkedInAt !== null && party.checkedInAt <= openedAt;
  return wereThere ? { ...bill, reservation: { id: party.id, name: party.name } } : bill;
}
