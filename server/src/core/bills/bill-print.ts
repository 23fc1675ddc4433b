import { Refusal } from '../refusals.ts';
import type { Bill, BillPrint } from './bill.ts';
import { type BillChange, createChange, requireNotCancelled, requireOpen } from './bill-change.ts';
import type { HistoryEntry, RoundEntry, Stamp } from './bill-history.ts';
import { paymentStatusOf } from './bill-status.ts';
import { withoutBillRequest } from './payments/bill-request.ts';

/** The paper to print: the bill, a receipt for the whole bill, or a receipt for one payment. */
export type PrintSubject = Pick<BillPrint, 'kind' | 'paymentId'>;

/**
 * Records that a bill, or a receipt of its payments, is printed. Later prints of the same paper are marked as copies.
 * @throws Refusal BILL_NOT_OPEN if the bill to print is closed or cancelled; for a receipt, if the bill is cancelled
 * @throws Refusal BILL_NOT_PAID for a receipt of the whole bill that is not fully paid
 * @throws Refusal PAYMENT_NOT_FOUND for a receipt of a payment that does not exist or was reversed
 */
export function printBill(bill: Bill, what: PrintSubject, printerId: string, stamp: Stamp): BillChange {
  requirePrintable(bill, what);
  const { totalKurus } = bill.totals;
  return createChange(withPrint(bill, what, stamp.at), stamp, {
    action: 'BillPrinted',
    detail: { ...what, printerId, copy: countEarlierPrints(bill, what), totalKurus },
  });
}

function requirePrintable(bill: Bill, { kind, paymentId }: PrintSubject): void {
  if (kind === 'Bill') requireOpen(bill);
  else if (paymentId === null) requirePaid(bill);
  else if (!bill.payments.some(({ id, reversedAt }) => id === paymentId && reversedAt === null))
    throw new Refusal('PAYMENT_NOT_FOUND');
}

function requirePaid(bill: Bill): void {
  requireNotCancelled(bill);
  if (paymentStatusOf(bill) !== 'Paid') throw new Refusal('BILL_NOT_PAID');
}

/** The bill with a record of the print. A receipt for one payment does not fulfil the table's request for the bill. */
export function withPrint(bill: Bill, { kind, paymentId }: PrintSubject, at: number): Bill {
  const print: BillPrint = { kind, paymentId, at, totalKurus: bill.totals.totalKurus };
  return {
    ...(paymentId === null ? withoutBillRequest(bill) : bill),
    prints: [...(bill.prints ?? []), print],
  };
}

/** How many times the same paper was printed before: 0 for the original. */
export function countEarlierPrints({ prints = [] }: Bill, what: PrintSubject): number {
  return prints.filter(({ kind, paymentId }) => kind === what.kind && paymentId === what.paymentId).length;
}

type Entry = HistoryEntry | RoundEntry;

/** Whether an action changes the lines or the amounts of a bill. */
const CHANGES_WHAT_IS_OWED: Record<Entry['action'], boolean> = {
  BillOpened: false,
  RoundPlaced: true,
  LineMoved: false,
  CourseFired: false,
  SeatChanged: false,
  AllergyMarked: false,
  AllergySeen: false,
  AllergyRemoved: false,
  HeldLineChanged: true,
  RoundBumped: false,
  LineStruck: true,
  QuantityChanged: true,
  LineGivenAway: true,
  LineChargedAgain: true,
  LinePriced: true,
  LineDiscounted: true,
  BillDiscounted: true,
  TableChanged: false,
  LinesMovedOut: true,
  LinesMovedIn: true,
  LinesMovedOn: false,
  PaymentRecorded: false,
  PaymentReversed: false,
  PaymentRefunded: false,
  PaymentMethodChanged: false,
  TipMade: false,
  BillClosed: false,
  BillVoided: true,
  BillPrinted: false,
  FiscalDocumentCreated: false,
  FiscalDocumentIssued: false,
  FiscalDocumentFailed: false,
  FiscalDocumentRetried: false,
  DeliveryLeft: false,
  DeliveryCameBack: false,
  TakenOver: false,
  GuestsCounted: false,
  BillAsked: false,
  BillNotAsked: false,
  BillHidden: false,
  BillShown: false,
};

/** The history of a bill. `isAfterPrint`: the entry changed the lines or the amounts after the bill was printed for the guest. */
export function markAfterPrint(history: readonly Entry[]): (Entry & { isAfterPrint: boolean })[] {
  const printed = history.findIndex(
    ({ action, detail }) => action === 'BillPrinted' && detail.kind === 'Bill',
  );
  return history.map((entry, at) => ({
    ...entry,
    isAfterPrint: printed !== -1 && at > printed && CHANGES_WHAT_IS_OWED[entry.action],
  }));
}
