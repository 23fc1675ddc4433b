import type { Bill } from '../../src/core/bills/bill.ts';
import type { HistoryEntry } from '../../src/core/bills/bill-history.ts';
import type { BillFigures } from '../../src/core/figures/bill-figures.ts';
import { soldProductsOf, summaryOf } from '../../src/core/figures/bill-summary.ts';
import { preparedRounds, type ReadyMinutes, readyMinutesAfter } from '../../src/core/figures/preparation.ts';

/**
 * What figures need of a bill, worked out from its whole history. A closed bill counts as it was when it was closed, whatever the
 * kitchen did afterwards.
 */
export function numbersOf(bill: Bill, changes: readonly HistoryEntry[]): BillFigures {
  const { closedAt } = bill;
  let ready: ReadyMinutes = [];
  let voidedKurus: number | undefined;
  for (const change of changes) {
    if (closedAt === null || change.at <= closedAt) ready = readyMinutesAfter(bill, ready, change);
    if (change.action === 'BillVoided') voidedKurus = change.detail.totalKurus;
  }
  return {
    summary: summaryOf(bill, voidedKurus),
    sold: soldProductsOf(bill),
    kitchen: { rounds: preparedRounds(bill, ready), ready },
  };
}
