import type { Bill } from '../../core/bills/bill.ts';
import { guestOf } from '../../core/bills/bill-guest.ts';
import type { BillDocuments } from '../../core/bills/fiscal/fiscal-document.ts';
import type { BillNumbers } from '../../core/figures/bill-numbers.ts';
import type { BillSummary } from '../../core/figures/bill-summary.ts';
import { type Figures, NO_FIGURES } from '../../core/figures/figures.ts';
import { type BillContent, readBillContent, readBillDocuments } from './stored-bill.ts';

/** A bill as a statement reads it. */
export interface BillRow {
  number: number;
  revision: number;
  content: BillContent;
}

/** A bill with its fiscal documents, as a statement reads it. */
export interface DocumentedRow extends BillRow {
  /** `null` for none. */
  fiscal: BillDocuments | null;
}

/** Text of a bill for its JSON column. Fiscal documents have a column of their own. */
export function toContent(bill: Bill): string {
  const { number: _number, revision: _revision, fiscal: _fiscal, ...content } = bill;
  return JSON.stringify(content satisfies BillContent);
}

/** The bill of a row; without its fiscal documents where the statement does not read them. */
export function toBill({ number, revision, content, fiscal = null }: BillRow & Partial<DocumentedRow>): Bill {
  const bill: Bill = { ...readBillContent(content), number, revision };
  if (fiscal !== null) bill.fiscal = readBillDocuments(fiscal);
  return bill;
}

/** A summary in its column: only the figures that are not zero. */
export type StoredSummary = Omit<BillSummary, 'figures'> & { figures: Partial<Figures> };

/** Text of a summary for its column. */
export function toSummaryText(summary: BillSummary): string {
  const figures = Object.fromEntries(Object.entries(summary.figures).filter(([, value]) => value !== 0));
  return JSON.stringify({ ...summary, figures } satisfies StoredSummary);
}

/** The summary of a column. */
export function toSummary(stored: StoredSummary): BillSummary {
  return { ...stored, figures: { ...NO_FIGURES, ...stored.figures } };
}

/** Numbers for the columns `summary`, `sold` and `kitchen`, in this order. */
export function toColumns({ summary, sold, kitchen }: BillNumbers): [string, string, string] {
  return [toSummaryText(summary), JSON.stringify(sold), JSON.stringify(kitchen)];
}

/** The parts of a bill that a search compares. */
export type SearchedParts = Pick<Bill, 'customer' | 'table' | 'totals' | 'payments'>;

/**
 * The parts of a bill that a search compares, for its column: parts of the content in the form that they have there, and the
 * guest.
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
    guest: guestOf({ name: customer?.name ?? null, phone: customer?.phone ?? null }),
  });
}
