import { partsOfUnits } from '../../money/shares.ts';
import type { Bill, PaidUnits, Payment } from '../bill.ts';
import { duesOf } from '../prices/bill-pricing.ts';
import { paidUnitsOf, unitsOf } from './settle.ts';

/** What chosen units owe of a bill, in kuruş. */
export interface OwedByUnits {
  /** Of each line, in the order of the bill. */
  ofLines: number[];
  /** Their part of the service fee. */
  feeKurus: number;
}

/**
 * What units owe that were chosen of a payment, as the bill is now; `null` if none were, or they owe nothing any more. The units that were paid first
 * have the larger parts of a line, as when they were paid.
 * @param units  of the payment, or of a refund of it
 */
export function owedByPaidUnits(
  bill: Bill,
  payment: Payment,
  units: readonly PaidUnits[] | undefined = payment.units,
): OwedByUnits | null {
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
