import { invalidContent } from '../../invalid-content.ts';
import { Refusal } from '../../refusals.ts';
import type { Bill } from '../bill.ts';
import { type BillChange, createChange, isRepeat, requireOpen, unchanged } from '../bill-change.ts';
import type { BillAction, Stamp } from '../bill-history.ts';
import { BILL_LIMITS } from '../bill-limits.ts';
import { isCounted, liveLines } from '../bill-status.ts';
import { refundableKurus } from '../payments/refund.ts';
import {
  currentDocuments,
  documentedUnits,
  documentsOf,
  type FiscalDocument,
  type FiscalReceipt,
} from './fiscal-document.ts';
import { sectionsOfDocument } from './fiscal-sections.ts';

/** A document to issue. The bridge program creates its id, so that a repeated request does not create a second document. */
export type NewDocument = Pick<
  FiscalDocument,
  'id' | 'kind' | 'paymentIds' | 'refundIds' | 'units' | 'replacesId' | 'device' | 'requestHash'
>;

/**
 * Records a document that the device is about to issue. A repeat of the same request changes nothing, in whatever state the document is.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED if another document has this id
 * @throws Refusal CONTENT_INVALID if a property that its kind needs is missing, or it has one that its kind does not allow
 * @throws Refusal PAYMENT_NOT_FOUND, LINE_NOT_FOUND, FISCAL_DOCUMENT_NOT_FOUND if the bill does not have a part that it names;
 *   PAYMENT_NOT_FOUND also for a reversed payment
 * @throws Refusal FISCAL_DOCUMENT_EXISTS if another document already covers one of these parts
 * @throws Refusal FISCAL_DOCUMENT_NOT_ALLOWED if it cancels a document that is not issued, or replaces a document that still counts
 * @throws Refusal BILL_NOT_OPEN for a table slip of a bill that is not open; BILL_TOO_LONG
 */
export function createDocument(bill: Bill, asked: NewDocument, stamp: Stamp): BillChange {
  if (isRepeat(documentsOf(bill), asked)) return unchanged(bill);
  requireShape(asked);
  const replaced = asked.replacesId === null ? null : findReplaced(bill, asked, asked.replacesId);
  const amountKurus = asked.kind === 'Void' ? replaced!.amountKurus : coveredKurus(bill, asked);
  if (documentsOf(bill).length >= BILL_LIMITS.documents) throw new Refusal('BILL_TOO_LONG');
  const document: FiscalDocument = { ...asked, state: 'Pending', amountKurus, createdAt: stamp.at };
  const sections = asked.kind === 'Void' ? replaced!.sections : sectionsOfDocument(bill, asked);
  if (amountKurus !== null && sections !== undefined) document.sections = sections;
  return withDocuments(bill, [...documentsOf(bill), document], stamp, {
    action: 'FiscalDocumentCreated',
    detail: { documentId: document.id, kind: document.kind },
  });
}

/**
 * Records that the device issued a document, with the data from the device. A repeated report changes nothing.
 * @throws Refusal FISCAL_DOCUMENT_NOT_FOUND
 * @throws Refusal FISCAL_DOCUMENT_NOT_ALLOWED if it was already issued with another number
 */
export function issueDocument(bill: Bill, id: string, issued: FiscalReceipt, stamp: Stamp): BillChange {
  const document = documentOf(bill, id);
  if (document.issued !== undefined) {
    const { number, zNumber, uuid } = document.issued;
    const isSame = number === issued.number && zNumber === issued.zNumber && uuid === issued.uuid;
    if (!isSame) throw new Refusal('FISCAL_DOCUMENT_NOT_ALLOWED');
    return unchanged(bill);
  }
  const { failure: _, ...rest } = document;
  const { kind } = document;
  return replaceDocument(bill, { ...rest, state: 'Issued', issued }, stamp, {
    action: 'FiscalDocumentIssued',
    detail: { documentId: id, kind, number: issued.number, zNumber: issued.zNumber },
  });
}

/**
 * Records that the device failed to issue a document. Nothing else of the bill changes: it can be paid and closed as before.
 * @param failure  the reason, which staff read
 * @throws Refusal FISCAL_DOCUMENT_NOT_FOUND
 * @throws Refusal FISCAL_DOCUMENT_NOT_ALLOWED if it was issued
 * @throws Refusal BILL_TOO_LONG if the bill has reached the limit of changes, because a device may fail any number of times
 */
export function failDocument(bill: Bill, id: string, failure: string, stamp: Stamp): BillChange {
  const document = documentOf(bill, id);
  if (document.state === 'Issued') throw new Refusal('FISCAL_DOCUMENT_NOT_ALLOWED');
  if (document.failure === failure) return unchanged(bill);
  const detail = { documentId: id, kind: document.kind, reason: failure };
  return replaceDocument(bill, { ...document, state: 'Failed', failure }, stamp, {
    action: 'FiscalDocumentFailed',
    detail,
  });
}

/**
 * Lets the device try a failed document again. A pending document stays unchanged.
 * @throws Refusal FISCAL_DOCUMENT_NOT_FOUND
 * @throws Refusal FISCAL_DOCUMENT_NOT_ALLOWED if it was issued
 */
