import type { Bill, LineUnits } from '../../src/core/bills/bill.ts';
import { type MoveResult, moveToBill } from '../../src/core/bills/moving/move-to-bill.ts';
import { openBill } from '../../src/core/bills/ordering/placement.ts';
import { basketLine, type billOf, sampleOpening, sampleProduct, stampOf } from './sample-bill.ts';

/** A bill at a table of its own, with lines of soup `<name>1`, `<name>2` …; its number is that of the letter. */
export function billAt(name: string, lineCount: number, opening: Parameters<typeof billOf>[1] = {}): Bill {
  const soups = Array.from({ length: lineCount }, () => basketLine(sampleProduct({ id: 'soup' })));
  const basket = opening.basket ?? soups;
  const bill = openBill(
    sampleOpening({
      ...opening,
      basket,
      billId: name,
      roundId: `${name}-round`,
      lineIds: basket.map((_, at) => `${name}${at + 1}`),
      table: { id: `table-${name}`, name: `Masa ${name}` },
    }),
  );
  return { ...bill, number: name.charCodeAt(0), revision: 1 };
}

export const units = (lineId: string, quantity = 1): LineUnits => ({ lineId, quantity });

let made = 0;

/** Moves lines, all of them without `chosen`. @param followers  bills whose lines have all moved to the source */
export function move(
  source: Bill,
  target: Bill,
  chosen: LineUnits[] | null = null,
  followers: Bill[] = [],
): MoveResult {
  const newId = () => `new-${++made}`;
  return moveToBill({ source, target, followers, chosen, newId }, stampOf());
}

/** What bills come to together, in kuruş. */
export function totalOf(...bills: Bill[]): number {
  return bills.reduce((sum, { totals }) => sum + totals.totalKurus, 0);
}
