export const PAYMENT_KINDS = ['Cash', 'Card', 'MealCard', 'Online', 'BankTransfer', 'Other'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** A payment method of a venue. */
export interface PaymentMethodSetup {
  /** Unique within the venue. Payments refer to the method by this code. */
  code: string;
  name: string;
  kind: PaymentKind;
  /** The brand of a meal card; `null` for other methods. */
  brand: string | null;
  givesChange: boolean;
  opensDrawer: boolean;
  /** Whether the method can pay only for lines that accept meal cards. */
  isForMealsOnly: boolean;
  /** The code of the method on the fiscal device; `null` if it has none. */
  fiscalCode: string | null;
  isActive: boolean;
}

/** The payment methods of a venue, and its cash rounding. */
export interface PaymentTerms {
  /** In the order of the till; empty for the standard methods, one of each kind. */
  paymentMethods: PaymentMethodSetup[];
  /** The step to which a cash payment that settles a bill is rounded, in kuruş; 0 for no rounding. */
  cashStepKurus: CashStep;
}

/** The allowed steps of cash rounding, in kuruş. */
export const CASH_STEPS = [0, 5, 10, 25, 100] as const;
export type CashStep = (typeof CASH_STEPS)[number];
