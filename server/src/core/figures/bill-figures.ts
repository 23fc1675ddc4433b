import type { Bill } from '../bills/bill.ts';
import type { HistoryEntry } from '../bills/bill-history.ts';
import { type BillSummary, type SoldProduct, soldProductsOf, summaryOf } from './bill-summary.ts';
import {
  type PreparedRound,
  preparedRounds,
  type ReadyMinutes,
  readyMinutesAfter,
  readyMinutesByLine,
  readyMinutesOf,
} from './preparation.ts';

/** The data of a bill that statistics need. Saved with every bill, so that reading statistics does not read whole bills. */
export interface BillFigures {
  summary: BillSummary;
  sold: SoldProduct[];
  kitchen: KitchenTimes;
}

/** How long the kitchen took for the rounds and lines of a bill. */
export interface KitchenTimes {
  rounds: PreparedRound[];
  ready: ReadyMinutes;
}

export const NO_KITCHEN_TIMES: KitchenTimes = { rounds: [], ready: [] };

/** The figures of a bill after a change. @param before  its kitchen times before the change */
export function figuresAfterChange(bill: Bill, before: KitchenTimes, change: HistoryEntry): BillFigures {
  return numbersWith(
    bill,
    readyMinutesAfter(bill, before.ready, change),
    isVoid(change) ? change : undefined,
  );
}

export interface BillWithKitchenTimes {
  bill: Bill;
  kitchen: KitchenTimes;
}

/**
 * The figures of a bill after lines moved from or to another bill.
 * @param before  both bills before the move
 * @param moved  for each moved line its id on the old bill (`lineId`) and on the new one (`movedLineId`)
 */
export function figuresAfterMove(
  bill: Bill,
  before: readonly BillWithKitchenTimes[],
  moved: readonly { lineId: string; movedLineId: string }[],
): BillFigures {
  const minutesOf = new Map(before.flatMap((one) => [...readyMinutesByLine(one.bill, one.kitchen.ready)]));
  for (const { lineId, movedLineId } of moved) minutesOf.set(movedLineId, minutesOf.get(lineId) ?? null);
  return numbersWith(bill, readyMinutesOf(bill, minutesOf), undefined);
}

type VoidEntry = Extract<HistoryEntry, { action: 'BillVoided' }>;

function isVoid(change: HistoryEntry): change is VoidEntry {
  return change.action === 'BillVoided';
}

function numbersWith(bill: Bill, ready: ReadyMinutes, voided: VoidEntry | undefined): BillFigures {
  return {
    summary: summaryOf(bill, voided?.detail.totalKurus),
    sold: soldProductsOf(bill),
    kitchen: { rounds: preparedRounds(bill, ready), ready },
  };
}
