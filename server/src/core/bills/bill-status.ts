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

/** A closed or cancelled bill is never opened again. The lines of a moved bill are all on another bill. */
export const BILL_STATES = ['Open', 'Closed', 'Cancelled', 'Moved'] as const;
export type BillState = (typeof BILL_STATES)[number];

/**
 * The status of an order in the public API. The first rule that fits decides; struck lines do not count.
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

/** The state of a bill: only an open bill can change. A bill is cancelled if it was voided or all its lines were struck. */
export function billState(bill: Bill): BillState {
  if (bill.movedTo !== undefined) return 'Moved';
  if (liveLines(bill).length === 0) return 'Cancelled';
  return bill.closedAt === null ? 'Open' : 'Closed';
}

/**
 * `Paid` if nothing remains to pay, and there was a payment or the bill is closed; `PartiallyPaid` if there was a payment
 * and something remains to pay.
 */
export function paymentStatusOf(bill: Bill): PaymentStatus {
  const hasPayment = paidKurus(bill) > 0;
  if (remainingKurus(bill) > 0) return hasPayment ? 'PartiallyPaid' : 'Unpaid';
  return hasPayment || bill.closedAt !== null ? 'Paid' : 'Unpaid';
}

/** Whether a payment counts, because it was not reversed. */
export function isCounted({ reversedAt }: Pick<Payment, 'reversedAt'>): boolean {
  return reversedAt === null;
}

/** The sum of all payments that count, less refunds before closing, in kuruş. It is above the total if a line was struck after it was paid. */
export function paidKurus(bill: Bill): number {
  return bill.payments.reduce(
    (sum, payment) => (isCounted(payment) ? sum + netPaymentKurus(bill, payment) : sum),
    0,
  );
}

/** The amount of a payment less its refunds before closing, in kuruş. Refunds after closing do not change the sale of the bill. */
export function netPaymentKurus(
  { refunds = [] }: Pick<Bill, 'refunds'>,
  { id, amountKurus }: Payment,
): number {
  return refunds.reduce(
    (left, refund) =>
      refund.paymentId === id && refund.vat === undefined ? left - refund.amountKurus : left,
    amountKurus,
  );
}

/** The sum of the tips of all payments that count, in kuruş. */
export function tipsKurus(bill: Bill): number {
  return bill.payments.reduce((sum, payment) => sum + (isCounted(payment) ? (payment.tipKurus ?? 0) : 0), 0);
}

/** The paid part of the total, in kuruş, never more than the total. The public API shows it. */
export function settledKurus(bill: Bill): number {
  return Math.min(paidKurus(bill), bill.totals.totalKurus);
}

/** The amount still owed, in kuruş: never negative, even if a line was struck after it was paid. */
export function remainingKurus(bill: Bill): number {
  return Math.max(0, bill.totals.totalKurus - paidKurus(bill));
}

/** The amount paid above the total, in kuruş: above 0 if, for example, a line was struck or comped after it was paid. */
export function overpaidKurus(bill: Bill): number {
  return Math.max(0, paidKurus(bill) - bill.totals.totalKurus);
}

/** The lines that are not struck, in the order of the bill; none of a voided bill. */
export function liveLines(bill: Bill): BillLine[] {
  return bill.voidedAt === null ? bill.lines.filter(({ state }) => state !== 'Cancelled') : [];
}

/** The state of a line as screens and the API show it: every line of a voided bill is `Cancelled`. */
export function lineStatus(bill: Bill, line: BillLine): LineState {
  return bill.voidedAt === null ? line.state : 'Cancelled';
}

/** The price of one unit of a line with its extras, in kuruş. */
export function unitKurus(line: Pick<BillLine, 'portionKurus' | 'extras'>): number {
  return line.extras.reduce((sum, { priceKurus }) => sum + priceKurus, line.portionKurus);
}

/** The price of a line before campaigns, in kuruş: 0 if it is struck or a gift. */
export function lineTotalKurus(bill: Bill, line: BillLine): number {
  return line.isGift || lineStatus(bill, line) === 'Cancelled' ? 0 : unitKurus(line) * line.quantity;
}
