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
 * A bill is what the contract calls an order: a takeaway, a delivery, or all that was ordered at a table
 * until its bill was closed. It is the unit of consistency: it is read, changed and saved as a whole.
 * Instants are milliseconds.
 */

export const LINE_STATES = ['Pending', 'Preparing', 'Ready', 'Served', 'Cancelled'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** An id with its name at the time of the order. */
export interface Named {
  id: string;
  name: string;
}

/** The person who reduced a price by hand, the time and the reason. */
export interface GivenByHand {
  by: Actor;
  at: number;
  reason: string | null;
}

/** A price that a person set instead of the menu's. */
export interface PriceByHand extends GivenByHand {
  /** One unit without extras; of goods by measure, one unit of the measure. Below the menu's price. */
  priceKurus: number;
}

/** A discount that a person gave on a line or on the bill. */
export interface DiscountByHand extends GivenByHand {
  terms: DiscountTerms;
  /** The amount that it deducts now. */
  amountKurus: number;
  /** Of a bill: the revision that its entry in the history made. */
  entry?: number;
}

/** The course of a line, as it was named when it was ordered. */
export interface LineCourse {
  /** Its code at the venue. */
  id: string;
  name: string;
  /** Its place among the courses of the venue, from 0. */
  place: number;
}

/** An allergy of a guest, for the kitchen. Only staff see it. */
export interface AllergyMark {
  /** In the order of `ALLERGENS`; with `text`, at least one of the two says something. */
  allergens: Allergen[];
  text: string | null;
  /** Who set it or changed it last, and when. */
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
  /** One unit without extras, on the menu; of goods by measure, what is measured. */
  portionKurus: number;
  extras: { id: string; name: string; priceKurus: number }[];
  removedIngredients: Named[];
  note: string | null;
  orderedAt: number;
  state: LineState;
  /** Since when it is ready; only while it is. */
  readyAt?: number;
  course?: LineCourse;
  /** It waits for its course: it is `Pending`, and the kitchen does not make it yet. */
  isHeld?: true;
  /** When the kitchen was told to make it, of a line that was held. */
  firedAt?: number;
  /** The guest who gets it, from 1. */
  seat?: number;
  /** For the guest who gets it. */
  allergy?: AllergyMark;
  /** Given away by the venue: it is on the bill and costs nothing. */
  isGift: boolean;
  /** Whether its units came out of a tracked stock. Striking the line returns them. */
  takesStock: boolean;
  /** The snapshots on the bill of those campaigns that ran, for its type of order, when it was ordered. */
  campaignKeys: string[];
  /** The quantity of goods by measure is 1. */
  measure?: Measure;
  /** It is no product of the menu: staff named it and its price. */
  isOpenItem?: true;
  /** Basis points, of its VAT class when it was ordered; lines without a class lack it. */
  vatRate?: number;
  /** It cannot be paid by meal card. */
  refusesMealCard?: true;
  /** Of a fiscal device, for its VAT class. */
  vatSection?: number;
  priceByHand?: PriceByHand;
  discount?: DiscountByHand;
  /** What units of it would have cost that were removed after the kitchen had begun it, without campaigns. */
  removedKurus?: number;
  /**
   * What prices and discounts by hand and campaigns take off the line, with its part of what is taken off the whole
   * bill; only where it is not 0.
   */
  reductionKurus?: number;
}

/** A campaign as it was when lines were ordered under it. */
export interface CampaignSnapshot {
  /** Its identity on the bill: the campaign's id, followed by a number for later terms. */
  key: string;
  campaign: Campaign;
}

/** Lines that are sent to the kitchen together. */
export interface Round {
  id: string;
  orderedAt: number;
  /** Who sent it. */
  by: Actor;
  /** Who took the order, if another person sent it; else `null`. */
  takenBy: Actor | null;
  note: string | null;
  /** The bill on which it was placed, where its lines moved here from another one. */
  fromBillId?: string;
  /** The lines that it placed, in the order of its request, where some of them have moved: on each of the bills. */
  lineIds?: string[];
  /** Who agreed to it, if it has an open item for which the person needed a colleague. */
  approvedBy?: Actor;
  /** The struck line that it orders again. */
  againOf?: string;
  /** The Idempotency-Key under which staff placed it: the device that sent it finds it by this, also without the answer. */
  idempotencyKey?: string;
}

/** The bill to which all lines of a bill have moved. */
export interface BillWithLines {
  billId: string;
  number: number;
  /** `null` for takeaway and delivery. */
  tableName: string | null;
}

/** So many units of a line: that a payment or a refund is for, or that move to another bill. */
export interface PaidUnits {
  lineId: string;
  quantity: number;
}

/** It has its optional amounts only where they are not 0; tendered = amount + rounding + tip + change. */
export interface Payment {
  id: string;
  kind: PaymentKind;
  /** The amount of the bill that it pays. */
  amountKurus: number;
  /** The venue's own way to pay, by the code and the name of that time. */
  method?: { code: string; name: string };
  tipKurus?: number;
  /** How much cash was rounded when it settled the bill; may be negative. */
  roundingKurus?: number;
  /** The change that was given to the guest. */
  changeKurus?: number;
  /** What it was for, where units were chosen. */
  units?: PaidUnits[];
  /** It paid only for lines that accept meal cards. */
  isForMeals?: true;
  /** The hash of the request's body; absent for a payment that closed the bill. */
  requestHash?: string;
  paidAt: number;
  by: Actor;
  /** The venue's day on which it was taken. */
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
  /** What it gives back, where units were chosen. */
  units?: PaidUnits[];
  reason: string | null;
  by: Actor;
  at: number;
  /** The venue's day on which it was given back. */
  businessDate: string;
  /** Its part of each rate, of a refund after closing; one before closing lowers what is paid and has none. */
  vat?: RefundOfRate[];
  requestHash: string;
}

/** A bill is printed before it is paid, a receipt afterwards: for the whole bill, or for what one person paid. */
export const PAPER_KINDS = ['Bill', 'Receipt'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** That a bill, or a receipt of it, was printed. */
export interface BillPrint {
  kind: PaperKind;
  /** On the receipt of one payment, that payment; else `null`. */
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
  /** Counts the changes; a save names the one it was decided on. */
  revision: number;
  type: OrderType;
  table: Named | null;
  customer: BillCustomer | null;
  /** How many guests sit at the table, as staff counted them; `null` if they were not counted, and for other types. */
  guests: number | null;
  /** Who opened it at the till, or took it over; absent if a guest or a program ordered. */
  waiter?: Named;
  /** The party that was checked in at its table when it was opened: the reservation, and its name. */
  reservation?: Named;
  /** When its guests requested the bill. Removed once it is printed or something is paid. */
  askedAt?: number;
  /** The allergy of the whole table. */
  allergy?: AllergyMark;
  /** The first note of a round that is not `null`. */
  note: string | null;
  rounds: Round[];
  lines: BillLine[];
  payments: Payment[];
  refunds?: Refund[];
  /** What was printed of it, first to last. Most bills are stored without it. */
  prints?: BillPrint[];
  /** What a fiscal device issued for it, or is to issue. Most bills have none. */
  fiscal?: BillDocuments;
  /** The campaigns its lines were ordered under, as they were then. */
  campaigns: CampaignSnapshot[];
  serviceFeeBasisPoints: number;
  /** Basis points, on the day on which the bill was opened; a bill without a fee, or whose fee has no class, lacks it. */
  serviceFeeVatRate?: number;
  /** On what remains after everything else. */
  discount?: DiscountByHand;
  /**
   * How much discounts on the whole bill deducted from later rounds. `entry` is the revision of the discount's entry
   * in the history.
   */
  discountGrowth?: { entry: number; kurus: number }[];
  totals: BillTotals;
  openedAt: number;
  /** The venue's day on which it was opened. */
  businessDate: string;
  closedAt: number | null;
  /** Closed before the kitchen had made everything, or to make again since: its lines stay on the board. `false` while it is open. */
  isPaidFirst: boolean;
  voidedAt: number | null;
  /** A delivery that has left the venue. */
  leftAt: number | null;
  isHidden: boolean;
  /** Whether any of its rounds was placed through the public API. Rounds that moved here do not count. */
  isPlacedByApi: boolean;
  /** The bill that has its lines now, after all of them moved. It is neither open nor cancelled then. */
  movedTo?: BillWithLines;
}
