import type { PaperKind } from '../bills/bill.ts';
import type { VatOfRate } from '../money/vat.ts';
import type { OrderType } from '../order-type.ts';

/** The contents of a printed bill or receipt, as of its request. Amounts in kuruş, instants in milliseconds. */
export interface PrintedBill {
  kind: PaperKind;
  number: number;
  type: OrderType;
  tableName: string | null;
  customerName: string | null;
  /** Who took the first order; `null` if a guest did it. */
  waiter: string | null;
  openedAt: number;
  /** The venue's day on which it counts; a sample has none. */
  businessDate?: string;
  lines: PrintedLine[];
  subtotalKurus: number;
  reductions: PrintedAmount[];
  serviceFeeKurus: number;
  totalKurus: number;
  /** By rising rate; on the receipt of one payment only the part of that payment. */
  vat: VatOfRate[];
  payments: PrintedPayment[];
  refunds: PrintedRefund[];
  remainingKurus: number;
  /** On the receipt of one payment, what it settled of the total; else `null`. */
  shareKurus: number | null;
  /** How often it was printed before. */
  copy: number;
  /** On a receipt, what a fiscal device issued for its payments and refunds. Left out where there is nothing. */
  documents?: PrintedDocument[];
}

/** A line that was not struck. */
export interface PrintedLine {
  productName: string;
  portionName: string;
  quantity: number;
  /** What was weighed, with the price of a whole unit; `null` for goods by the piece. */
  measure: PrintedMeasure | null;
  extras: { name: string; priceKurus: number }[];
  isGift: boolean;
  /** With extras and for all units, before any reduction; 0 for a gift. */
  grossKurus: number;
}

/** Of goods by measure, in thousandths of a unit. */
export interface PrintedMeasure {
  netThousandths: number;
  /** Left out without a tare. */
  tareThousandths?: number;
  unit: string;
  unitKurus: number;
}

/** A named amount. */
export interface PrintedAmount {
  name: string;
  amountKurus: number;
}

/** A fiscal document, as its device numbered it. */
export interface PrintedDocument {
  number: string;
  /** Of the report of the device that it is in. */
  zNumber: string | null;
}

/** Money that moved on a day of the venue. */
interface PrintedMove extends PrintedAmount {
  /** Left out where it is that of the bill. */
  businessDate?: string;
}

/** What was given back, with the units where some were chosen. */
export interface PrintedRefund extends PrintedMove {
  units: { name: string; quantity: number }[];
}

/** A payment: `tenderedKurus` is what was handed over, so amount, rounding, tip and change together. */
export interface PrintedPayment extends PrintedMove {
  roundingKurus: number;
  tipKurus: number;
  tenderedKurus: number;
  changeKurus: number;
}
