import type { PaymentKind } from '../venue/payment-terms.ts';

/** The slip of a person's shift as it is printed. Amounts in kuruş, instants in milliseconds. */
export interface PrintedShift {
  personName: string;
  beganAt: number;
  /** `null` while it lasts. */
  endedAt: number | null;
  /** What was taken by each way to pay, less what was given back. `name`: `null` for the kind. */
  methods: { kind: PaymentKind; name: string | null; keptKurus: number }[];
  tipsKurus: number;
  tipsPaidOutKurus: number;
  /** What was taken off by hand, and how often. */
  reductions: { times: number; lostKurus: number };
  /** The cash to hand in; `null` if it is not to be known before the drawer is counted. */
  cashKurus: number | null;
}
