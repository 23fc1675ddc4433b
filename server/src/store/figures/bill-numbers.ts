import type { Bill } from '../../core/bills/bill.ts';
import { type KitchenTimes, NO_KITCHEN_TIMES } from '../../core/figures/bill-figures.ts';
import { type BillRowWithDocuments, toBill } from '../bills/bill-columns.ts';
import type { Db } from '../database.ts';

/** A bill that the caller is going to change. */
export interface BillToChange {
  bill: Bill;
  /** The kitchen times of the bill; `null` if the bill is closed or cancelled. */
  kitchen: KitchenTimes | null;
}

/** Reads a bill that is going to be changed; `null` if there is no such bill. */
export async function findBillToChange(
  db: Db,
  venueId: string,
  billId: string,
): Promise<BillToChange | null> {
  const [row] = await db.query<BillRowWithDocuments & { isOpen: boolean; kitchen: KitchenTimes | null }>({
    name: 'find-bill-to-change',
    text: `select number, revision, content, fiscal, state = 'Open' as "isOpen", kitchen
             from bill where venue_id = $1 and bill_id = $2`,
    values: [venueId, billId],
  });
  if (row === undefined) return null;
  const { isOpen, kitchen, ...bill } = row;
  return { bill: toBill(bill), kitchen: isOpen ? (kitchen ?? NO_KITCHEN_TIMES) : null };
}
