import type { PaymentKind } from '../venue/payment-terms.ts';

/**
 * The reasons to choose from when cash is put in or taken out, when a drawer is opened without a sale, and when a
 * count differs. With `Other` a person types the reason.
 */
export const DRAWER_REASONS = {
  CashIn: ['Change', 'Deposit', 'Other'],
  CashOut: ['Supplier', 'Bank', 'Expense', 'Advance', 'Other'],
  DrawerOpened: ['Change', 'Count', 'Check', 'Other'],
  Difference: ['WrongChange', 'WrongMethod', 'Unknown', 'Other'],
} as const;

export type CashInReason = (typeof DRAWER_REASONS.CashIn)[number];
export type CashOutReason = (typeof DRAWER_REASONS.CashOut)[number];
export type OpenReason = (typeof DRAWER_REASONS.DrawerOpened)[number];
export type DifferenceReason = (typeof DRAWER_REASONS.Difference)[number];

/** A count of a drawer, as the ledger stores it. Amounts in kuruş. */
export interface DrawerCountContent {
  drawer: string;
  /** The number of the ledger row of the previous count: this count covers the rows after it. 0 for the first count. */
  afterRow: number;
  /** For the amounts from here to `expectedKurus`, see `DrawerPeriod`. */
  floatKurus: number;
  cashKurus: number;
  refundsKurus: number;
  inKurus: number;
  outKurus: number;
  tipsPaidOutKurus: number;
  /** How often the drawer was opened without a sale. */
  openings: number;
  /** float + cash − refunds + in − out − tips paid out */
  expectedKurus: number;
  countedKurus: number;
  /** Counted minus expected: below 0 if cash is missing. */
  differenceKurus: number;
  reason: DifferenceReason | null;
  /** The cash that stays in the drawer as the next float; `null` if the person did not enter it. */
  leftKurus: number | null;
  /** For a recount: the ledger row of the count that it corrects. Otherwise `null`. */
  ofRow: number | null;
}

/** The total of a payment method that a person read from the card terminal or its slips and entered. Amounts in kuruş. */
export interface DeclaredTotal {
  kind: PaymentKind;
  method: string;
  name: string | null;
  expectedKurus: number;
  /** `null` if no total was entered; then `differenceKurus` is `null`, too. */
  declaredKurus: number | null;
  differenceKurus: number | null;
}

/** The entries of the ledger about drawers, declared totals and shifts. They contain no text that a person typed. */
export type DrawerAction =
  | {
      act: 'FloatSet';
      /** `leftKurus`: the cash that the last count left in the drawer; `null` if that was not entered. */
      content: { drawer: string; floatKurus: number; leftKurus: number | null };
    }
  | { act: 'CashIn'; content: { drawer: string; amountKurus: number; reason: CashInReason } }
  | { act: 'CashOut'; content: { drawer: string; amountKurus: number; reason: CashOutReason } }
  | { act: 'TipsPaidOut'; content: { drawer: string; amountKurus: number; toId: string } }
  | { act: 'DrawerOpened'; content: { drawer: string; reason: OpenReason } }
  | { act: 'DrawerCounted'; content: DrawerCountContent }
  | { act: 'DifferenceExplained'; content: { drawer: string; ofRow: number; reason: DifferenceReason } }
  | { act: 'TotalsDeclared'; content: { afterRow: number; totals: DeclaredTotal[] } }
  | { act: 'ShiftBegun' | 'ShiftEnded'; content: { isShift: true } };
