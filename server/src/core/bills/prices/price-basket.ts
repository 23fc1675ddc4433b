import { type CampaignCalendar, runningCampaigns } from '../../campaigns/campaign-schedule.ts';
import type { OrderType } from '../../order-type.ts';
import type { BillTotals } from '../../pricing/price-terms.ts';
import { type PricingLine, priceLines, totalsOf } from '../../pricing/pricing.ts';
import type { BasketLine } from '../ordering/basket.ts';

/** A basket to price without placing an order. */
export interface BasketToPrice extends CampaignCalendar {
  type: OrderType;
  basket: readonly BasketLine[];
  serviceFeeBasisPoints: number;
  /** Milliseconds since 1970-01-01T00:00Z. */
  at: number;
}

/** The prices of a basket. */
export interface PricedBasket {
  /** The price of one unit of each line with its extras, in the order of the basket. */
  unitKurus: number[];
  totals: BillTotals;
}

/**
 * Prices a basket as if it were the first round of a bill. The totals are the same as those of `openBill`. It creates no bill,
 * because that would take as long again.
 */
export function priceBasket(terms: BasketToPrice): PricedBasket {
  const { type, basket, serviceFeeBasisPoints, at } = terms;
  const running = runningCampaigns(terms, type, basket, at);
  const campaignIds = running.map(({ id }) => id);
  const unitKurus: number[] = [];
  const lines: PricingLine[] = [];
  for (const { product, portion, quantity, extras } of basket) {
    const portionKurus = portion.priceKurus;
    let extrasKurus = 0;
    for (const { priceKurus } of extras) extrasKurus += priceKurus;
    unitKurus.push(portionKurus + extrasKurus);
    const [productId, portionId] = [product.id, portion.id];
    lines.push({ productId, portionId, quantity, portionKurus, extrasKurus, campaignIds });
  }
  return { unitKurus, totals: totalsOf(priceLines(lines, running, serviceFeeBasisPoints)) };
}
