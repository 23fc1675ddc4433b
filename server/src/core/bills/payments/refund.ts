import { type RefundOfRate, refundByRate } from '../../money/refund.ts';
import { Refusal } from '../../refusals.ts';
import type { PaymentKind, PaymentMethodSetup } from '../../venue/payment-terms.ts';
import type { Bill, LineUnits, Payment, Refund } from '../bill.ts';
import {
  type BillChange,
  createChange,
  isRepeat,
  reasonDetail,
  requireNotCancelled,
  requireOpen,
  unchanged,
} from '../bill-change.ts';
import type { Stamp } from '../bill-history.ts';
import { BILL_LIMITS } from '../bill-limits.ts';
import { isCounted, overpaidKurus } from '../bill-status.ts';
import { duesOf, vatOf } from '../prices/bill-pricing.ts';
import { type OwedAtRate, owedByUnits } from './refund-units.ts';
import { requireUsualTip } from './settle.ts';

/** A refund to record. The till creates its id, so that a repeated request is not a second refund. */
export interface NewRefund {
  id: string;
  paymentId: string;
  /** At least 1. If absent, the amount that the units owe or, without units, all that is left of the payment. */
  amountKurus?: number;
  /** The units to refund; only without an amount. */
  units?: LineUnits[];
  /** The kind of payment method by which the guest gets the money. */
  kind: PaymentKind;
  method: PaymentMethodSetup | null;
  reason: string | null;
  /** The business day of the refund. */
  businessDate: string;
  /** The hash of the request body: a request with the same key but another hash is not a repeat. */
  requestHash: string;
}

/** The amount of a payment that can still be refunded, in kuruş. */
export function refundableKurus(bill: Bill, payment: Payment): number {
  if (!isCounted(payment)) return 0;
  const refunds = (bill.refunds ?? []).filter(({ paymentId }) => paymentId === payment.id);
  return payment.amountKurus - refunds.reduce((sum, { amountKurus }) => sum + amountKurus, 0);
}

/** The calculated amounts of a refund. */
export interface RefundTerms {
  amountKurus: number;
  /** The part of each VAT rate; absent if the bill is open. */
  vat?: RefundOfRate[];
}

/**
 * Calculates a refund. Units give the amount that they owe, with their part of the service fee, but at most what is left of the payment.
 * @throws Refusal BILL_NOT_OPEN if the bill is cancelled
 * @throws Refusal REFUND_TOO_LARGE if it is more than is left of the payment, or 0
 * @throws Refusal LINE_NOT_FOUND, UNIT_NOT_REFUNDABLE as `owedByUnits`
 */
export function refundTerms(
  bill: Bill,
  payment: Payment,
  { amountKurus: stated, units }: Pick<NewRefund, 'amountKurus' | 'units'>,
): RefundTerms {
  requireNotCancelled(bill);
  const left = refundableKurus(bill, payment);
  const owed = units === undefined ? null : owedByUnits(bill, payment, units);
  const owedKurus = owed?.reduce((sum, { kurus }) => sum + kurus, 0) ?? left;
  const amountKurus = stated ?? Math.min(left, owedKurus);
  if (amountKurus > left || amountKurus === 0) throw new Refusal('REFUND_TOO_LARGE');
  if (bill.closedAt === null) return { amountKurus };
  const leftOfRates = vatLeftOf(bill);
  const ofUnits = owed === null ? undefined : leftOfRates.map(({ rate }) => owedOfRate(owed, rate));
  return { amountKurus, vat: refundByRate(leftOfRates, amountKurus, ofUnits) };
}

/** The code of the method of a payment; its kind if it has no method of the venue. */
export const methodCodeOf = ({ kind, method }: Pick<Payment, 'kind' | 'method'>) => method?.code ?? kind;

const owedOfRate = (owed: readonly OwedAtRate[], of: number) =>
  owed.reduce((sum, { rate, kurus }) => (rate === of ? sum + kurus : sum), 0);

/**
 * Refunds a payment, in full or in part. If the bill is open, its paid amount becomes lower. The sale of a closed bill does not change: the
 * refund is recorded in addition, with its part of each VAT rate. A repeat of the same refund changes nothing.
 * @throws Refusal PAYMENT_NOT_FOUND
 * @throws Refusal IDEMPOTENCY_KEY_REUSED if another refund has this id
 * @throws Refusal the refusals of `refundTerms`
 * @throws Refusal BILL_TOO_LONG if the bill has reached the limit of refunds
 */
