import type { Coverage, PortionDiscount, Reduction } from '../campaigns/campaign.ts';
import { shareOf } from '../money.ts';

/** Whether a coverage covers a portion: by the portion itself, or by its product. */
export function isCovered(coverage: Coverage, productId: string, portionId: string): boolean {
  return coverage.productIds.includes(productId) || coverage.portionIds.includes(portionId);
}

/**
 * The price of a portion after a reduction, in kuruş: never above the price, never below 0. The reduction of a percentage is
 * rounded half up: 10 % of 33.35 deducts 3.34 and leaves 30.01.
 */
export function discountedPortionKurus(reduction: Reduction, portionKurus: number): number {
  return Math.min(portionKurus, Math.max(0, reducedKurus(reduction, portionKurus)));
}

/**
 * The campaign that makes a portion cheapest, and the resulting price. If several are equal, the first one; `null` if none
 * lowers the price. Both the menu and the pricing of baskets use this function, so that their prices never differ.
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
    if (!isCovered(campaign.covers, productId, portionId)) continue;
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
