import type { FiscalKind } from '../bills/fiscal/fiscal-document.ts';
import type { REDUCING_ACTIONS, SOMETIMES_REDUCING_ACTIONS } from '../bills/loss.ts';
import type { DrawerAction } from '../drawers/drawer-action.ts';
import type { Movement } from '../figures/takings.ts';
import type { VatOfRate } from '../money/vat.ts';
import type { OrderType } from '../order-type.ts';

/**
 * The ledger of a venue: one row for each closing of a bill, each movement of money, each act that took something off a bill, each
 * fiscal document that was issued, and what was done to a drawer, counted or declared. Rows are numbered without a gap and never change. A row has ids, amounts and the names that the venue gave to what it sells; no data of guests,
 * and nothing that a person typed. Amounts in kuruş.
 */

/** Acts that move money: what was given back or taken back has amounts below 0. */
export type MoneyAct = 'PaymentTaken' | 'PaymentReversed' | 'PaymentRefunded' | 'TipMade';

/** Acts that took something off a bill. */
export type ReducingAct = Exclude<
  (typeof REDUCING_ACTIONS)[number] | (typeof SOMETIMES_REDUCING_ACTIONS)[number],
  'PaymentReversed' | 'PaymentRefunded' | 'BillHidden'
>;

/** Who and what a row is of, besides its act. */
export interface LedgerRow {
  /** The day of the venue to which its amounts belong, see the comment of the table. */
  businessDate: string;
  /** An account or an API key. */
  personId: string;
  approverId: string | null;
  deviceId: string | null;
}

export interface MoneyContent {
  paymentId: string;
  /** The account or key that took the payment: its tip is theirs. */
  takenById: string;
  movement: Movement;
  /** Of cash: the code of the drawer that it went into, or came out of. */
  drawer?: string;
  /** The payment that it replaced, which had another method. */
  replacesId?: string;
  /** Of a payment that was taken back: the one that was recorded in its place. */
  replacedById?: string;
  /** The VAT of what was given back of a closed bill. */
  vatGivenBack?: VatOfRate[];
}

/** Of a closed bill, the sale, which never changes again. */
export interface ClosingContent {
  /** Milliseconds. */
  openedAt: number;
  type: OrderType;
  /** The API key that opened the bill; `null` for staff. */
  key: { id: string; name: string } | null;
  guests: number;
  totalKurus: number;
  /** What campaigns, and prices and discounts by hand, took off. */
  discountKurus: number;
  /** The part of it that people gave by hand. */
  byHandKurus: number;
  serviceFeeKurus: number;
  vat: VatOfRate[];
  sold: SoldOnBill[];
}

/** What a closed bill has of one product. */
export interface SoldOnBill {
  productId: string;
  /** `null` for what staff named themselves. */
  name: string | null;
  /** That of the menu when the bill was closed; `null` if it had none, or the product was gone. */
  category: { id: string; name: string } | null;
  /** Units that are charged. */
  units: number;
  /** Before everything that was taken off. */
  grossKurus: number;
  /** What they owe. With the service fee, the dues of a bill are its total. */
  dueKurus: number;
  giftUnits: number;
  /** What the gifts would have cost. */
  giftKurus: number;
}

export interface ReductionContent {
  /** How much lower the bill is because of it; negative if it is higher. */
  lostKurus: number;
  /** The bill had been printed for the guest before. */
  isAfterPrint?: true;
  /** It left the bill without a line: the bill is cancelled. */
  cancels?: true;
}

/** A fiscal document that a device issued. What it is called comes from the program beside the device. */
export interface IssuedContent {
  documentId: string;
  kind: FiscalKind;
  device: string | null;
  /** The number of the Z report that it is in; `null` if the device did not say. */
  zNumber: string | null;
}

export type LedgerAction =
  | { act: MoneyAct; content: MoneyContent }
  | { act: 'BillClosed'; content: ClosingContent }
  | { act: ReducingAct; content: ReductionContent }
  | { act: 'DocumentIssued'; content: IssuedContent }
  | DrawerAction;

/** A row as it is going to be written: the database gives it its number. */
export type NewLedgerRow = LedgerRow & LedgerAction;

/** A row as it was written. `Generation`: the database went on from an earlier moment; its number is above all that were given out. */
export type StoredLedgerRow = Omit<LedgerRow, 'personId'> & {
  personId: string | null;
  number: number;
  generation: number;
  /** Milliseconds. */
  at: number;
  billId: string | null;
} & (LedgerAction | { act: 'Generation'; content: Record<string, never> });

/** A row that tells of something that was done. */
export type ActRow = Exclude<StoredLedgerRow, { act: 'Generation' }>;
