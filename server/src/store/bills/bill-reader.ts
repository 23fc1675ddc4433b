import type { Bill } from '../../core/bills/bill.ts';
import { readTogether } from '../batch-reader.ts';
import type { Db } from '../database.ts';
import { listBills } from './bills.ts';

/** The bill with this id at one of these venues; `null` when there is none. */
export type ReadBill = (venueIds: readonly string[], billId: string) => Promise<Bill | null>;

/** Reads bills for many requests in one round trip. @see {@link readTogether} */
export function createBillReader(db: Db): ReadBill {
  const read = readTogether(async (keys) => {
    const billKeys = keys.map((key) => key.split(' ') as [venueId: string, billId: string]);
    const bills = await listBills(db, billKeys);
    return new Map(bills.map((bill) => [keyOf(bill.venueId, bill.id), bill]));
  });
  return async (venueIds, billId) => {
    const keys = venueIds.map((venueId) => keyOf(venueId, billId));
    const found = await read(keys);
    return keys.map((key) => found.get(key)).find((bill) => bill !== undefined) ?? null;
  };
}

function keyOf(venueId: string, billId: string): string {
  return `${venueId} ${billId}`;
}
