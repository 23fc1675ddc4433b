import { type RefundOfRate, refundByRate } from '../../money/refund.ts';
import { Refusal } from '../../refusals.ts';
import type { PaymentKind, PaymentMethodSetup } from '../../venue/payment-terms.ts';
import type { Bill, PaidUnits, Payment, Refund } from '../bill.ts';
import {
  type BillChange,
  changed,
  isRepeat,
  reasonOf,
  requireNotCancelled,
  requireOpen,
  unchanged,
} from '../bill-change.ts';
import type { Stamp } from '../bill-history.ts';
import { BILL_LIMITS } from '../bill-limits.ts';
import { isCounted, overpaidKurus } from '../bill-status.ts';
import { duesOf, vatOf } from '../prices/bill-pricing.ts';
import { type OwedOfRate, owedByUnits } from './refund-units.ts';
import { requireUsualTip } from './settle.ts';

/** Money to give back of a payment. The till makes its id, so that a repeated request is not a second refund. */
export interface NewRefund {
  id: string;
  paymentId: string;
  /** At least 1. Left out, it is what the units owe, or all that is left of the payment. */
  amountKurus?: number;
  /** Units of the payment that are given back; without an amount. */
  units?: PaidUnits[];
  /** The way in which the money is given back. */
  kind: PaymentKind;
  method: PaymentMethodSetup | null;
  reason: string | null;
  /** The venue's day on which it is given back. */
  businessDate: string;
  /** Of the body that asked for it, to tell a repeat from another refund under the same key. */
  requestHash: string;
}

/** The amount of a payment that can still be refunded, in kuruş. */
export function refundableKurus(bill: Bill, payment: Payment): number {
  if (!isCounted(payment)) return 0;
  const refunds = (bill.refunds ?? []).filter(({ paymentId }) => paymentId === payment.id);
  return payment.amountKurus - refunds.reduce((sum, { amountKurus }) => sum + amountKurus, 0);
}

/** What a refund comes to. */
export interface RefundTerms {
  amountKurus: number;
  /** Its part of each VAT rate; absent while the bill is open. */
  vat?: RefundOfRate[];
}

/**
 * What a refund of a payment comes to: of units what they owe, with their part of the service fee, but at most what is left of the payment.
 * @throws Refusal BILL_NOT_OPEN if the bill is cancelled
 * @throws Refusal REFUND_TOO_LARGE if it is more than is left of the payment, or nothing is given back
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

/** The code of a way to pay; its kind where the venue has none of its own. */
export const codeOf = ({ kind, method }: Pick<Payment, 'kind' | 'method'>) => method?.code ?? kind;

const owedOfRate = (owed: readonly OwedOfRate[], of: number) =>
  owed.reduce((sum, { rate, kurus }) => (rate === of ? sum + kurus : sum), 0);

/**
 * Gives back money of a payment. While the bill is open, that much less is paid. The sale of a closed bill stays as it is: the refund
 * is recorded next to it, with its part of each VAT rate. A repeat of the same refund changes nothing.
 * @throws Refusal PAYMENT_NOT_FOUND
 * @throws Refusal IDEMPOTENCY_KEY_REUSED if another refund has this id
 * @throws Refusal what `refundTerms` throws
 * @throws Refusal BILL_TOO_LONG if the bill has reached the limit of refunds
 */
export function refundPayment(bill: Bill, asked: NewRefund, stamp: Stamp): BillChange {
  const { id, paymentId, kind, method, units, reason, businessDate, requestHash } = asked;
  const refunds = bill.refunds ?? [];
  if (isRepeat(refunds, asked)) return unchanged(bill);
  const payment = paymentOf(bill, paymentId);
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
    ...reasonOf(reason),
    ...(codeOf(refund) === codeOf(payment) ? {} : { isOtherMethod: true as const }),
  };
  return changed({ ...bill, refunds: [...refunds, refund] }, stamp, { action: 'PaymentRefunded', detail });
}

/**
 * Makes a tip of what was paid above the total, as after a line was struck that had been paid.
 * @param amountKurus  at least 1
 * @throws Refusal PAYMENT_NOT_FOUND
 * @throws Refusal BILL_NOT_OPEN
 * @throws Refusal REFUND_TOO_LARGE if it is more than was paid above the total, or than is left of the payment
 * @throws Refusal TIP_TOO_LARGE if the tip of the payment would be more than the bill comes to, and that was not confirmed
 */
export function makeTip(
  bill: Bill,
  paymentId: string,
  amountKurus: number,
  stamp: Stamp,
  tipIsMeant = false,
): BillChange {
  const payment = paymentOf(bill, paymentId);
  requireOpen(bill);
  if (amountKurus > Math.min(overpaidKurus(bill), refundableKurus(bill, payment)))
    throw new Refusal('REFUND_TOO_LARGE');
  const tipKurus = (payment.tipKurus ?? 0) + amountKurus;
  if (!tipIsMeant) requireUsualTip(bill, tipKurus);
  const after = { ...payment, amountKurus: payment.amountKurus - amountKurus, tipKurus };
  const payments = bill.payments.map((one) => (one === payment ? after : one));
  const detail = { paymentId, kind: payment.kind, amountKurus };
  return changed({ ...bill, payments }, stamp, { action: 'TipMade', detail });
}

/**
 * What a closed bill has of each VAT rate, less what was given back since, in kuruş. What has no rate counts as one of 0, so that every
 * kuruş can be given back.
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

/** A payment of a bill. @throws Refusal PAYMENT_NOT_FOUND */
export function paymentOf(bill: Bill, paymentId: string): Payment {
  const payment = bill.payments.find(({ id }) => id === paymentId);
  if (payment === undefined) throw new Refusal('PAYMENT_NOT_FOUND');
  return payment;
}
