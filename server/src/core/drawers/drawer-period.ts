import type { DrawerCountContent } from './drawer-action.ts';

/** The cash that went into and out of a drawer since its last count. Amounts in kuruş. */
export interface DrawerPeriod {
  /** The ledger row of the last count; 0 if there is none. */
  afterRow: number;
  /** The float that was set since then, else the cash that the count left in the drawer, else 0. */
  floatKurus: number;
  /** Whether `floatKurus` was set since the last count. */
  isFloatSet: boolean;
  /** Cash payments with their rounding and tips, minus reversed ones. Without the change that guests got back. */
  cashKurus: number;
  /** Cash refunded to guests. */
  refundsKurus: number;
  inKurus: number;
  outKurus: number;
  tipsPaidOutKurus: number;
  /** How often the drawer was opened without a sale. */
  openings: number;
}

/** The cash that should be in a drawer, in kuruş. */
export function expectedKurusOf(period: Omit<DrawerPeriod, 'afterRow' | 'isFloatSet'>): number {
  const { floatKurus, cashKurus, refundsKurus, inKurus, outKurus, tipsPaidOutKurus } = period;
  return floatKurus + cashKurus - refundsKurus + inKurus - outKurus - tipsPaidOutKurus;
}

/** What a person enters when counting a drawer. */
export type CountInput = Pick<DrawerCountContent, 'countedKurus' | 'reason' | 'leftKurus'>;

/** A count of a drawer, with the expected cash and the difference. */
export function drawerCountOf(drawer: string, period: DrawerPeriod, counted: CountInput): DrawerCountContent {
  const { isFloatSet: _, ...amounts } = period;
  const expectedKurus = expectedKurusOf(period);
  const differenceKurus = counted.countedKurus - expectedKurus;
  return { drawer, ...amounts, expectedKurus, ...counted, differenceKurus, ofRow: null };
}

/** A second count of the same cash. @param row  the ledger row of the `first` count */
export function drawerRecountOf(
  row: number,
  first: DrawerCountContent,
  counted: CountInput,
): DrawerCountContent {
  const differenceKurus = counted.countedKurus - first.expectedKurus;
  return { ...first, ...counted, differenceKurus, ofRow: row };
}

/** Whether a count differs by more than `allowedKurus` and has no reason. */
export function isReasonMissing(
  { differenceKurus, reason }: Pick<DrawerCountContent, 'differenceKurus' | 'reason'>,
  allowedKurus: number,
): boolean {
  return reason === null && Math.abs(differenceKurus) > allowedKurus;
}
