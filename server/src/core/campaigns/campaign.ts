import type { OrderType } from '../order-type.ts';
import type { Weekday } from '../weekday.ts';

/** What a campaign applies to: every portion of the products, and the single portions. */
export interface Coverage {
  productIds: string[];
  portionIds: string[];
}

/** How a campaign reduces a price. `basisPoints` are hundredths of a percent. */
export type Reduction =
  | { kind: 'Percent'; basisPoints: number }
  | { kind: 'Amount'; amountKurus: number }
  | { kind: 'FixedPrice'; priceKurus: number };

interface CampaignCommon {
  id: string;
  name: string;
  badgeText: string | null;
  /** The first instant at which it can run; `null`: no start. */
  validFrom: number | null;
  /** The first instant at which it cannot run any more; `null`: no end. */
  validUntil: number | null;
  /**
   * The days of the week in the venue's time zone; `null`: every day. A daily window past midnight belongs to the day on
   * which it starts.
   */
  weekdays: Weekday[] | null;
  /**
   * The daily window in the venue's time zone, `HH:mm`, end excluded. Both are set, or both are `null`. An end before the
   * start is on the next morning.
   */
  dailyFrom: string | null;
  dailyUntil: string | null;
  /** `null`: every order type. */
  orderTypes: OrderType[] | null;
  /** Texts by language code; a missing text falls back to the venue's default language. */
  translations: Record<string, { name?: string; badgeText?: string }>;
}

/** A lower price for single portions. The menu shows no other kind of campaign. */
export interface PortionDiscount extends CampaignCommon {
  kind: 'PortionDiscount';
  covers: Coverage;
  reduction: Reduction;
}

/** "Buy 3, pay 2": in each group of `buy` covered units, the cheapest `buy - pay` are free. `buy` > `pay` ≥ 1. */
export interface BuyXPayY extends CampaignCommon {
  kind: 'BuyXPayY';
  covers: Coverage;
  buy: number;
  pay: number;
}

/** A set menu: one unit of each part, together for a fixed price. */
export interface SetMenu extends CampaignCommon {
  kind: 'SetMenu';
  parts: { name: string; covers: Coverage }[];
  priceKurus: number;
}

/** A reduction of the whole bill if its goods cost at least `minimumKurus`. */
export interface BillDiscount extends CampaignCommon {
  kind: 'BillDiscount';
  minimumKurus: number;
  reduction: Exclude<Reduction, { kind: 'FixedPrice' }>;
}

export type Campaign = PortionDiscount | BuyXPayY | SetMenu | BillDiscount;

/** Every kind of campaign, in the order of the API documents. If one is missing here, the code does not compile. */
export const CAMPAIGN_KINDS = Object.keys({
  PortionDiscount: true,
  BuyXPayY: true,
  SetMenu: true,
  BillDiscount: true,
} satisfies Record<Campaign['kind'], true>) as Campaign['kind'][];

/** For the `default` of a `switch` on the kind of a campaign: if a case is missing, the code does not compile. */
export function throwUnknownKind(campaign: never): never {
  throw new Error(`There is no such kind of campaign: ${JSON.stringify(campaign)}`);
}
