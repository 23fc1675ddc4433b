/**
 * A void cancels a document, a refund is for money that was given back, and a table slip is for units that are not
 * paid yet.
 */
export const FISCAL_KINDS = ['Sale', 'Refund', 'Void', 'TableSlip'] as const;
export type FiscalKind = (typeof FISCAL_KINDS)[number];

export const FISCAL_STATES = ['Pending', 'Issued', 'Failed'] as const;
export type FiscalState = (typeof FISCAL_STATES)[number];

/** What a fiscal device issued for a part of a bill, or is to issue. Instants are milliseconds. It is never removed. */
export interface FiscalDocument {
  id: string;
  kind: FiscalKind;
  state: FiscalState;
  /** The payments of a sale; empty for other kinds. */
  paymentIds: string[];
  /** The refunds of a refund document; empty for other kinds. */
  refundIds: string[];
  /** What a table slip is for, and a sale where units were chosen. */
  units: { lineId: string; quantity: number }[];
  /** What it settles or gives back, by the bill as it was when the document was created; `null` for a table slip. */
  amountKurus: number | null;
  /** The amount by section and rate, of the same bill. Absent for a table slip, and for what was created before they were kept. */
  sections?: FiscalSection[];
  /** Of a void, the document that it takes back; of another one, that which it takes the place of. */
  replacesId: string | null;
  /** The name of the device, from the program beside it. */
  device: string | null;
  createdAt: number;
  /** The hash of the request's body: tells a repeat from another document under the same key. */
  requestHash: string;
  /** Once it is issued. */
  issued?: FiscalReceipt;
  /** The reason of the last failure; only while it is `Failed`. */
  failure?: string;
}

/** A part of an amount for one section of a fiscal device. */
export interface FiscalSection {
  /** `null` for lines whose VAT class has none, and for the service fee. */
  section: number | null;
  /** Basis points; `null` for what has no VAT class. */
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
  /** Between these revisions of the bill only its documents changed. */
  sameFrom: number;
  sameTo: number;
}

/** The parts of a bill that its documents need. */
interface WithDocuments {
  fiscal?: BillDocuments;
}

/** All fiscal documents of a bill, oldest first. */
export function documentsOf({ fiscal }: WithDocuments): readonly FiscalDocument[] {
  return fiscal?.list ?? [];
}

/** The documents that count: neither taken back by an issued void nor replaced by another one. */
export function currentDocuments(bill: WithDocuments): FiscalDocument[] {
  const documents = documentsOf(bill);
  const gone = new Set(documents.map((one) => (endsAnother(one) ? one.replacesId : null)));
  return documents.filter(({ id }) => !gone.has(id));
}

function endsAnother({ kind, state }: FiscalDocument): boolean {
  return kind !== 'Void' || state === 'Issued';
}

/** How many units of each line some documents cover, by line id. */
export function documentedUnits(documents: readonly Pick<FiscalDocument, 'units'>[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const { units } of documents)
    for (const { lineId, quantity } of units) all.set(lineId, (all.get(lineId) ?? 0) + quantity);
  return all;
}

/** Whether a person who saw a revision of a bill has seen the present one: they differ by nothing but its documents. */
export function differsOnlyInDocuments(
  bill: WithDocuments & { revision: number },
  revision: number,
): boolean {
  const { fiscal } = bill;
  if (bill.revision === revision) return true;
  return fiscal?.sameTo === bill.revision && revision >= fiscal.sameFrom && revision <= fiscal.sameTo;
}
