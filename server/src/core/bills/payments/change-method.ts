import { Refusal } from '../../refusals.ts';
import type { PaymentKind, PaymentMethodSetup } from '../../venue/payment-terms.ts';
import type { Bill, Payment } from '../bill.ts';
import {
  type BillChange,
  createChange,
  isRepeat,
  reasonDetail,
  requireNotCancelled,
  unchanged,
} from '../bill-change.ts';
import type { Stamp } from '../bill-history.ts';
import { requirePaymentLimit } from '../bill-limits.ts';
import { isCounted } from '../bill-status.ts';
import { withPayment } from '../till.ts';
import { findPayment, methodCodeOf } from './refund.ts';
import { settle } from './settle.ts';

/** A correction of the method of a payment. The till creates `id`: the id of the payment that replaces it. */
export interface MethodCorrection {
  id: string;
  paymentId: string;
  kind: PaymentKind;
  method: PaymentMethodSetup | null;
  /** The reason in the person's own words; `null` for none. */
  reason: string | null;
  /** The business day of the correction. */
  businessDate: string;
  cashStepKurus: number;
  /** The hash of the request body: a request with the same key but another hash is not a repeat. */
  requestHash: string;
}

/**
 * Corrects the method of a payment, also on a closed bill. The payment is reversed and recorded again with the other method and the same amount,
 * tip and units, both on the business day of the correction. The sale does not change, and no money is handed over. If the payment had paid all
 * that remained, cash is rounded. A repeat changes nothing, and neither does a correction to the method that the payment already has.
 * @throws Refusal PAYMENT_NOT_FOUND
 * @throws Refusal IDEMPOTENCY_KEY_REUSED if another payment has this id
 * @throws Refusal BILL_NOT_OPEN if the bill is cancelled
 * @throws Refusal PAYMENT_METHOD_FIXED if the payment was reversed, or has a refund
 * @throws Refusal MEAL_CARD_NOT_ACCEPTED; BILL_TOO_LONG if the bill has reached the limit of payments
 */
export function changeMethod(bill: Bill, correction: MethodCorrection, stamp: Stamp): BillChange {
  if (isRepeat(bill.payments, correction)) return unchanged(bill);
  const payment = findPayment(bill, correction.paymentId);
  requireNotCancelled(bill);
  const hasRefund = (bill.refunds ?? []).some(({ paymentId }) => paymentId === payment.id);
  if (!isCounted(payment) || hasRefund) throw new Refusal('PAYMENT_METHOD_FIXED');
  const { id, kind, method, reason, businessDate, requestHash, cashStepKurus } = correction;
  if (methodCodeOf(payment) === (method?.code ?? kind)) return unchanged(bill);
  requirePaymentLimit(bill);
  const reversal = { by: stamp.by, reason, businessDate };
  const reversed: Payment = { ...payment, reversedAt: stamp.at, reversal };
  const withoutPayment = {
    ...bill,
    payments: bill.payments.map((one) => (one === payment ? reversed : one)),
  };
  const { amountKurus, tipKurus = 0, units } = payment;
  const replacement = {
    ...{ id, kind, method, amountKurus, tipKurus, businessDate, requestHash, cashStepKurus },
    tipIsMeant: true as const,
    excess: 'GiveBack' as const,
    ...(units === undefined ? {} : { units }),
  };
  const after = withPayment(withoutPayment, replacement, settle(withoutPayment, replacement), stamp);
  // The payment, and so its tip, still belongs to the person who took it.
  const payments = after.payments.map((one) =>
    one.id === id ? { ...one, by: payment.by, replacesId: payment.id } : one,
  );
  const detail = {
    ...{ paymentId: payment.id, newPaymentId: id, fromKind: payment.kind, kind, amountKurus },
    ...reasonDetail(reason),
  };
  return createChange({ ...after, payments }, stamp, { action: 'PaymentMethodChanged', detail });
}
