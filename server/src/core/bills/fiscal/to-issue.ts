import { type Problem, Refusal } from '../../refusals.ts';
import type { FiscalDemand } from '../../venue/fiscal-demand.ts';
import type { Bill, Payment, Refund } from '../bill.ts';
import type { BillAction, HistoryEntry } from '../bill-history.ts';
import { billState, isCounted } from '../bill-status.ts';
import { refundableKurus } from '../payments/refund.ts';
import { currentDocuments, documentsOf, type FiscalDocument } from './fiscal-document.ts';

/** The ids of what a fiscal device must still do for a bill. */
export interface ToIssue {
  /** Payments without a document. */
  paymentIds: string[];
  /** Refunds, without a document, of payments whose sale was issued. */
  refundIds: string[];
  /**
   * Issued documents that are to be taken back: of a payment that was reversed, of a refund whose sale is taken back, of a slip whose bill was
   * cancelled, and one that the device issued after another had taken its place.
   */
  voidIds: string[];
  /** Documents that are waiting or have failed. */
  documentIds: string[];
}

/** Lists what a fiscal device must do for a bill now. */
export function toIssue(bill: Bill): ToIssue {
  const standing = currentDocuments(bill);
  return {
    paymentIds: undocumentedPayments(bill, standing).map(({ id }) => id),
    refundIds: undocumentedRefunds(bill, standing),
    voidIds: documentsOf(bill)
      .filter((document) => isToVoid(bill, document, standing))
      .map(({ id }) => id),
    documentIds: standing.filter((document) => isOpen(bill, document)).map(({ id }) => id),
  };
}

/** Whether a fiscal device must do anything for a bill. */
export function isUnissued(bill: Bill): boolean {
  return Object.values(toIssue(bill)).some((ids) => ids.length > 0);
}

const MAY_ALTER_NEEDS: ReadonlySet<BillAction['action']> = new Set([
  'LineStruck',
  'PaymentRecorded',
  'PaymentReversed',
  'PaymentRefunded',
  'PaymentMethodChanged',
  'TipMade',
  'BillClosed',
  'BillVoided',
]);

/** Whether a change may alter what a bill needs of a fiscal device, other than a change of a document. */
export function mayChangeToIssue({ action }: HistoryEntry): boolean {
  return MAY_ALTER_NEEDS.has(action);
}

/**
 * Whether a bill is to be listed among those that need something of a fiscal device; `null` if a change leaves that as it is. Bills that
 * were closed before the venue had a device are not listed when something is given back.
 * @param before  the bill before the change
 */
export function unissuedAfter(
  before: Bill,
  { bill, history }: { bill: Bill; history: HistoryEntry },
  demand: FiscalDemand,
) {
  const isOfDocument = bill.fiscal !== before.fiscal;
  if (!isOfDocument && (demand === 'None' || !mayChangeToIssue(history))) return null;
  if (!isUnissued(bill)) return false;
  return billState(before) === 'Open' || documentsOf(bill).length > 0 ? true : null;
}

/** How a venue closes bills: whether each payment needs an issued document, and why one is closed without it. */
export interface ClosingTerms {
  demand: FiscalDemand;
  withoutDocument: string | null;
}

/**
 * What the history says of a bill that is closed without a document that the venue demands.
 * @param bill  the bill with all of its payments
 * @throws Refusal FISCAL_DOCUMENT_REQUIRED, with the payments that lack one, when no reason was given
 */
export function closedWithoutDocument(bill: Bill, { demand, withoutDocument }: ClosingTerms) {
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

function undocumentedRefunds(bill: Bill, standing: readonly FiscalDocument[]): string[] {
  const { refunds = [] } = bill;
  const covered = new Set(standing.flatMap(({ refundIds }) => refundIds));
  const isNeeded = (refund: Refund) =>
    !covered.has(refund.id) && isOfIssued(refund, standing) && isOfCounted(bill, refund);
  return refunds.filter(isNeeded).map(({ id }) => id);
}

/** A document shows what was left of its payments when it was created: what was given back before is not in it. */
function isOfIssued({ paymentId, at }: Refund, documents: readonly FiscalDocument[]): boolean {
  return documents.some(
    ({ state, paymentIds, createdAt }) =>
      state === 'Issued' && paymentIds.includes(paymentId) && at >= createdAt,
  );
}

function isOfCounted({ payments }: Bill, { paymentId }: Refund): boolean {
  return payments.some((payment) => payment.id === paymentId && isCounted(payment));
}

/**
 * Whether the issued sale that a refund was of is voided, or is to be. Where its payment is issued again, the refund is
 * taken off that sale already.
 */
function isUndone(bill: Bill, refund: Refund, standing: readonly FiscalDocument[]): boolean {
  if (!isOfIssued(refund, documentsOf(bill))) return false;
  return !isOfIssued(refund, standing) || !isOfCounted(bill, refund);
}

function isToVoid(bill: Bill, document: FiscalDocument, standing: readonly FiscalDocument[]): boolean {
  const { id, kind, state, paymentIds, refundIds } = document;
  if (state !== 'Issued' || kind === 'Void') return false;
  if (documentsOf(bill).some((one) => one.kind === 'Void' && one.replacesId === id)) return false;
  if (!standing.includes(document)) return true;
  if (kind === 'TableSlip') return billState(bill) === 'Cancelled';
  if (kind === 'Refund')
    return (bill.refunds ?? []).some((one) => refundIds.includes(one.id) && isUndone(bill, one, standing));
  return bill.payments.some((payment) => paymentIds.includes(payment.id) && !isCounted(payment));
}

/** A failed sale is not needed any more once all of its payments were taken back. */
function isOpen({ payments }: Bill, { kind, state, paymentIds }: FiscalDocument): boolean {
  if (state !== 'Failed' || kind !== 'Sale') return state !== 'Issued';
  return payments.some((payment) => paymentIds.includes(payment.id) && isCounted(payment));
}
