import type { PaperKind } from '../bills/bill.ts';
import type { VatOfRate } from '../money/vat.ts';
import type { OrderType } from '../order-type.ts';

/** The contents of a printed bill or receipt, at the time when it was requested. Amounts in kuruş, instants in milliseconds. */
export interface PrintedBill {
  kind: PaperKind;
  number: number;
  type: OrderType;
  tableName: string | null;
  customerName: string | null;
  /** The person who took the first order; `null` if a guest placed it. */
  waiter: string | null;
  openedAt: number;
  /** The business day of the bill; a sample bill has none. */
  businessDate?: string;
  lines: PrintedLine[];
  subtotalKurus: number;
  reductions: PrintedAmount[];
  serviceFeeKurus: number;
  totalKurus: number;
  /** Lowest rate first. On the receipt of one payment, only the VAT of that payment. */
  vat: VatOfRate[];
  payments: PrintedPayment[];
  refunds: PrintedRefund[];
  remainingKurus: number;
  /** On the receipt of one payment: the amount that it paid of the total. Otherwise `null`. */
  shareKurus: number | null;
  /** How often this bill or receipt was printed before. */
  copy: number;
  /** On a receipt: the fiscal documents of its payments and refunds. Left out if there are none. */
  documents?: PrintedDocument[];
}

/** A printed line of a bill. Struck lines are not printed. */
export interface PrintedLine {
  productName: string;
  portionName: string;
  quantity: number;
  /** The measured amount; `null` for goods by the piece. */
  measure: PrintedMeasure | null;
  extras: { name: string; priceKurus: number }[];
  isGift: boolean;
  /** The price of all units with extras, before reductions; 0 for a gift. */
  grossKurus: number;
}

/** The measured amount of goods by measure, in thousandths of a unit. `unitKurus` is the price of a whole unit. */
export interface PrintedMeasure {
  netThousandths: number;
  /** Left out if there is no tare. */
  tareThousandths?: number;
  unit: string;
  unitKurus: number;
}

/** An amount with its printed name. */
export interface PrintedAmount {
  name: string;
  amountKurus: number;
}

/** A fiscal document, with the numbers that its device gave. */
export interface PrintedDocument {
  number: string;
  /** The number of the Z report that contains the document; `null` if the device did not report it. */
  zNumber: string | null;
}

/** A payment or refund. */
interface PrintedMove extends PrintedAmount {
  /** Left out if it is the business day of the bill. */
  businessDate?: string;
}

/** A refund, with its units if units were chosen. */
export interface PrintedRefund extends PrintedMove {
  units: { name: string; quantity: number }[];
}

/** A payment. `tenderedKurus` is the money that the guest handed over: amount, rounding, tip and change together. */
export interface PrintedPayment extends PrintedMove {
  roundingKurus: number;
  tipKurus: number;
  tenderedKurus: number;
  changeKurus: number;
}
