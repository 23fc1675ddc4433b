import type { Bill } from '../../core/bills/bill.ts';
import { guestSearchText } from '../../core/bills/bill-guest.ts';
import type { BillDocuments } from '../../core/bills/fiscal/fiscal-document.ts';
import type { BillFigures } from '../../core/figures/bill-figures.ts';
import type { BillSummary } from '../../core/figures/bill-summary.ts';
import { type Figures, NO_FIGURES } from '../../core/figures/figures.ts';
import { type BillContent, readBillContent, readBillDocuments } from './stored-bill.ts';

/** The columns of a bill that a statement reads. */
export interface BillRow {
  number: number;
  revision: number;
  content: BillContent;
}

/** The same columns with the fiscal documents. */
export interface BillRowWithDocuments extends BillRow {
  /** `null` for none. */
  fiscal: BillDocuments | null;
}

/** The JSON text of a bill for its column `content`, without the fiscal documents, which have their own column. */
export function toContentText(bill: Bill): string {
  const { number: _number, revision: _revision, fiscal: _fiscal, ...content } = bill;
  return JSON.stringify(content satisfies BillContent);
}

/** The bill of a row; without its fiscal documents if the statement does not read them. */
export function toBill({
  number,
  revision,
  content,
  fiscal = null,
}: BillRow & Partial<BillRowWithDocuments>): Bill {
  const bill: Bill = { ...readBillContent(content), number, revision };
  if (fiscal !== null) bill.fiscal = readBillDocuments(fiscal);
  return bill;
}

/** A summary as stored: with only the figures that are not zero. */
export type StoredBillSummary = Omit<BillSummary, 'figures'> & { figures: Partial<Figures> };

/** The JSON text of a summary for its column. */
export function toSummaryText(summary: BillSummary): string {
  const figures = Object.fromEntries(Object.entries(summary.figures).filter(([, value]) => value !== 0));
  return JSON.stringify({ ...summary, figures } satisfies StoredBillSummary);
}

/** Restores the figures that are zero and not stored. */
export function toSummary(stored: StoredBillSummary): BillSummary {
  return { ...stored, figures: { ...NO_FIGURES, ...stored.figures } };
}

/** The values of the columns `summary`, `sold` and `kitchen`, in this order. */
export function toNumberColumns({ summary, sold, kitchen }: BillFigures): [string, string, string] {
  return [toSummaryText(summary), JSON.stringify(sold), JSON.stringify(kitchen)];
}

/** The parts of a bill that a search compares. */
export type SearchedParts = Pick<Bill, 'customer' | 'table' | 'totals' | 'payments'>;

/**
 * The JSON text of the column `searched`: the parts of a bill that a search compares, in the same form as in
 * `content`, and the name of the guest.
 */
export function toSearchedText({ customer, table, totals, payments }: SearchedParts): string {
  return JSON.stringify({
    customer: customer && { name: customer.name, phone: customer.phone },
    table: table && { name: table.name },
    totals: { totalKurus: totals.totalKurus },
    payments: payments.map(({ kind, method, amountKurus, reversedAt }) => ({
      kind,
      method,
      amountKurus,
      reversedAt,
    })),
    guest: guestSearchText({ name: customer?.name ?? null, phone: customer?.phone ?? null }),
  });
}
