import type { Actor } from '../access/actor.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import type { Allergen } from '../menu/menu.ts';
import type { RefundOfRate } from '../money/refund.ts';
import type { OrderType } from '../order-type.ts';
import type { BillTotals, DiscountTerms, Measure } from '../pricing/price-terms.ts';
import type { PaymentKind } from '../venue/payment-terms.ts';
import type { BillDocuments } from './fiscal/fiscal-document.ts';
import type { PaymentMethod } from './ordering/order-request.ts';

/**
 * A bill, which the public API calls an order: a takeaway, a delivery, or all rounds of a table
 * until the bill is closed. It is the unit of consistency: it is read, changed and saved as a whole.
 * Instants are milliseconds since 1970-01-01T00:00Z.
 */

export const LINE_STATES = ['Pending', 'Preparing', 'Ready', 'Served', 'Cancelled'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** The id of a record, with its name at the time of the order. */
export interface IdAndName {
  id: string;
  name: string;
}

/** The author, the time and the reason of a manual reduction. */
export interface GivenByHand {
  by: Actor;
  at: number;
  reason: string | null;
}

/** A price that a person set instead of the menu price. */
export interface PriceByHand extends GivenByHand {
  /** For one unit without extras; for goods by measure, for one unit of the measure. Below the menu price. */
  priceKurus: number;
}

/** A discount that a person gave on a line or on the bill. */
export interface DiscountByHand extends GivenByHand {
  terms: DiscountTerms;
  /** The amount that it deducts now. */
  amountKurus: number;
  /** Only for a discount on the whole bill: the revision of its entry in the history. */
  entry?: number;
}

/** The course of a line, with its name at the time of the order. */
export interface LineCourse {
  /** The code of the course at the venue. */
  id: string;
  name: string;
  /** The position among the courses of the venue, from 0. */
  place: number;
}

/** An allergy of a guest, for the kitchen. Only staff see it. */
export interface AllergyMark {
  /** In the order of `ALLERGENS`; may be empty only if there is a `text`. */
  allergens: Allergen[];
  text: string | null;
  /** The author of the last change, and its time. */
  by: Actor;
  at: number;
  /** The person in the kitchen who has seen the current text; absent until then. */
  seen?: { by: Actor; at: number };
}

/** A line of a bill. Most lines are stored without the optional properties. */
export interface BillLine {
  id: string;
  roundId: string;
  productId: string;
  productName: string;
  portionId: string;
  portionName: string;
  quantity: number;
  /** The menu price of one unit without extras; for goods by measure, of the measured quantity. */
  portionKurus: number;
  extras: { id: string; name: string; priceKurus: number }[];
  removedIngredients: IdAndName[];
  note: string | null;
  orderedAt: number;
  state: LineState;
  /** When it became ready; absent in other states. */
  readyAt?: number;
  course?: LineCourse;
  /** The line waits until its course is fired: it is `Pending`, and the kitchen does not make it yet. */
  isHeld?: true;
  /** When a held line was fired; absent for a line that was never held. */
  firedAt?: number;
  /** The number of the guest who gets the line, from 1; absent for no particular guest. */
  seat?: number;
  /** The allergy of the guest who gets the line. */
  allergy?: AllergyMark;
  /** Comped: the line is on the bill and costs nothing. */
  isGift: boolean;
  /** Whether its units were taken from a tracked stock. If the line is struck, they return to the stock. */
  takesStock: boolean;
  /** The keys of the bill's campaign snapshots that apply to the line: the campaigns that ran when it was ordered. */
  campaignKeys: string[];
  /** Only for goods by measure: the measured quantity. Then `quantity` is 1. */
  measure?: Measure;
  /** The item is not on the menu: staff entered its name and its price. */
  isOpenItem?: true;
  /** The rate of its VAT class at the time of the order, in basis points; absent without a VAT class. */
  vatRate?: number;
  /** Meal cards cannot pay for the line. */
  refusesMealCard?: true;
  /** The section of the fiscal device for its VAT class. */
  vatSection?: number;
  priceByHand?: PriceByHand;
  discount?: DiscountByHand;
  /** The price, before campaigns, of units that were removed after the kitchen began to make the line. */
  removedKurus?: number;
  /**
   * The sum of all deductions from the line: manual prices and discounts, campaigns, and its part of the deductions from
   * the whole bill; absent if it is 0.
   */
  reductionKurus?: number;
}

/** A campaign as it was when lines were ordered under it. */
export interface CampaignSnapshot {
  /** Unique on the bill: the id of the campaign, followed by a number if its terms changed. */
  key: string;
  campaign: Campaign;
}

/** Lines that are sent to the kitchen together. */
export interface Round {
  id: string;
  orderedAt: number;
  /** Who sent the round. */
  by: Actor;
  /** Who took the order, if another person sent it; else `null`. */
  takenBy: Actor | null;
  note: string | null;
  /** The bill on which the round was placed, if its lines moved here from that bill. */
  fromBillId?: string;
  /** All lines of the round in the order of the request, on every bill that has some of them; absent if none has moved. */
  lineIds?: string[];
  /** The colleague who approved it; absent if no approval was needed. */
  approvedBy?: Actor;
  /** The id of the struck line that the round orders again. */
  againOf?: string;
  /** The Idempotency-Key of the request by staff: with it the device finds its round even if the answer was lost. */
  idempotencyKey?: string;
}

/** The bill to which all lines of a bill have moved. */
export interface BillReference {
  billId: string;
  number: number;
  /** `null` for takeaway and delivery. */
  tableName: string | null;
}

/** A number of units of a line, for example to pay, to refund or to move. */
export interface LineUnits {
  lineId: string;
  quantity: number;
}

/** A payment. Optional amounts are absent if they are 0; tendered = amount + rounding + tip + change. */
export interface Payment {
  id: string;
  kind: PaymentKind;
  /** The amount of the bill that it pays, without the tip. */
  amountKurus: number;
  /** The venue's own payment method, with its name at that time; absent for the standard method of the kind. */
  method?: { code: string; name: string };
  tipKurus?: number;
  /** The cash rounding if it paid all that remained; may be negative. */
  roundingKurus?: number;
  /** The change that was given to the guest. */
  changeKurus?: number;
  /** The units that it pays for; absent if no units were chosen. */
  units?: LineUnits[];
  /** It pays only for lines that accept meal cards. */
  isForMeals?: true;
  /** The hash of the request's body; absent for a payment that closed the bill. */
  requestHash?: string;
  paidAt: number;
  by: Actor;
  /** The business day on which it was taken. */
  businessDate: string;
  /** The time at which the payment was reversed: from then on it does not count; `null` until then. */
  reversedAt: number | null;
  /** The person who reversed it, the reason, and the business day. */
  reversal?: { by: Actor; reason: string | null; businessDate: string };
  /** The payment that it replaced, because its method was wrong. */
  replacesId?: string;
}

/** A refund of a payment. */
export interface Refund {
  id: string;
  paymentId: string;
  kind: PaymentKind;
  method?: { code: string; name: string };
  amountKurus: number;
  /** The units whose price is refunded; absent if no units were chosen. */
  units?: LineUnits[];
  reason: string | null;
  by: Actor;
  at: number;
  /** The business day of the refund. */
  businessDate: string;
  /** The part of each VAT rate. Only a refund after closing has it: a refund before closing only lowers the paid amount. */
  vat?: RefundOfRate[];
  requestHash: string;
}

/** A bill is printed before it is paid, a receipt afterwards: for the whole bill, or for what one person paid. */
export const PAPER_KINDS = ['Bill', 'Receipt'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** A record that a bill or a receipt was printed. */
export interface BillPrint {
  kind: PaperKind;
  /** The payment of the receipt; `null` for a bill, and for a receipt of the whole bill. */
  paymentId: string | null;
  at: number;
  /** The total that is printed on it. */
  totalKurus: number;
}

export interface BillCustomer {
  name: string | null;
  /** E.164. */
  phone: string | null;
  address: string | null;
  paymentMethod: PaymentMethod | null;
}

export interface Bill {
  id: string;
  venueId: string;
  /** Counted from 1 within the venue. */
  number: number;
  /** Counts the changes. A save is based on one revision, and fails if the stored bill has another one. */
  revision: number;
  type: OrderType;
  table: IdAndName | null;
  customer: BillCustomer | null;
  /** The number of guests at the table, entered by staff; `null` if they were not counted, and for takeaway and delivery. */
  guests: number | null;
  /** The person who opened it at the till or took it over; absent if it was opened through the public API. */
  waiter?: IdAndName;
  /** The reservation that was checked in at the table when the bill was opened, with its name. */
  reservation?: IdAndName;
  /** When the guests requested the bill. Removed when the bill is printed or a payment is taken. */
  askedAt?: number;
  /** The allergy of the whole table. */
  allergy?: AllergyMark;
  /** The note of the first round that has one. */
  note: string | null;
  rounds: Round[];
  lines: BillLine[];
  payments: Payment[];
  refunds?: Refund[];
  /** The printed bills and receipts, oldest first. Most bills are stored without this property. */
  prints?: BillPrint[];
  /** Its fiscal documents: issued, or still to be issued. Most bills have none. */
  fiscal?: BillDocuments;
  /** The campaigns of its lines, with their terms at the time of the order. */
  campaigns: CampaignSnapshot[];
  serviceFeeBasisPoints: number;
  /** In basis points, of the day on which the bill was opened; absent without a service fee or without a VAT class for it. */
  serviceFeeVatRate?: number;
  /** The manual discount on the whole bill, calculated after all other deductions. */
  discount?: DiscountByHand;
  /**
   * How much a manual discount on the whole bill deducted from rounds that were ordered after it. `entry` is the revision of
   * the discount's entry in the history.
   */
  discountGrowth?: { entry: number; kurus: number }[];
  totals: BillTotals;
  openedAt: number;
  /** The business day on which it was opened. */
  businessDate: string;
  closedAt: number | null;
  /** Closed while the kitchen still had lines to make, or must make one again: they stay on the board. `false` while it is open. */
  isPaidFirst: boolean;
  voidedAt: number | null;
  /** When the delivery left the venue; `null` before, and for other types. */
  leftAt: number | null;
  isHidden: boolean;
  /** Whether a round was placed on it through the public API. Rounds that moved here from another bill do not count. */
  isPlacedByApi: boolean;
  /** The bill that has its lines now. Set when all lines have moved: the state is then `Moved`. */
  movedTo?: BillReference;
}
