import type { OrderType } from '../order-type.ts';
import type { Weekday } from '../weekday.ts';

/** The scope of a campaign: any portion of these products, and these portions. */
export interface Coverage {
  productIds: string[];
  portionIds: string[];
}

/** How much comes off. `basisPoints` are hundredths of a percent. */
export type Reduction =
  | { kind: 'Percent'; basisPoints: number }
  | { kind: 'Amount'; amountKurus: number }
  | { kind: 'FixedPrice'; priceKurus: number };

interface CampaignCommon {
  id: string;
  name: string;
  badgeText: string | null;
  /** First instant at which it runs; `null` is always. */
  validFrom: number | null;
  /** First instant at which it no longer runs; `null` is never. */
  validUntil: number | null;
  /**
   * Days on the venue's clock; `null` is every day. A daily window past midnight belongs to the day it starts
   * on.
   */
  weekdays: Weekday[] | null;
  /**
   * Daily window on the venue's clock, `HH:mm`, end excluded; both or neither. An end before the start is
   * next morning.
   */
  dailyFrom: string | null;
  dailyUntil: string | null;
  /** `null` is every type. */
  orderTypes: OrderType[] | null;
  /** Texts by language code; a missing text falls back to the venue's default language. */
  translations: Record<string, { name?: string; badgeText?: string }>;
}

/** A reduction of one portion: the only kind that the menu shows. */
export interface PortionDiscount extends CampaignCommon {
  kind: 'PortionDiscount';
  covers: Coverage;
  reduction: Reduction;
}

/** Of the covered units, in groups of `buy`, the cheapest `buy - pay` are free. `buy` > `pay` ≥ 1. */
export interface BuyXPayY extends CampaignCommon {
  kind: 'BuyXPayY';
  covers: Coverage;
  buy: number;
  pay: number;
}

/** One unit of each part for a fixed price. */
export interface SetMenu extends CampaignCommon {
  kind: 'SetMenu';
  parts: { name: string; covers: Coverage }[];
  priceKurus: number;
}

/** A reduction of the bill once its goods reach a minimum. */
export interface BillDiscount extends CampaignCommon {
  kind: 'BillDiscount';
  minimumKurus: number;
  reduction: Exclude<Reduction, { kind: 'FixedPrice' }>;
}

export type Campaign = PortionDiscount | BuyXPayY | SetMenu | BillDiscount;

/** Every kind of campaign, in the order of the documents. A kind that is missing here does not compile. */
export const CAMPAIGN_KINDS = Object.keys({
  PortionDiscount: true,
  BuyXPayY: true,
  SetMenu: true,
  BillDiscount: true,
} satisfies Record<Campaign['kind'], true>) as Campaign['kind'][];

/** The last branch of a choice among all kinds of campaign: a missing kind does not compile. */
export function unknownKind(campaign: never): never {
  throw new Error(`There is no such kind of campaign: ${JSON.stringify(campaign)}`);
}
