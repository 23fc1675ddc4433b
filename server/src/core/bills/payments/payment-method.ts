import { Refusal } from '../../refusals.ts';
import {
  PAYMENT_KINDS,
  type PaymentKind,
  type PaymentMethodSetup,
  type PaymentTerms,
} from '../../venue/payment-terms.ts';
import type { Payment } from '../bill.ts';

/** The payment methods of a venue that has not set up its own: one for each kind, with the kind as its code. */
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

/** The payment methods that a venue offers, in the order of the till: its active methods or, if it has set up none, one for each kind. */
export function offeredMethods({
  paymentMethods,
}: Pick<PaymentTerms, 'paymentMethods'>): readonly PaymentMethodSetup[] {
  return paymentMethods.length === 0 ? USUAL_METHODS : paymentMethods.filter(({ isActive }) => isActive);
}

/**
 * Finds a payment method by its code or, without a code, the first active method of a kind.
 * @throws Refusal PAYMENT_METHOD_NOT_FOUND, PAYMENT_METHOD_INACTIVE; PAYMENT_KIND_REQUIRED if both are `null`
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

/** Whether the cash drawer opens for a payment: its method decides. Without a method of the venue it opens for cash. */
export function opensDrawer(
  { paymentMethods }: Pick<PaymentTerms, 'paymentMethods'>,
  { kind, method }: Pick<Payment, 'kind' | 'method'>,
): boolean {
  return paymentMethods.find(({ code }) => code === method?.code)?.opensDrawer ?? kind === 'Cash';
}
