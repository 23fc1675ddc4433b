import { Refusal } from '../refusals.ts';
import type { Bill, BillPrint } from './bill.ts';
import { type BillChange, changed, requireNotCancelled, requireOpen } from './bill-change.ts';
import type { HistoryEntry, RoundEntry, Stamp } from './bill-history.ts';
import { paymentStatusOf } from './bill-status.ts';
import { withoutBillRequest } from './payments/bill-ask.ts';

/** The paper to print: the bill, a receipt for the whole bill, or a receipt for one payment. */
export type PrintSubject = Pick<BillPrint, 'kind' | 'paymentId'>;

/**
 * Prints a bill, or a receipt of what was paid on it. The bill remembers it, so that the next one is a copy.
 * @throws Refusal BILL_NOT_OPEN for a bill that is closed or cancelled, and the receipt of a cancelled one
 * @throws Refusal BILL_NOT_PAID for a receipt while something remains
 * @throws Refusal PAYMENT_NOT_FOUND for a receipt of a payment that is not there, or was taken back
 */
export function printBill(bill: Bill, what: PrintSubject, printerId: string, stamp: Stamp): BillChange {
  requirePrintable(bill, what);
  const { totalKurus } = bill.totals;
  return changed(withPrint(bill, what, stamp.at), stamp, {
    action: 'BillPrinted',
    detail: { ...what, printerId, copy: copyOf(bill, what), totalKurus },
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

/** The bill with a note of what was printed. The receipt of one guest is not what the others wait for. */
export function withPrint(bill: Bill, { kind, paymentId }: PrintSubject, at: number): Bill {
  const print: BillPrint = { kind, paymentId, at, totalKurus: bill.totals.totalKurus };
  return {
    ...(paymentId === null ? withoutBillRequest(bill) : bill),
    prints: [...(bill.prints ?? []), print],
  };
}

/** How often the same paper was printed before. */
export function copyOf({ prints = [] }: Bill, what: PrintSubject): number {
  return prints.filter(({ kind, paymentId }) => kind === what.kind && paymentId === what.paymentId).length;
}

type Entry = HistoryEntry | RoundEntry;

/** Whether an action changes what a bill says: its lines or its amounts. */
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

/** The history of a bill, each entry with whether it changed what the guest had on paper by then. */
export function markAfterPrint(history: readonly Entry[]): (Entry & { isAfterPrint: boolean })[] {
  const printed = history.findIndex(
    ({ action, detail }) => action === 'BillPrinted' && detail.kind === 'Bill',
  );
  return history.map((entry, at) => ({
    ...entry,
    isAfterPrint: printed !== -1 && at > printed && CHANGES_WHAT_IS_OWED[entry.action],
  }));
}
