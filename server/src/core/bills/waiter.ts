import type { Bill } from './bill.ts';
import { type BillChange, createChange, requireOpen, unchanged } from './bill-change.ts';
import type { Stamp } from './bill-history.ts';

/** Makes the author of the stamp the waiter of a bill. Changes nothing if they already are. @throws Refusal BILL_NOT_OPEN */
export function takeOver(bill: Bill, stamp: Stamp): BillChange {
  const { id, name } = stamp.by;
  if (bill.waiter?.id === id) return unchanged(bill);
  requireOpen(bill);
  const detail = { fromName: bill.waiter?.name ?? null };
  return createChange({ ...bill, waiter: { id, name } }, stamp, { action: 'TakenOver', detail });
}
