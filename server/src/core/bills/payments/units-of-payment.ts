import { partsOfUnits } from '../../money/shares.ts';
import type { Bill, LineUnits, Payment } from '../bill.ts';
import { duesOf } from '../prices/bill-pricing.ts';
import { countUnitsOfLine, paidUnitsOf } from './settle.ts';

/** The amount that chosen units of a bill owe, in kuruş. */
export interface OwedByUnits {
  /** One amount for each line, in the order of the bill. */
  ofLines: number[];
  /** Their part of the service fee. */
  feeKurus: number;
}

/**
 * The amount that the chosen units of a payment owe, calculated from the present bill; `null` if no units were chosen, or if they owe nothing now.
 * If a line cannot be divided evenly among its units, the units that were paid first owe more.
 * @param units  the units of the payment, or of a refund of it
 */
export function owedByPaidUnits(
  bill: Bill,
  payment: Payment,
  units: readonly LineUnits[] | undefined = payment.units,
): OwedByUnits | null {
  if (units === undefined) return null;
  const dues = duesOf(bill);
  const earlier = { ...bill, payments: bill.payments.slice(0, bill.payments.indexOf(payment)) };
  const lines = bill.lines.map((line, at) => {
    const wanted = countUnitsOfLine(units, line.id);
    const paidUnits = wanted === 0 ? 0 : paidUnitsOf(earlier, line);
    const chosenUnits = Math.min(wanted, line.quantity - paidUnits);
    return { dueKurus: dues[at]!, units: line.quantity, paidUnits, chosenUnits };
  });
  const parts = partsOfUnits(lines, bill.totals.serviceFeeKurus);
  const feeKurus = parts.reduce((sum, part) => sum + part.feeKurus, 0);
  const ofLines = parts.map(({ dueKurus }) => dueKurus);
  return ofLines.reduce((sum, kurus) => sum + kurus, feeKurus) === 0 ? null : { ofLines, feeKurus };
}
