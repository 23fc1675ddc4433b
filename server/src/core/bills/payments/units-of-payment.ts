import { partsOfUnits } from '../../money/shares.ts';
import { duesOf } from '../../pricing/bill-pricing.ts';
import type { Bill, Payment } from '../bill.ts';
import { paidUnitsOf, unitsOf } from './settle.ts';

/** What chosen units owe of a bill, in kuruş. */
export interface OwedByUnits {
  /** Of each line, in the order of the bill. */
  ofLines: number[];
  /** Their part of the service fee. */
  feeKurus: number;
}

/**
 * What the units owe that a payment chose, as the bill is now; `null` when it chose none, or they owe nothing any more. The units that were paid first have
 * the larger parts of a line, as when they were paid.
 */
export function owedOfPayment(bill: Bill, payment: Payment): OwedByUnits | null {
  const { units } = payment;
  if (units === undefined) return null;
  const dues = duesOf(bill);
  const earlier = { ...bill, payments: bill.payments.slice(0, bill.payments.indexOf(payment)) };
  const lines = bill.lines.map((line, at) => {
    const wanted = unitsOf(units, line.id);
    const paidUnits = wanted === 0 ? 0 : paidUnitsOf(earlier, line);
    const chosenUnits = Math.min(wanted, line.quantity - paidUnits);
    return { dueKurus: dues[at]!, units: line.quantity, paidUnits, chosenUnits };
  });
  const parts = partsOfUnits(lines, bill.totals.serviceFeeKurus);
  const feeKurus = parts.reduce((sum, part) => sum + part.feeKurus, 0);
  const ofLines = parts.map(({ dueKurus }) => dueKurus);
  return ofLines.reduce((sum, kurus) => sum + kurus, feeKurus) === 0 ? null : { ofLines, feeKurus };
}
