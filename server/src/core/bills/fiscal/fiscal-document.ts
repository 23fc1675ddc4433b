/**
 * A sale is for payments, a refund is for refunded money, a void cancels another document, and a table slip is for units that
 * are not paid yet.
 */
export const FISCAL_KINDS = ['Sale', 'Refund', 'Void', 'TableSlip'] as const;
export type FiscalKind = (typeof FISCAL_KINDS)[number];

export const FISCAL_STATES = ['Pending', 'Issued', 'Failed'] as const;
export type FiscalState = (typeof FISCAL_STATES)[number];

/** A document that a fiscal device issues for a part of a bill. It is never removed. Instants are milliseconds. */
export interface FiscalDocument {
  id: string;
  kind: FiscalKind;
  state: FiscalState;
  /** The payments of a sale; empty for other kinds. */
  paymentIds: string[];
  /** The refunds of a refund document; empty for other kinds. */
  refundIds: string[];
  /** The units of a table slip, and of a sale for chosen units; else empty. */
  units: { lineId: string; quantity: number }[];
  /** The paid or refunded amount, calculated when the document was created; `null` for a table slip. */
  amountKurus: number | null;
  /** The same amount by section and VAT rate. Absent for a table slip, and for documents from before sections were stored. */
  sections?: FiscalSection[];
  /** For a void, the id of the document that it cancels; for other kinds, the id of the document that it replaces. */
  replacesId: string | null;
  /** The name of the device, as its bridge program reports it. */
  device: string | null;
  createdAt: number;
  /** The hash of the request body: a request with the same key but another hash is not a repeat. */
  requestHash: string;
  /** The data from the device; absent until the document is issued. */
  issued?: FiscalReceipt;
  /** The reason of the last failure; absent unless the state is `Failed`. */
  failure?: string;
}

/** A part of an amount for one section of a fiscal device. */
export interface FiscalSection {
  /** `null` for lines whose VAT class has no section, and for the service fee. */
  section: number | null;
  /** The VAT rate in basis points; `null` without a VAT class. */
  rate: number | null;
  grossKurus: number;
}

/** The data of an issued document, from the device. */
export interface FiscalReceipt {
  number: string;
  zNumber: string | null;
  uuid: string | null;
  at: number;
}

/** The fiscal documents of a bill. */
export interface BillDocuments {
  /** Oldest first. */
  list: FiscalDocument[];
  /** From revision `sameFrom` to revision `sameTo` of the bill only its documents changed. */
  sameFrom: number;
  sameTo: number;
}

/** A bill, with the property that these functions read. */
interface WithDocuments {
  fiscal?: BillDocuments;
}

/** All fiscal documents of a bill, oldest first. */
export function documentsOf({ fiscal }: WithDocuments): readonly FiscalDocument[] {
  return fiscal?.list ?? [];
}

/** The documents that count: neither cancelled by an issued void nor replaced by another document. */
export function currentDocuments(bill: WithDocuments): FiscalDocument[] {
  const documents = documentsOf(bill);
  const gone = new Set(documents.map((one) => (voidsOrReplaces(one) ? one.replacesId : null)));
  return documents.filter(({ id }) => !gone.has(id));
}

/** Whether a document ends the one that it names in `replacesId`: a void only after it is issued. */
function voidsOrReplaces({ kind, state }: FiscalDocument): boolean {
  return kind !== 'Void' || state === 'Issued';
}

/** The number of units that the documents cover, by line id. */
export function documentedUnits(documents: readonly Pick<FiscalDocument, 'units'>[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const { units } of documents)
    for (const { lineId, quantity } of units) all.set(lineId, (all.get(lineId) ?? 0) + quantity);
  return all;
}

/** Whether an earlier revision of a bill and the present one differ only in fiscal documents, or not at all. */
export function differsOnlyInDocuments(
  bill: WithDocuments & { revision: number },
  revision: number,
): boolean {
  const { fiscal } = bill;
  if (bill.revision === revision) return true;
  return fiscal?.sameTo === bill.revision && revision >= fiscal.sameFrom && revision <= fiscal.sameTo;
}
