export const PAYMENT_KINDS = ['Cash', 'Card', 'MealCard', 'Online', 'BankTransfer', 'Other'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** A way to pay of a venue. */
export interface PaymentMethodSetup {
  /** Payments name it by this. It tells it apart within the venue. */
  code: string;
  name: string;
  kind: PaymentKind;
  /** Of a meal card. */
  brand: string | null;
  givesChange: boolean;
  opensDrawer: boolean;
  /** Whether it pays only for lines that accept meal cards. */
  isForMealsOnly: boolean;
  /** What a fiscal device calls it. */
  fiscalCode: string | null;
  isActive: boolean;
}

/** How a venue is paid. */
export interface PaymentTerms {
  /** In the order of the till; empty for one of each kind. */
  paymentMethods: PaymentMethodSetup[];
  /** What cash is rounded to where it settles a bill, in kuruş; 0 for not at all. */
  cashStepKurus: CashStep;
}

export const CASH_STEPS = [0, 5, 10, 25, 100] as const;
export type CashStep = (typeof CASH_STEPS)[number];
