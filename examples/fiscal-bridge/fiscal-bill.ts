/** What the bridge reads of a bill: a part of the schema `FiscalBill`. Amounts are lira. */
export interface FiscalBill {
  id: string;
  number: number;
  tableName: string | null;
  lines: { name: string; quantity: number; due: number }[];
  payments: Money[];
  refunds: Money[];
  documents: FiscalDocument[];
  toIssue: { paymentIds: string[]; refundIds: string[]; voidIds: string[] };
}

export interface Money {
  id: string;
  method: string;
  fiscalCode: string | null;
  sections: Section[];
  vat: { percent: number; vat: number }[];
}

interface Section {
  section: number | null;
  percent: number | null;
  gross: number;
}

export interface FiscalDocument {
  id: string;
  kind: 'Sale' | 'Refund' | 'Void' | 'TableSlip';
  state: 'Pending' | 'Issued' | 'Failed';
  counts: boolean;
  paymentIds: string[];
  refundIds: string[];
  amount: number | null;
  /** By the bill as it was when the document was created: later changes of the bill do not change a slip. */
  sections: Section[] | null;
  replacesId: string | null;
  number: string | null;
}

/** The lines on the slip of a document. */
export function slipOf(bill: FiscalBill, document: FiscalDocument): string[] {
  const { kind, paymentIds, refundIds, replacesId, amount, sections } = document;
  const former = bill.documents.find(({ id }) => id === replacesId);
  const covered = [...bill.payments, ...bill.refunds].filter(({ id }) =>
    [...paymentIds, ...refundIds].includes(id),
  );
  return [
    `${kind} of bill ${bill.number}${bill.tableName === null ? '' : `, ${bill.tableName}`}`,
    ...(former === undefined ? [] : [`takes back no. ${former.number}`]),
    ...(kind === 'Sale' ? bill.lines.map(({ name, quantity }) => `  ${quantity} x ${name}`) : []),
    ...(sections ?? covered.flatMap((money) => money.sections)).map(
      ({ section, percent, gross }) =>
        `  section ${section ?? '-'} at ${percent ?? '-'} %: ${gross.toFixed(2)}`,
    ),
    ...covered.flatMap(({ method, fiscalCode, vat }) => [
      ...vat.map(({ percent, vat }) => `  VAT ${percent} %: ${vat.toFixed(2)}`),
      `  by ${method} (${fiscalCode ?? 'no code'})`,
    ]),
    `  total ${(amount ?? 0).toFixed(2)}`,
  ];
}
