import type { Bill } from './bill.ts';
import type { BillChange } from './bill-change.ts';
import type { BillAction, HistoryEntry } from './bill-history.ts';
import { reducedByHandKurus } from './reductions.ts';

/** The actions in the owner's list of deductions. */
export const REDUCING_ACTIONS = [
  'LineGivenAway',
  'LineChargedAgain',
  'LineStruck',
  'BillVoided',
  'LinePriced',
  'LineDiscounted',
  'BillDiscounted',
  'PaymentReversed',
  'PaymentRefunded',
  'BillHidden',
] as const satisfies readonly BillAction['action'][];

/** Actions that are on the list only if they cost something: most changes of a quantity add to it, most moves cost nothing. */
export const SOMETIMES_REDUCING_ACTIONS = [
  'QuantityChanged',
  'LinesMovedOut',
] as const satisfies readonly BillAction['action'][];

/** Whether an action of the list never changes what a bill comes to: a payment that was taken back is owed again. */
export function leavesTotalUnchanged(action: BillAction['action']): boolean {
  return action === 'PaymentReversed' || action === 'BillHidden';
}

/** What an entry of the list has in its detail besides what its action says. */
export interface Loss {
  /**
   * How much lower the bill is because of it, or how much was given back after it was closed; negative if the bill is
   * higher. For a raised quantity, what was comped of the added units.
   */
  lostKurus: number;
  /** The bill had been printed for the guest before. */
  isAfterPrint?: true;
}

/**
 * The change with what it cost, written into its entry. The losses of a bill, with what its discounts took off rounds that came
 * later, are what was ordered on it less what it comes to.
 * @param targetKurus  of a move, how much more the other bill comes to by it
 */
export function withLostAmount(before: Bill, change: BillChange, targetKurus = 0): BillChange {
  const { history } = change;
  if (history === null || !isListed(history.action)) return change;
  const lostKurus = lostBy(before, change.bill, history) - targetKurus;
  if (lostKurus === 0 && SOMETIMES_REDUCING_ACTIONS.some((action) => action === history.action))
    return change;
  const loss: Loss = { lostKurus, ...(isPrinted(before) ? { isAfterPrint: true } : {}) };
  return { ...change, history: { ...history, detail: { ...history.detail, ...loss } } as HistoryEntry };
}

function isListed(action: BillAction['action']): boolean {
  return [...REDUCING_ACTIONS, ...SOMETIMES_REDUCING_ACTIONS].some((one) => one === action);
}

function lostBy(before: Bill, after: Bill, { action, detail }: BillAction): number {
  if (action === 'PaymentRefunded') return before.closedAt === null ? 0 : detail.amountKurus;
  if (action === 'QuantityChanged' && detail.to > detail.from) return reducedMoreKurus(before, after);
  return before.totals.totalKurus - after.totals.totalKurus;
}

/** Whether the bill was printed for the guest. */
export function isPrinted({ prints = [] }: Bill): boolean {
  return prints.some(({ kind }) => kind === 'Bill');
}

/** The bill after a round, with how much its discount by hand took off the round. */
export function withDiscountGrowth(before: Bill, after: Bill): Bill {
  const { discount, discountGrowth = [] } = after;
  if (discount?.entry === undefined) return after;
  const kurus = reducedMoreKurus(before, after);
  if (kurus === 0) return after;
  const { entry } = discount;
  const known = discountGrowth.find((one) => one.entry === entry)?.kurus ?? 0;
  const others = discountGrowth.filter((one) => one.entry !== entry);
  return { ...after, discountGrowth: [...others, { entry, kurus: known + kurus }] };
}

/** How much more is given away by hand on a bill after something was added to it, in kuruş. */
function reducedMoreKurus(before: Bill, after: Bill): number {
  return reducedByHandKurus(after) - reducedByHandKurus(before);
}
