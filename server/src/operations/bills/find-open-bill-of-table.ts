import { maySeeBill } from '../../core/access/policies/bills/bills.ts';
import type { Session } from '../../core/access/sign-in/session.ts';
import type { Bill } from '../../core/bills/bill.ts';
import { Refusal } from '../../core/refusals.ts';
import { findBill } from '../../store/bills/bills.ts';
import { listTableBills } from '../../store/bills/table-bills.ts';
import type { Db } from '../../store/database.ts';

/**
 * The open bill of a table, to which an order at the table is added; `null` for none.
 * @throws Refusal TABLE_TAKEN if it is a bill of others that the person may not see
 */
export async function findOpenBillOfTable(
  db: Db,
  venueId: string,
  tableId: string | undefined,
  by: Session,
): Promise<Bill | null> {
  if (tableId === undefined) return null;
  const taken = (await listTableBills(db, venueId)).find((bill) => bill.tableId === tableId);
  const bill = taken === undefined ? null : await findBill(db, venueId, taken.billId);
  if (bill !== null && !maySeeBill(by, bill)) throw new Refusal('TABLE_TAKEN');
  return bill;
}