export function retryDocument(bill: Bill, id: string, stamp: Stamp): BillChange {
  const document = documentOf(bill, id);
  if (document.state === 'Issued') throw new Refusal('FISCAL_DOCUMENT_NOT_ALLOWED');
  if (document.state === 'Pending') return unchanged(bill);
  const { failure: _, ...rest } = document;
  const detail = { documentId: id, kind: document.kind };
  return replaceDocument(bill, { ...rest, state: 'Pending' }, stamp, {
    action: 'FiscalDocumentRetried',
    detail,
  });
}

function documentOf(bill: Bill, id: string): FiscalDocument {
  const document = documentsOf(bill).find((one) => one.id === id);
  if (document === undefined) throw new Refusal('FISCAL_DOCUMENT_NOT_FOUND');
  return document;
}

/** Passes if a document names what its kind needs, and nothing else. Only the `units` of a sale are optional. */
function requireShape({ kind, paymentIds, refundIds, units, replacesId }: NewDocument): void {
  const names = { paymentIds: paymentIds.length, refundIds: refundIds.length, units: units.length };
  const needed = { Sale: 'paymentIds', Refund: 'refundIds', TableSlip: 'units', Void: null } as const;
  for (const [field, count] of Object.entries(names)) {
    const isAllowed = field === needed[kind] || (field === 'units' && kind === 'Sale');
    if (count > 0 && !isAllowed) throw invalidContent(field, `is not allowed for a ${kind}`);
    if (count === 0 && field === needed[kind]) throw invalidContent(field, `is required for a ${kind}`);
  }
  if (kind === 'Void' && replacesId === null) throw invalidContent('replacesId', 'is required for a Void');
}

/** Finds the document that a void cancels or a new document replaces, and checks that this is allowed. */
function findReplaced(bill: Bill, { kind }: NewDocument, id: string): FiscalDocument {
  const target = documentOf(bill, id);
  const isCurrent = currentDocuments(bill).includes(target);
  const isTakenBack = documentsOf(bill).some((one) => one.kind === 'Void' && one.replacesId === id);
  if (kind === 'Void') {
    if (target.kind === 'Void' || target.state !== 'Issued') throw new Refusal('FISCAL_DOCUMENT_NOT_ALLOWED');
    if (isTakenBack) throw new Refusal('FISCAL_DOCUMENT_EXISTS');
    return target;
  }
  const isReplaceable = isCurrent ? target.state === 'Failed' : isTakenBack;
  if (target.kind !== kind || !isReplaceable) throw new Refusal('FISCAL_DOCUMENT_NOT_ALLOWED');
  return target;
}

/** The amount that a new document covers, in kuruş; `null` for a table slip. Checks that the bill has each part, without a document. */
function coveredKurus(bill: Bill, asked: NewDocument): number | null {
  const others = currentDocuments(bill).filter(({ id }) => id !== asked.replacesId);
  requireUnits(
    bill,
    asked,
    others.filter(({ kind }) => kind === asked.kind),
  );
  if (asked.kind === 'TableSlip') {
    requireOpen(bill);
    return null;
  }
  const covered = new Set(others.flatMap(({ paymentIds, refundIds }) => [...paymentIds, ...refundIds]));
  const named = [...asked.paymentIds, ...asked.refundIds];
  const amounts = named.map((id, at) => {
    const kurus = amountOf(bill, asked, id);
    if (covered.has(id) || named.indexOf(id) !== at) throw new Refusal('FISCAL_DOCUMENT_EXISTS');
    return kurus;
  });
  return amounts.reduce((sum, kurus) => sum + kurus, 0);
}

function amountOf(bill: Bill, { kind }: NewDocument, id: string): number {
  if (kind === 'Refund') {
    const refund = bill.refunds?.find((one) => one.id === id);
    if (refund === undefined) throw invalidContent('refundIds', 'names a refund that the bill does not have');
    return refund.amountKurus;
  }
  const payment = bill.payments.find((one) => one.id === id);
  if (payment === undefined || !isCounted(payment)) throw new Refusal('PAYMENT_NOT_FOUND');
  return refundableKurus(bill, payment);
}

/** Checks that the units exist and have no document. @param alike  the other documents of the same kind that count */
function requireUnits(bill: Bill, { units }: NewDocument, alike: readonly FiscalDocument[]): void {
  const covered = documentedUnits(alike);
  for (const { lineId, quantity } of units) {
    const line = liveLines(bill).find(({ id }) => id === lineId);
    if (line === undefined) throw new Refusal('LINE_NOT_FOUND');
    const all = (covered.get(lineId) ?? 0) + quantity;
    if (all > line.quantity) throw new Refusal('FISCAL_DOCUMENT_EXISTS');
    covered.set(lineId, all);
  }
}

function replaceDocument(bill: Bill, document: FiscalDocument, stamp: Stamp, action: BillAction): BillChange {
  const list = documentsOf(bill).map((one) => (one.id === document.id ? document : one));
  return withDocuments(bill, list, stamp, action);
}

/** Replaces the documents of a bill, and extends the range of revisions in which only documents changed. */
function withDocuments(bill: Bill, list: FiscalDocument[], stamp: Stamp, action: BillAction): BillChange {
  const { revision, fiscal } = bill;
  const sameFrom = fiscal?.sameTo === revision ? fiscal.sameFrom : revision;
  return createChange({ ...bill, fiscal: { list, sameFrom, sameTo: revision + 1 } }, stamp, action);
}
