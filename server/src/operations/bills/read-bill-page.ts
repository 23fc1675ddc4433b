import { setImmediate as endOfTurn } from 'node:timers/promises';
import { maySeeBill } from '../../core/access/policies/bills/bills.ts';
import type { Session } from '../../core/access/sign-in/session.ts';
import type { Bill } from '../../core/bills/bill.ts';
import type { BillPage } from '../../store/bills/bill-lists.ts';
import { listBills } from '../../store/bills/bills.ts';
import { readMovedOrders } from '../../store/bills/moved-bills.ts';
import type { Db } from '../../store/database.ts';
import { splitIntoBatches } from './list-batches.ts';

/** The bills of a page that a person may see. Bills of others are left out, so a page can have fewer bills than requested. */
export async function* readVisibleBillPage(db: Db, page: BillPage, by: Session): AsyncGenerator<Bill, void> {
  for await (const bill of readBillPage(db, page)) if (maySeeBill(by, bill)) yield bill;
}

/** Yields the bills of a page in order, and reads them in small batches. Each bill is as it is when its batch is read. */
export async function* readBillPage(db: Db, { bills, later }: BillPage): AsyncGenerator<Bill, void> {
  yield* bills;
  for (const batch of splitIntoBatches(later)) {
    const billKeys = batch.map(({ venueId, billId }) => [venueId, billId] as const);
    const read = await listBills(db, billKeys);
    // Parsing long bills blocked the event loop. Other requests run before the bills are written.
    await endOfTurn();
    const byId = new Map(read.map((bill) => [bill.id, bill]));
    for (const { billId } of batch) {
      const bill = byId.get(billId);
      byId.delete(billId);
      if (bill !== undefined) yield bill;
    }
  }
}

/**
 * As `readBillPage`, for orders of the public API: an order whose lines all moved to another bill shows the state of
 * that bill.
 */
export async function* readOrderPage(db: Db, page: BillPage): AsyncGenerator<Bill, void> {
  for await (const bill of readBillPage(db, page)) yield* await readMovedOrders(db, [bill]);
}
