import type { Reduction } from '../campaigns/campaign.ts';
import type { PricingUnit } from '../menu/menu.ts';

/** What pricing and bills say of prices in the same form. Amounts are kuruş. */

/** Goods by measure on a line. Weights, volumes and lengths are thousandths of the unit: grams of a kilogram. */
export interface Measure {
  unit: PricingUnit;
  /** One unit, on the menu. */
  priceKurus: number;
  grossThousandths: number;
  /** Less than the gross. */
  tareThousandths: number;
}

/** How much a person takes off. */
export type DiscountTerms = Exclude<Reduction, { kind: 'FixedPrice' }>;

/** What one campaign takes off the bill. */
export interface BillReduction {
  campaignId: string;
  name: string;
  amountKurus: number;
}

export interface BillTotals {
  /** At the prices of the menu. */
  subtotalKurus: number;
  /** What campaigns, and prices and discounts by hand, take off. */
  discountKurus: number;
  serviceFeeKurus: number;
  totalKurus: number;
  /** Of campaigns alone. */
  reductions: BillReduction[];
}
