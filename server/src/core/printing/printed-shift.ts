import type { PaymentKind } from '../venue/payment-terms.ts';

/** The contents of the printed slip of a shift. Amounts in kuruş, instants in milliseconds. */
export interface PrintedShift {
  personName: string;
  beganAt: number;
  /** `null` if the shift has not ended. */
  endedAt: number | null;
  /** Payments minus refunds for each payment method. If `name` is `null`, the name of the kind is printed. */
  methods: { kind: PaymentKind; name: string | null; keptKurus: number }[];
  tipsKurus: number;
  tipsPaidOutKurus: number;
  /** How often the person reduced a bill by hand, and by how much. */
  reductions: { times: number; lostKurus: number };
  /** The cash to hand in; `null` if the person must not know it before the drawer is counted. */
  cashKurus: number | null;
}
