import { Refusal } from '../../refusals.ts';
import type { PaymentKind, PaymentMethodSetup } from '../../venue/payment-terms.ts';
import type { Bill, Payment } from '../bill.ts';
import {
  type BillChange,
  changed,
  isRepeat,
  reasonOf,
  requireNotCancelled,
  unchanged,
} from '../bill-change.ts';
import type { Stamp } from '../bill-history.ts';
import { requirePaymentLimit } from '../bill-limits.ts';
import { isCounted } from '../bill-status.ts';
import { withPayment } from '../till.ts';
import { codeOf, paymentOf } from './refund.ts';
import { settle } from './settle.ts';

/** The method by which a payment was taken in truth. The till makes the id of the payment that takes its place. */
export interface RightMethod {
  id: string;
  paymentId: string;
  kind: PaymentKind;
  method: PaymentMethodSetup | null;
  /** The reason in the person's own words; `null` for none. */
  reason: string | null;
  /** The venue's day on which it is put right. */
  businessDate: string;
  cashStepKurus: number;
  /** Of the body that asked for it, to tell a repeat from another change under the same key. */
  requestHash: string;
}

/**
 * Puts the method of a payment right, on a closed bill too: the payment is taken back and recorded again by the other method, both on the day
 * on which it is put right, with the same amount, tip and units. The sale does not change. Nothing is handed over, so there is no change;
 * cash is rounded as if it had settled all that remains. A repeat changes nothing, and neither does the method that it has.
 * @throws Refusal PAYMENT_NOT_FOUND
 * @throws Refusal IDEMPOTENCY_KEY_REUSED if another payment has this id
 * @throws Refusal BILL_NOT_OPEN if the bill is cancelled
 * @throws Refusal PAYMENT_METHOD_FIXED if the payment was taken back, or something was given back of it
 * @throws Refusal MEAL_CARD_NOT_ACCEPTED; BILL_TOO_LONG if the bill has reached the limit of payments
 */
export function changeMethod(bill: Bill, right: RightMethod, stamp: Stamp): BillChange {
  if (isRepeat(bill.payments, right)) return unchanged(bill);
  const payment = paymentOf(bill, right.paymentId);
  requireNotCancelled(bill);
  const hasRefund = (bill.refunds ?? []).some(({ paymentId }) => paymentId === payment.id);
  if (!isCounted(payment) || hasRefund) throw new Refusal('PAYMENT_METHOD_FIXED');
  const { id, kind, method, reason, businessDate, requestHash, cashStepKurus } = right;
  if (codeOf(payment) === (method?.code ?? kind)) return unchanged(bill);
  requirePaymentLimit(bill);
  const reversal = { by: stamp.by, reason, businessDate };
  const reversed: Payment = { ...payment, reversedAt: stamp.at, reversal };
  const without = { ...bill, payments: bill.payments.map((one) => (one === payment ? reversed : one)) };
  const { amountKurus, tipKurus = 0, units } = payment;
  const again = {
    ...{ id, kind, method, amountKurus, tipKurus, businessDate, requestHash, cashStepKurus },
    tipIsMeant: true as const,
    excess: 'GiveBack' as const,
    ...(units === undefined ? {} : { units }),
  };
  const after = withPayment(without, again, settle(without, again), stamp);
  // Its tip stays that of the person who took it.
  const payments = after.payments.map((one) =>
    one.id === id ? { ...one, by: payment.by, replacesId: payment.id } : one,
  );
  const detail = {
    ...{ paymentId: payment.id, newPaymentId: id, fromKind: payment.kind, kind, amountKurus },
    ...reasonOf(reason),
  };
  return changed({ ...after, payments }, stamp, { action: 'PaymentMethodChanged', detail });
}
