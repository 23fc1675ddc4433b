import type { Bill, BillLine } from './bill.ts';
import { unitKurus } from './bill-status.ts';
import { reprice } from './prices/bill-pricing.ts';

/** The manual deductions of a bill (`kurus`), and its total without them (`ofKurus`). */
export interface Reductions {
  kurus: number;
  ofKurus: number;
}

/**
 * The sum of all manual deductions of a bill: discounts, comps, manual prices, and units that were removed after the kitchen
 * began to make them. A struck line that was ordered again is not counted.
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

/** How much comps, manual prices and manual discounts reduce the total of a bill, in kuruş. */
export function reducedByHandKurus(bill: Bill): number {
  const { discount: _, ...rest } = bill;
  return reprice({ ...rest, lines: bill.lines.map(asOnMenu) }).totals.totalKurus - bill.totals.totalKurus;
}

function asOnMenu({ priceByHand: _price, discount: _discount, ...line }: BillLine): BillLine {
  return { ...line, isGift: false };
}

/** Adds the price of removed units to `removedKurus` of a line, if the kitchen had begun to make it. @param units  the removed units */
export function withRemoved(line: BillLine, units: number): BillLine {
  if (line.state === 'Pending' || units <= 0 || line.isGift) return line;
  return { ...line, removedKurus: (line.removedKurus ?? 0) + unitKurus(line) * units };
}
