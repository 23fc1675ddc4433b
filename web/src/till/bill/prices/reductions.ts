import type { Bill } from '../../../api/bill-list.ts';
import { toKurus, toLira } from '../../typed-amount.ts';
import type { BillLine } from '../bill-rounds.ts';

/** The amounts in lira that were deducted by hand on the lines of a bill. Campaigns are listed separately. */
export interface HandDeductions {
  /** The difference between prices by hand and menu prices. */
  prices: number;
  /** The discounts on lines. */
  lines: number;
}

/** Sums the deductions by hand on the lines of a bill. The amounts come from the service; this only separates them. */
export function deductionsOfLines({ lines, reductions, discount, totals }: Bill): HandDeductions {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + toKurus(amount), 0);
  const ofLines = sum(lines.map((line) => line.discount?.amount ?? 0));
  const others = sum(reductions.map(({ amount }) => amount)) + toKurus(discount?.amount ?? 0);
  return { prices: toLira(toKurus(totals.discount) - ofLines - others), lines: toLira(ofLines) };
}

/** Parses a percentage with at most two decimals, above 0 and at most 100. @returns `null` for any other text */
export function parsePercent(text: string): number | null {
  const match = /^\s*(\d{1,3}(?:[.,]\d{0,2})?)\s*%?\s*$/.exec(text);
  const percent = Number(match?.[1]?.replace(',', '.'));
  return percent > 0 && percent <= 100 ? percent : null;
}

/** The menu price of one unit of a line, without extras; for goods by measure, of one unit of the measure. */
export function menuPrice({
  measure,
  unitPrice,
  extras,
}: Pick<BillLine, 'measure' | 'unitPrice' | 'extras'>): number {
  if (measure !== null) return measure.price;
  return toLira(toKurus(unitPrice) - extras.reduce((sum, { price }) => sum + toKurus(price), 0));
}
