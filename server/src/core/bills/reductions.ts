import type { Bill, BillLine } from './bill.ts';
import { unitKurus } from './bill-status.ts';
import { reprice } from './prices/bill-pricing.ts';

/** The deductions by hand on a bill, and its total without them. */
export interface Reductions {
  kurus: number;
  ofKurus: number;
}

/**
 * What people took off a bill, all together: discounts, gifts, prices by hand, and what was removed after the kitchen had
 * begun it. A line that was ordered again counts as never removed.
 */
export function reductionsOf(bill: Bill): Reductions {
  const again = new Set(bill.rounds.map(({ againOf }) => againOf));
  const removedKurus = bill.lines.reduce(
    (sum, { id, removedKurus = 0 }) => (again.has(id) ? sum : sum + removedKurus),
    0,
  );
  const givenKurus = reducedByHandKurus(bill);
  return { kurus: givenKurus + removedKurus, ofKurus: bill.totals.totalKurus + givenKurus + removedKurus };
}

/** How much gifts, prices and discounts by hand reduce the total of a bill, in kuruş. */
export function reducedByHandKurus(bill: Bill): number {
  const { discount: _, ...rest } = bill;
  return reprice({ ...rest, lines: bill.lines.map(asOnMenu) }).totals.totalKurus - bill.totals.totalKurus;
}

function asOnMenu({ priceByHand: _price, discount: _discount, ...line }: BillLine): BillLine {
  return { ...line, isGift: false };
}

/** A line that says what is removed of it, if the kitchen had begun it. @param units  that are removed */
export function withRemoved(line: BillLine, units: number): BillLine {
  if (line.state === 'Pending' || units <= 0 || line.isGift) return line;
  return { ...line, removedKurus: (line.removedKurus ?? 0) + unitKurus(line) * units };
}
