import type { FiscalKind } from '../bills/fiscal/fiscal-document.ts';
import type { REDUCING_ACTIONS, SOMETIMES_REDUCING_ACTIONS } from '../bills/loss.ts';
import type { DrawerAction } from '../drawers/drawer-action.ts';
import type { MoneyMovement } from '../figures/takings.ts';
import type { VatOfRate } from '../money/vat.ts';
import type { OrderType } from '../order-type.ts';

/**
 * The ledger of a venue has one row for each closed bill, each movement of money, each act that reduced a bill, each issued fiscal
 * document, each act on a drawer, each count and each declaration of totals. Rows are numbered without a gap and never change.
 * A row has ids, amounts and the names of products and categories. It has no data of guests and no text that a person typed
 * during service. Amounts in kuruş.
 */

/** Acts that move money. A reversed payment has amounts below 0. */
export type MoneyAct = 'PaymentTaken' | 'PaymentReversed' | 'PaymentRefunded' | 'TipMade';

/** Acts that reduce a bill. */
export type ReducingAct = Exclude<
  (typeof REDUCING_ACTIONS)[number] | (typeof SOMETIMES_REDUCING_ACTIONS)[number],
  'PaymentReversed' | 'PaymentRefunded' | 'BillHidden'
>;

/** The properties of every row, without its act and content. */
export interface LedgerRow {
  /** The business day to which the amounts belong, see the comment of the database table. */
  businessDate: string;
  /** The id of an account or of an API key. */
  personId: string;
  approverId: string | null;
  deviceId: string | null;
}

export interface MoneyContent {
  paymentId: string;
  /** The account or API key that took the payment, and gets its tip. */
  takenById: string;
  movement: MoneyMovement;
  /** For cash: the code of the drawer. */
  drawer?: string;
  /** The payment that this one replaced to change its payment method. */
  replacesId?: string;
  /** For a reversed payment: the payment that replaced it with another payment method. */
  replacedById?: string;
  /** For a refund of a closed bill: the refunded VAT. */
  vatGivenBack?: VatOfRate[];
}

/** The sale of a closed bill. It never changes. */
export interface ClosingContent {
  /** Milliseconds. */
  openedAt: number;
  type: OrderType;
  /** The API key that opened the bill; `null` if staff opened it. */
  key: { id: string; name: string } | null;
  guests: number;
  totalKurus: number;
  /** All reductions: campaigns, prices by hand and discounts by hand. */
  discountKurus: number;
  /** The part of `discountKurus` from prices and discounts by hand. */
  byHandKurus: number;
  serviceFeeKurus: number;
  vat: VatOfRate[];
  sold: SoldOnBill[];
}

/** The sums of one product on a closed bill. */
export interface SoldOnBill {
  productId: string;
  /** `null` for an open item, whose name staff typed. */
  name: string | null;
  /** The category on the menu when the bill was closed; `null` if the product had none, or was no longer on the menu. */
  category: { id: string; name: string } | null;
  /** The units that the guest pays, without gifts. */
  units: number;
  /** The price of `units` before all reductions. */
  grossKurus: number;
  /** The price of `units` after all reductions. The dues of all products plus the service fee are the total of the bill. */
  dueKurus: number;
  giftUnits: number;
  /** The price that the gifts would have had. */
  giftKurus: number;
}

/** The content of the row of a {@link ReducingAct}: an act that makes a bill lower. */
export interface ReductionContent {
  /** By how much the act made the bill lower; negative if it made the bill higher. */
  lostKurus: number;
  /** Set if the bill had been printed for the guest before. */
  isAfterPrint?: true;
  /** Set if the act left the bill without lines, which cancels the bill. */
  cancels?: true;
}

/** A fiscal document that a fiscal device issued. The program that controls the device reports its name and number. */
export interface FiscalDocumentContent {
  documentId: string;
  kind: FiscalKind;
  device: string | null;
  /** The number of the Z report that contains the document; `null` if the device did not report it. */
  zNumber: string | null;
}

export type LedgerAction =
  | { act: MoneyAct; content: MoneyContent }
  | { act: 'BillClosed'; content: ClosingContent }
  | { act: ReducingAct; content: ReductionContent }
  | { act: 'DocumentIssued'; content: FiscalDocumentContent }
  | DrawerAction;

/** A row to write. The database assigns its number. */
export type NewLedgerRow = LedgerRow & LedgerAction;

/**
 * A stored row. A `Generation` row marks that the database was restored from an earlier state. Its number is above all numbers that
 * the lost rows can have had.
 */
export type StoredLedgerRow = Omit<LedgerRow, 'personId'> & {
  personId: string | null;
  number: number;
  generation: number;
  /** Milliseconds. */
  at: number;
  billId: string | null;
} & (LedgerAction | { act: 'Generation'; content: Record<string, never> });

/** A stored row about an act: all rows but `Generation`. */
export type ActRow = Exclude<StoredLedgerRow, { act: 'Generation' }>;
