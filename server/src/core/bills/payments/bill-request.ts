import { Refusal } from '../../refusals.ts';
import type { Bill } from '../bill.ts';
import { type BillChange, createChange, requireOpen, unchanged } from '../bill-change.ts';
import type { Stamp } from '../bill-history.ts';

/**
 * Records that the guests of a table requested their bill, or removes the request. Changes nothing if the bill is already
 * in this state.
 * @throws Refusal BILL_TYPE_MISMATCH if the bill is not dine-in
 * @throws Refusal BILL_NOT_OPEN
 */
export function askForBill(bill: Bill, isAsked: boolean, stamp: Stamp): BillChange {
  if (bill.type !== 'DineIn') throw new Refusal('BILL_TYPE_MISMATCH');
  if ((bill.askedAt !== undefined) === isAsked) return unchanged(bill);
  requireOpen(bill);
  if (!isAsked) return createChange(withoutBillRequest(bill), stamp, { action: 'BillNotAsked', detail: {} });
  return createChange({ ...bill, askedAt: stamp.at }, stamp, { action: 'BillAsked', detail: {} });
}

/** Removes the guests' request for the bill, because it was printed or paid, or the guests moved. */
export function withoutBillRequest(bill: Bill): Bill {
  const { askedAt: _, ...rest } = bill;
  return rest;
}
