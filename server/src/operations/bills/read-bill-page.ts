import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Bill } from '../../core/bills/bill.ts';
import type { BillPage } from '../../store/bills/bill-lists.ts';
import { listBills } from '../../store/bills/bills.ts';
import type { Db } from '../../store/database.ts';
import { batchesOf } from './list-batches.ts';

/**
 * Yields the bills of a page in order, and reads them in small batches. Each bill has its state at the time
 * of reading.
 */
export async function* readBillPage(db: Db, { bills, later }: BillPage): AsyncGenerator<Bill, void> {
  yield* bills;
  for (const batch of batchesOf(later)) {
    const billKeys = batch.map(({ venueId, billId }) => [venueId, billId] as const);
    const read = await listBills(db, billKeys);
    // Long bills were parsed in this turn of the event loop. Others run before they are written.
    await endOfTurn();
    const byId = new Map(read.map((bill) => [bill.id, bill]));
    for (const { billId } of batch) {
      const bill = byId.get(billId);
      byId.delete(billId);
      if (bill !== undefined) yield bill;
    }
  }
}
