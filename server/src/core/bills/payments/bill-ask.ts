import { Refusal } from '../../refusals.ts';
import type { Bill } from '../bill.ts';
import { type BillChange, changed, requireOpen, unchanged } from '../bill-change.ts';
import type { Stamp } from '../bill-history.ts';

/**
 * Notes that the guests of a table asked for their bill, or that they did not. Does nothing if the bill already
 * says so.
 * @throws Refusal BILL_TYPE_MISMATCH if the bill is not of a table
 * @throws Refusal BILL_NOT_OPEN
 */
export function askForBill(bill: Bill, isAsked: boolean, stamp: Stamp): BillChange {
  if (bill.type !== 'DineIn') throw new Refusal('BILL_TYPE_MISMATCH');
  if ((bill.askedAt !== undefined) === isAsked) return unchanged(bill);
  requireOpen(bill);
  if (!isAsked) return changed(withoutBillRequest(bill), stamp, { action: 'BillNotAsked', detail: {} });
  return changed({ ...bill, askedAt: stamp.at }, stamp, { action: 'BillAsked', detail: {} });
}

/** The bill after its guests got what they asked for: it is on paper or something is paid. */
export function withoutBillRequest(bill: Bill): Bill {
  const { askedAt: _, ...rest } = bill;
  return rest;
}
