import type { Coverage, PortionDiscount, Reduction } from '../campaigns/campaign.ts';
import { shareOf } from '../money.ts';

/** Whether a portion is covered: as such, or as any portion of its product. */
export function covers(coverage: Coverage, productId: string, portionId: string): boolean {
  return coverage.productIds.includes(productId) || coverage.portionIds.includes(portionId);
}

/**
 * What a reduction leaves of a portion's price, in kuruş: never above the price, never below 0. Of a
 * percentage, what is taken off is rounded half up: 10 % of 33.35 takes off 3.34 and leaves 30.01.
 */
export function discountedPortionKurus(reduction: Reduction, portionKurus: number): number {
  return Math.min(portionKurus, Math.max(0, reducedKurus(reduction, portionKurus)));
}

/**
 * The campaign that makes a portion cheapest, and the price it makes: of several equally good ones the first;
 * `null` if none takes anything off. The menu shows this price and a basket is charged it, so that the two
 * never differ.
 * @see docs/pricing.md
 */
export function bestPortionDiscount(
  campaigns: readonly PortionDiscount[],
  productId: string,
  portionId: string,
  portionKurus: number,
): { campaign: PortionDiscount; discountedKurus: number } | null {
  let best: { campaign: PortionDiscount; discountedKurus: number } | null = null;
  for (const campaign of campaigns) {
    if (!covers(campaign.covers, productId, portionId)) continue;
    const discountedKurus = discountedPortionKurus(campaign.reduction, portionKurus);
    if (discountedKurus < (best?.discountedKurus ?? portionKurus)) best = { campaign, discountedKurus };
  }
  return best;
}

function reducedKurus(reduction: Reduction, portionKurus: number): number {
  switch (reduction.kind) {
    case 'Percent':
      return portionKurus - shareOf(portionKurus, reduction.basisPoints);
    case 'Amount':
      return portionKurus - reduction.amountKurus;
    case 'FixedPrice':
      return reduction.priceKurus;
  }
}
