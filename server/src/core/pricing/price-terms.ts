import type { Reduction } from '../campaigns/campaign.ts';
import type { PricingUnit } from '../menu/menu.ts';

/** Types of prices that both pricing and bills use. Amounts are kuruş. */

/** The measured goods of a line. Weights, volumes and lengths are in thousandths of the unit: grams for a kilogram. */
export interface Measure {
  unit: PricingUnit;
  /** The menu price of one unit. */
  priceKurus: number;
  grossThousandths: number;
  /** Always less than the gross. */
  tareThousandths: number;
}

/** A discount by hand: a percentage or an amount. */
export type DiscountTerms = Exclude<Reduction, { kind: 'FixedPrice' }>;

/** The reduction of a bill by one campaign. */
export interface BillReduction {
  campaignId: string;
  name: string;
  amountKurus: number;
}

export interface BillTotals {
  /** The sum at menu prices. */
  subtotalKurus: number;
  /** All reductions: campaigns, prices by hand and discounts by hand. */
  discountKurus: number;
  serviceFeeKurus: number;
  totalKurus: number;
  /** The reductions by campaigns only. */
  reductions: BillReduction[];
}
