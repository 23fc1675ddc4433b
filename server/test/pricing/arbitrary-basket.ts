import fc from 'fast-check';
import type { Campaign } from '../../src/core/campaigns/campaign.ts';
import type { PricingLine } from '../../src/core/pricing/campaign-units.ts';
import { always } from '../samples/sample-campaigns.ts';

/** Lines and the campaigns that they are priced with. */
export interface Basket {
  lines: PricingLine[];
  campaigns: Campaign[];
}

export interface BasketBounds {
  kinds: readonly Campaign['kind'][];
  maxCampaigns: number;
  maxLines: number;
  maxQuantity: number;
  /** Whether every line may use every campaign. */
  hasEqualRights: boolean;
}

const PRODUCTS = ['adana', 'ayran', 'baklava', 'kunefe', 'lahmacun'];

/**
 * Small baskets whose campaigns get in each other's way: few products, many of them covered by several
 * campaigns.
 */
export function anyBasket(bounds: BasketBounds): fc.Arbitrary<Basket> {
  return anyCampaigns(bounds.kinds, bounds.maxCampaigns).chain((campaigns) => {
    const ids = campaigns.map(({ id }) => id);
    const rights = bounds.hasEqualRights ? fc.constant(ids) : fc.oneof(fc.constant(ids), fc.subarray(ids));
    const lines = fc.array(anyLine(rights, bounds.maxQuantity), { maxLength: bounds.maxLines });
    return fc.record({ campaigns: fc.constant(campaigns), lines });
  });
}

/** Up to so many campaigns, with ids by their position in the list. */
export function anyCampaigns(
  kinds: readonly Campaign['kind'][],
  maxLength: number,
): fc.Arbitrary<Campaign[]> {
  return fc
    .array(fc.constantFrom(...kinds).chain(anyCampaign), { maxLength })
    .map((campaigns) => campaigns.map((campaign, at) => ({ ...campaign, ...always(`campaign ${at}`) })));
}

/** A line of one of a few portions; two of them belong to one product. */
export function anyLine(campaignIds: fc.Arbitrary<string[]>, maxQuantity: number): fc.Arbitrary<PricingLine> {
  return fc.record({
    productId: fc.constantFrom(...PRODUCTS),
    portionId: fc.constantFrom('single', 'large'),
    quantity: fc.integer({ min: 1, max: maxQuantity }),
    portionKurus: fc.oneof(fc.constantFrom(1000, 2000, 3335), fc.integer({ min: 0, max: 4000 })),
    extrasKurus: fc.constantFrom(0, 0, 250),
    campaignIds,
  });
}

const anyCoverage = fc.record({
  productIds: fc.uniqueArray(fc.constantFrom(...PRODUCTS), { minLength: 1, maxLength: 4 }),
  portionIds: fc.constantFrom<string[][]>([], ['large']),
});

const anyPercent = fc.record({
  kind: fc.constant<'Percent'>('Percent'),
  basisPoints: fc.integer({ min: 0, max: 10_000 }),
});
const anyAmount = fc.record({
  kind: fc.constant<'Amount'>('Amount'),
  amountKurus: fc.integer({ min: 0, max: 3000 }),
});
const anyFixedPrice = fc.record({
  kind: fc.constant<'FixedPrice'>('FixedPrice'),
  priceKurus: fc.integer({ min: 0, max: 4000 }),
});

function anyCampaign(kind: Campaign['kind']): fc.Arbitrary<Campaign> {
  switch (kind) {
    case 'PortionDiscount':
      return fc
        .record({ covers: anyCoverage, reduction: fc.oneof(anyPercent, anyAmount, anyFixedPrice) })
        .map((terms) => ({ ...always(''), kind, ...terms }));
    case 'BuyXPayY':
      return fc
        .record({
          covers: anyCoverage,
          pay: fc.integer({ min: 1, max: 2 }),
          free: fc.integer({ min: 1, max: 2 }),
        })
        .map(({ covers, pay, free }) => ({ ...always(''), kind, covers, buy: pay + free, pay }));
    case 'SetMenu':
      return fc
        .record({
          parts: fc.array(fc.record({ name: fc.constant('part'), covers: anyCoverage }), {
            minLength: 1,
            maxLength: 3,
          }),
          priceKurus: fc.integer({ min: 0, max: 7000 }),
        })
        .map((terms) => ({ ...always(''), kind, ...terms }));
    case 'BillDiscount':
      return fc
        .record({
          minimumKurus: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 15_000 })),
          reduction: fc.oneof(anyPercent, anyAmount),
        })
        .map((terms) => ({ ...always(''), kind, ...terms }));
  }
}
