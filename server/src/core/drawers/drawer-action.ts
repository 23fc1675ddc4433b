import type { PaymentKind } from '../venue/payment-terms.ts';

/** Why cash was put into a drawer or taken out, why it was opened without a sale, and why a count differs. `Other` comes with a text. */
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

/** What was counted in a drawer. Amounts in kuruş. */
export interface CountContent {
  drawer: string;
  /** The last row that was counted before: the count is of what came after it. 0 for the first one. */
  afterRow: number;
  /** `expectedKurus` is float + cash − refunds + in − out − tips paid out. */
  floatKurus: number;
  cashKurus: number;
  refundsKurus: number;
  inKurus: number;
  outKurus: number;
  tipsPaidOutKurus: number;
  /** How often it was opened without a sale. */
  openings: number;
  expectedKurus: number;
  countedKurus: number;
  /** Counted less expected. */
  differenceKurus: number;
  reason: DifferenceReason | null;
  /** What stays in it as the float of the next day; `null` if not stated. */
  leftKurus: number | null;
  /** Of a recount: the row of the count that it counts again. */
  ofRow: number | null;
}

/** The declared total of a terminal or of slips, for one payment method. Amounts in kuruş. */
export interface DeclaredTotal {
  kind: PaymentKind;
  method: string;
  name: string | null;
  expectedKurus: number;
  /** `null` if it was not declared. */
  declaredKurus: number | null;
  differenceKurus: number | null;
}

/** What is done to a drawer, what is declared beside it, and a person's shift, as the ledger has it: no text that a person typed. */
export type DrawerAction =
  | {
      act: 'FloatSet';
      /** `leftKurus`: what the last count left in the drawer; `null` if it did not say. */
      content: { drawer: string; floatKurus: number; leftKurus: number | null };
    }
  | { act: 'CashIn'; content: { drawer: string; amountKurus: number; reason: CashInReason } }
  | { act: 'CashOut'; content: { drawer: string; amountKurus: number; reason: CashOutReason } }
  | { act: 'TipsPaidOut'; content: { drawer: string; amountKurus: number; toId: string } }
  | { act: 'DrawerOpened'; content: { drawer: string; reason: OpenReason } }
  | { act: 'DrawerCounted'; content: CountContent }
  | { act: 'DifferenceExplained'; content: { drawer: string; ofRow: number; reason: DifferenceReason } }
  | { act: 'TotalsDeclared'; content: { afterRow: number; totals: DeclaredTotal[] } }
  | { act: 'ShiftBegun' | 'ShiftEnded'; content: { isShift: true } };
