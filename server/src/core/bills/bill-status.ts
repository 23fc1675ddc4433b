import type { Bill, BillLine, LineState, Payment } from './bill.ts';

export const ORDER_STATUSES = [
  'Received',
  'Preparing',
  'Ready',
  'Served',
  'OnTheWay',
  'Completed',
  'Cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_STATUSES = ['Unpaid', 'PartiallyPaid', 'Paid'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A closed or cancelled bill is never opened again. A moved one holds no line: another bill does. */
export const BILL_STATES = ['Open', 'Closed', 'Cancelled', 'Moved'] as const;
export type BillState = (typeof BILL_STATES)[number];

/**
 * The status of an order: the first rule that fits. Struck lines do not count.
 * @see docs/ordering.md#the-states-of-an-order
 */
export function statusOf(bill: Bill): OrderStatus {
  const state = billState(bill);
  if (state === 'Cancelled') return 'Cancelled';
  if (state === 'Closed') return 'Completed';
  if (bill.leftAt !== null) return 'OnTheWay';
  const lines = liveLines(bill);
  if (lines.every((line) => line.state === 'Served')) return 'Served';
  if (lines.every((line) => line.state === 'Served' || line.state === 'Ready')) return 'Ready';
  return lines.some((line) => line.state !== 'Pending') ? 'Preparing' : 'Received';
}

/** Whether a bill can still change. A bill is cancelled once it was voided or all its lines were struck. */
export function billState(bill: Bill): BillState {
  if (bill.movedTo !== undefined) return 'Moved';
  if (liveLines(bill).length === 0) return 'Cancelled';
  return bill.closedAt === null ? 'Open' : 'Closed';
}

/**
 * `Paid` when nothing remains, and something was paid or the bill was closed; `PartiallyPaid` when something
 * was paid and something remains.
 */
export function paymentStatusOf(bill: Bill): PaymentStatus {
  const isPaidOn = paidKurus(bill) > 0;
  if (remainingKurus(bill) > 0) return isPaidOn ? 'PartiallyPaid' : 'Unpaid';
  return isPaidOn || bill.closedAt !== null ? 'Paid' : 'Unpaid';
}

/** Whether a payment counts: it is not reversed. */
export function isCounted({ reversedAt }: Pick<Payment, 'reversedAt'>): boolean {
  return reversedAt === null;
}

/** What payments that were not taken back settle, less what was given back before closing, in kuruş; more than the total where a line was struck after it was paid. */
export function paidKurus(bill: Bill): number {
  return bill.payments.reduce(
    (sum, payment) => (isCounted(payment) ? sum + settledBy(bill, payment) : sum),
    0,
  );
}

/** What a payment settles less what was given back of it before closing, in kuruş: the sale of a closed bill does not change. */
export function settledBy({ refunds = [] }: Pick<Bill, 'refunds'>, { id, amountKurus }: Payment): number {
  return refunds.reduce(
    (left, refund) =>
      refund.paymentId === id && refund.vat === undefined ? left - refund.amountKurus : left,
    amountKurus,
  );
}

/** The tips of payments that were not taken back, in kuruş. */
export function tipsKurus(bill: Bill): number {
  return bill.payments.reduce((sum, payment) => sum + (isCounted(payment) ? (payment.tipKurus ?? 0) : 0), 0);
}

/** What is paid of the total, in kuruş, as callers of the public API see it. */
export function settledKurus(bill: Bill): number {
  return Math.min(paidKurus(bill), bill.totals.totalKurus);
}

/** The amount still owed, in kuruş: never negative, even when a line was struck after it had been paid. */
export function remainingKurus(bill: Bill): number {
  return Math.max(0, bill.totals.totalKurus - paidKurus(bill));
}

/** The amount paid above the total, in kuruş: a line was struck, or comped, after it had been paid. */
export function overpaidKurus(bill: Bill): number {
  return Math.max(0, paidKurus(bill) - bill.totals.totalKurus);
}

/** The lines that are neither struck nor on a voided bill, in the order of the bill. */
export function liveLines(bill: Bill): BillLine[] {
  return bill.voidedAt === null ? bill.lines.filter(({ state }) => state !== 'Cancelled') : [];
}

/** The state of a line as it is read: those of a voided bill are cancelled. */
export function lineStatus(bill: Bill, line: BillLine): LineState {
  return bill.voidedAt === null ? line.state : 'Cancelled';
}

/** One unit of a line with its extras, in kuruş. */
export function unitKurus(line: Pick<BillLine, 'portionKurus' | 'extras'>): number {
  return line.extras.reduce((sum, { priceKurus }) => sum + priceKurus, line.portionKurus);
}

/** A line before campaigns, in kuruş: 0 when it is cancelled or given away. */
export function lineTotalKurus(bill: Bill, line: BillLine): number {
  return line.isGift || lineStatus(bill, line) === 'Cancelled' ? 0 : unitKurus(line) * line.quantity;
}
