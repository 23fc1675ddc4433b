import { type Problem, Refusal } from '../../refusals.ts';
import type { FiscalDemand } from '../../venue/fiscal-demand.ts';
import type { Bill, Payment, Refund } from '../bill.ts';
import type { BillAction, HistoryEntry } from '../bill-history.ts';
import { billState, isCounted } from '../bill-status.ts';
import { refundableKurus } from '../payments/refund.ts';
import { currentDocuments, documentsOf, type FiscalDocument } from './fiscal-document.ts';

/** The work that a fiscal device must still do for a bill, as ids. */
export interface ToIssue {
  /** Payments that need a sale document. */
  paymentIds: string[];
  /** Refunds that need a refund document, because the sale of their payment was issued. */
  refundIds: string[];
  /**
   * Issued documents that need a void: a sale whose payment was reversed, a refund whose sale is voided, a table slip of a cancelled bill,
   * and a document that was issued although another document had replaced it.
   */
  voidIds: string[];
  /** Documents that are pending or have failed. */
  documentIds: string[];
}

/** Lists the work that a fiscal device must do for a bill now. */
export function toIssue(bill: Bill): ToIssue {
  const current = currentDocuments(bill);
  return {
    paymentIds: undocumentedPayments(bill, current).map(({ id }) => id),
    refundIds: undocumentedRefunds(bill, current),
    voidIds: documentsOf(bill)
      .filter((document) => isToVoid(bill, document, current))
      .map(({ id }) => id),
    documentIds: current.filter((document) => isStillToIssue(bill, document)).map(({ id }) => id),
  };
}

/** Whether a fiscal device has work to do for a bill. */
export function isUnissued(bill: Bill): boolean {
  return Object.values(toIssue(bill)).some((ids) => ids.length > 0);
}

const ACTIONS_THAT_MAY_ALTER_WORK: ReadonlySet<BillAction['action']> = new Set([
  'LineStruck',
  'PaymentRecorded',
  'PaymentReversed',
  'PaymentRefunded',
  'PaymentMethodChanged',
  'TipMade',
  'BillClosed',
  'BillVoided',
]);

/** Whether a change may alter the work of the fiscal device. Changes of documents themselves are not considered here. */
export function mayAlterFiscalWork({ action }: HistoryEntry): boolean {
  return ACTIONS_THAT_MAY_ALTER_WORK.has(action);
}

/**
 * Whether, after a change, the bill belongs in the list of bills with work for the fiscal device; `null` to leave the list as it is.
 * A refund does not list a bill that was closed before the venue had a device.
 * @param before  the bill before the change
 */
export function isUnissuedAfter(
  before: Bill,
  { bill, history }: { bill: Bill; history: HistoryEntry },
  demand: FiscalDemand,
) {
  const isOfDocument = bill.fiscal !== before.fiscal;
  if (!isOfDocument && (demand === 'None' || !mayAlterFiscalWork(history))) return null;
  if (!isUnissued(bill)) return false;
  return billState(before) === 'Open' || documentsOf(bill).length > 0 ? true : null;
}

/** Whether each payment needs an issued document, and the reason for closing this bill without one; `null` for no reason. */
export interface ClosingTerms {
  demand: FiscalDemand;
  withoutDocument: string | null;
}

/**
 * The `withoutDocument` property of the history entry if a bill is closed without a document that the venue requires; else an empty object.
 * @param bill  the bill with all of its payments
 * @throws Refusal FISCAL_DOCUMENT_REQUIRED, with the payments that lack a document, if there is no reason
 */
export function missingDocumentDetail(bill: Bill, { demand, withoutDocument }: ClosingTerms) {
  if (demand !== 'Required') return {};
  const issued = currentDocuments(bill).filter(({ state }) => state === 'Issued');
  const missing = undocumentedPayments(bill, issued);
  if (missing.length === 0) return {};
  if (withoutDocument !== null) return { withoutDocument };
  const problems = missing.map(
    ({ id }): Problem => ({
      field: 'payments',
      message: 'has no issued fiscal document',
      attemptedValue: id,
    }),
  );
  throw new Refusal('FISCAL_DOCUMENT_REQUIRED', { problems });
}

function undocumentedPayments(bill: Bill, documents: readonly FiscalDocument[]): Payment[] {
  const covered = new Set(documents.flatMap(({ paymentIds }) => paymentIds));
  return bill.payments.filter(
    (payment) => isCounted(payment) && refundableKurus(bill, payment) > 0 && !covered.has(payment.id),
  );
}

function undocumentedRefunds(bill: Bill, current: readonly FiscalDocument[]): string[] {
  const { refunds = [] } = bill;
  const covered = new Set(current.flatMap(({ refundIds }) => refundIds));
  const isNeeded = (refund: Refund) =>
    !covered.has(refund.id) && hasEarlierIssuedSale(refund, current) && isOfCountedPayment(bill, refund);
  return refunds.filter(isNeeded).map(({ id }) => id);
}

/** Whether the payment of a refund has an issued sale from before the refund. A later sale does not contain the refunded amount. */
function hasEarlierIssuedSale({ paymentId, at }: Refund, documents: readonly FiscalDocument[]): boolean {
  return documents.some(
    ({ state, paymentIds, createdAt }) =>
      state === 'Issued' && paymentIds.includes(paymentId) && at >= createdAt,
  );
}

function isOfCountedPayment({ payments }: Bill, { paymentId }: Refund): boolean {
  return payments.some((payment) => payment.id === paymentId && isCounted(payment));
}

/**
 * Whether the sale that a refund belongs to is voided, or must be. If the payment has a new sale, the refund is already
 * deducted from it.
 */
function isSaleUndone(bill: Bill, refund: Refund, current: readonly FiscalDocument[]): boolean {
  if (!hasEarlierIssuedSale(refund, documentsOf(bill))) return false;
  return !hasEarlierIssuedSale(refund, current) || !isOfCountedPayment(bill, refund);
}

function isToVoid(bill: Bill, document: FiscalDocument, current: readonly FiscalDocument[]): boolean {
  const { id, kind, state, paymentIds, refundIds } = document;
  if (state !== 'Issued' || kind === 'Void') return false;
  if (documentsOf(bill).some((one) => one.kind === 'Void' && one.replacesId === id)) return false;
  if (!current.includes(document)) return true;
  if (kind === 'TableSlip') return billState(bill) === 'Cancelled';
  if (kind === 'Refund')
    return (bill.refunds ?? []).some((one) => refundIds.includes(one.id) && isSaleUndone(bill, one, current));
  return bill.payments.some((payment) => paymentIds.includes(payment.id) && !isCounted(payment));
}

/** Whether the device must still issue a document. It need not issue a failed sale if all its payments were reversed. */
function isStillToIssue({ payments }: Bill, { kind, state, paymentIds }: FiscalDocument): boolean {
  if (state !== 'Failed' || kind !== 'Sale') return state !== 'Issued';
  return payments.some((payment) => paymentIds.includes(payment.id) && isCounted(payment));
}
