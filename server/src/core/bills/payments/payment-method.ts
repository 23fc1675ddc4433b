import { Refusal } from '../../refusals.ts';
import { PAYMENT_KINDS, type Payment, type PaymentKind } from '../bill.ts';

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

/** The ways to pay of a venue that has none of its own: one of each kind, with the kind as its code. */
const USUAL_METHODS: readonly PaymentMethodSetup[] = PAYMENT_KINDS.map((kind) => ({
  code: kind,
  name: kind,
  kind,
  brand: null,
  givesChange: kind === 'Cash',
  opensDrawer: kind === 'Cash',
  isForMealsOnly: kind === 'MealCard',
  fiscalCode: null,
  isActive: true,
}));

/** The ways to pay that a venue offers, in the order of the till: those that are switched on, or one of each kind. */
export function offeredMethods({
  paymentMethods,
}: Pick<PaymentTerms, 'paymentMethods'>): readonly PaymentMethodSetup[] {
  return paymentMethods.length === 0 ? USUAL_METHODS : paymentMethods.filter(({ isActive }) => isActive);
}

/**
 * The way to pay that a call names: by its code, or the first of a kind that is switched on.
 * @throws Refusal PAYMENT_METHOD_NOT_FOUND, PAYMENT_METHOD_INACTIVE; PAYMENT_KIND_REQUIRED when it names neither
 */
export function findMethod(
  { paymentMethods }: PaymentTerms,
  named: { code: string | null; kind: PaymentKind | null },
): PaymentMethodSetup {
  const methods = paymentMethods.length === 0 ? USUAL_METHODS : paymentMethods;
  const { code, kind } = named;
  if (code === null) {
    if (kind === null) throw new Refusal('PAYMENT_KIND_REQUIRED');
    const first = methods.find((method) => method.kind === kind && method.isActive);
    if (first === undefined) throw new Refusal('PAYMENT_METHOD_INACTIVE');
    return first;
  }
  const method = methods.find((one) => one.code === code);
  if (method === undefined) throw new Refusal('PAYMENT_METHOD_NOT_FOUND');
  if (!method.isActive) throw new Refusal('PAYMENT_METHOD_INACTIVE');
  return method;
}

/** Whether the cash drawer opens for a payment: as its method says, and for cash where the venue has no such method. */
export function opensDrawer(
  { paymentMethods }: Pick<PaymentTerms, 'paymentMethods'>,
  { kind, method }: Pick<Payment, 'kind' | 'method'>,
): boolean {
  return paymentMethods.find(({ code }) => code === method?.code)?.opensDrawer ?? kind === 'Cash';
}