export function refundPayment(bill: Bill, asked: NewRefund, stamp: Stamp): BillChange {
  const { id, paymentId, kind, method, units, reason, businessDate, requestHash } = asked;
  const refunds = bill.refunds ?? [];
  if (isRepeat(refunds, asked)) return unchanged(bill);
  const payment = findPayment(bill, paymentId);
  const { amountKurus, vat } = refundTerms(bill, payment, asked);
  if (refunds.length >= BILL_LIMITS.payments) throw new Refusal('BILL_TOO_LONG');
  const refund: Refund = {
    id,
    paymentId,
    kind,
    amountKurus,
    reason,
    by: stamp.by,
    at: stamp.at,
    businessDate,
    requestHash,
  };
  if (method && method.code !== method.kind) refund.method = { code: method.code, name: method.name };
  if (units !== undefined) refund.units = units;
  if (vat !== undefined) refund.vat = vat;
  const detail = {
    ...{ refundId: id, paymentId, kind, amountKurus },
    ...(units === undefined ? {} : { units }),
    ...reasonDetail(reason),
    ...(methodCodeOf(refund) === methodCodeOf(payment) ? {} : { isOtherMethod: true as const }),
  };
  return createChange({ ...bill, refunds: [...refunds, refund] }, stamp, {
    action: 'PaymentRefunded',
    detail,
  });
}

/**
 * Turns an amount that was paid above the total into a tip, for example after a paid line was struck.
 * @param amountKurus  at least 1
 * @throws Refusal PAYMENT_NOT_FOUND
 * @throws Refusal BILL_NOT_OPEN
 * @throws Refusal REFUND_TOO_LARGE if the amount is more than was paid above the total, or more than is left of the payment
 * @throws Refusal TIP_TOO_LARGE if the tip of the payment would be more than the total, and the person has not confirmed this
 */
export function makeTip(
  bill: Bill,
  paymentId: string,
  amountKurus: number,
  stamp: Stamp,
  tipIsMeant = false,
): BillChange {
  const payment = findPayment(bill, paymentId);
  requireOpen(bill);
  if (amountKurus > Math.min(overpaidKurus(bill), refundableKurus(bill, payment)))
    throw new Refusal('REFUND_TOO_LARGE');
  const tipKurus = (payment.tipKurus ?? 0) + amountKurus;
  if (!tipIsMeant) requireUsualTip(bill, tipKurus);
  const after = { ...payment, amountKurus: payment.amountKurus - amountKurus, tipKurus };
  const payments = bill.payments.map((one) => (one === payment ? after : one));
  const detail = { paymentId, kind: payment.kind, amountKurus };
  return createChange({ ...bill, payments }, stamp, { action: 'TipMade', detail });
}

/**
 * The amount of each VAT rate of a closed bill, less refunds after closing, in kuruş. Amounts without a VAT rate count as rate 0, so that
 * every kuruş can be refunded.
 */
function vatLeftOf(bill: Bill): { rate: number; grossKurus: number }[] {
  const left = new Map(vatOf(bill, duesOf(bill)).map(({ rate, grossKurus }) => [rate, grossKurus]));
  const rated = left.values().reduce((sum, kurus) => sum + kurus, 0);
  const unrated = bill.totals.totalKurus - rated;
  if (unrated > 0) left.set(0, (left.get(0) ?? 0) + unrated);
  for (const { vat = [] } of bill.refunds ?? [])
    for (const { rate, grossKurus } of vat) left.set(rate, (left.get(rate) ?? 0) - grossKurus);
  return [...left].map(([rate, grossKurus]) => ({ rate, grossKurus }));
}

/** Finds a payment of a bill by its id. @throws Refusal PAYMENT_NOT_FOUND */
export function findPayment(bill: Bill, paymentId: string): Payment {
  const payment = bill.payments.find(({ id }) => id === paymentId);
  if (payment === undefined) throw new Refusal('PAYMENT_NOT_FOUND');
  return payment;
}
