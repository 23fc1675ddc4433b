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

/** Actions that are in the list only if they reduce the bill: most changes of a quantity and most moves do not. */
export const SOMETIMES_REDUCING_ACTIONS = [
  'QuantityChanged',
  'LinesMovedOut',
] as const satisfies readonly BillAction['action'][];

/** Whether an action of the list never changes the total of the bill: after a reversed payment the same total is owed again. */
export function leavesTotalUnchanged(action: BillAction['action']): boolean {
  return action === 'PaymentReversed' || action === 'BillHidden';
}

/** The additional properties in the detail of an entry of the list. */
export interface Loss {
  /**
   * How much the action reduced the total, or the amount of a refund after closing, in kuruş; negative if the total
   * rose. For a raised quantity, the manual deductions from the added units.
   */
  lostKurus: number;
  /** The bill was printed for the guest before the action. */
  isAfterPrint?: true;
}

/**
 * The change, with the lost amount in the detail of its entry. All losses of a bill plus its `discountGrowth` are the price of
 * all that was ordered, less the total of the bill.
 * @param targetKurus  for a move: how much it raised the total of the other bill
 */
export function withLostAmount(before: Bill, change: BillChange, targetKurus = 0): BillChange {
  const { history } = change;
  if (history === null || !isListed(history.action)) return change;
  const lostKurus = lostKurusBy(before, change.bill, history) - targetKurus;
  if (lostKurus === 0 && SOMETIMES_REDUCING_ACTIONS.some((action) => action === history.action))
    return change;
  const loss: Loss = { lostKurus, ...(isPrinted(before) ? { isAfterPrint: true } : {}) };
  return { ...change, history: { ...history, detail: { ...history.detail, ...loss } } as HistoryEntry };
}

function isListed(action: BillAction['action']): boolean {
  return [...REDUCING_ACTIONS, ...SOMETIMES_REDUCING_ACTIONS].some((one) => one === action);
}

/** See `lostKurus` of {@link Loss}. */
function lostKurusBy(before: Bill, after: Bill, { action, detail }: BillAction): number {
  if (action === 'PaymentRefunded') return before.closedAt === null ? 0 : detail.amountKurus;
  if (action === 'QuantityChanged' && detail.to > detail.from) return deductionGrowthKurus(before, after);
  return before.totals.totalKurus - after.totals.totalKurus;
}

/** Whether the bill was printed for the guest. */
export function isPrinted({ prints = [] }: Bill): boolean {
  return prints.some(({ kind }) => kind === 'Bill');
}

/** The bill after a round, with `discountGrowth`: how much the manual discount on the bill deducted from the round. */
export function withDiscountGrowth(before: Bill, after: Bill): Bill {
  const { discount, discountGrowth = [] } = after;
  if (discount?.entry === undefined) return after;
  const kurus = deductionGrowthKurus(before, after);
  if (kurus === 0) return after;
  const { entry } = discount;
  const known = discountGrowth.find((one) => one.entry === entry)?.kurus ?? 0;
  const others = discountGrowth.filter((one) => one.entry !== entry);
  return { ...after, discountGrowth: [...others, { entry, kurus: known + kurus }] };
}

/** How much the manual deductions of a bill grew when something was added to it, in kuruş. */
function deductionGrowthKurus(before: Bill, after: Bill): number {
  return reducedByHandKurus(after) - reducedByHandKurus(before);
}
