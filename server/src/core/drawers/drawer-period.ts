import type { CountContent } from './drawer-action.ts';

/** What went through a drawer since it was last counted. Amounts in kuruş. */
export interface DrawerPeriod {
  /** The row of the last count; 0 for none. */
  afterRow: number;
  /** The float that was set since then, else what the count left in it, else 0. */
  floatKurus: number;
  isFloatSet: boolean;
  /** Cash that stayed: payments with their rounding and tips, less those that were taken back. Change is in none of it. */
  cashKurus: number;
  /** Cash that was given back. */
  refundsKurus: number;
  inKurus: number;
  outKurus: number;
  tipsPaidOutKurus: number;
  /** How often it was opened without a sale. */
  openings: number;
}

/** What should be in a drawer, in kuruş. */
export function expectedKurusOf(period: Omit<DrawerPeriod, 'afterRow' | 'isFloatSet'>): number {
  const { floatKurus, cashKurus, refundsKurus, inKurus, outKurus, tipsPaidOutKurus } = period;
  return floatKurus + cashKurus - refundsKurus + inKurus - outKurus - tipsPaidOutKurus;
}

/** The result of a count. */
export type Counted = Pick<CountContent, 'countedKurus' | 'reason' | 'leftKurus'>;

/** The count of what went through a drawer. */
export function countOf(drawer: string, period: DrawerPeriod, counted: Counted): CountContent {
  const { isFloatSet: _, ...amounts } = period;
  const expectedKurus = expectedKurusOf(period);
  const differenceKurus = counted.countedKurus - expectedKurus;
  return { drawer, ...amounts, expectedKurus, ...counted, differenceKurus, ofRow: null };
}

/** A recount: the same money, counted again. */
export function recountOf(row: number, first: CountContent, counted: Counted): CountContent {
  const differenceKurus = counted.countedKurus - first.expectedKurus;
  return { ...first, ...counted, differenceKurus, ofRow: row };
}

/** Whether a count needs a reason that it lacks. */
export function isReasonMissing(
  { differenceKurus, reason }: Pick<CountContent, 'differenceKurus' | 'reason'>,
  allowedKurus: number,
): boolean {
  return reason === null && Math.abs(differenceKurus) > allowedKurus;
}
