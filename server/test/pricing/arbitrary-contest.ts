import { gatherUnits } from '../../src/core/pricing/campaign-units.ts';
import { contestOf, findRivalCampaigns, splitRivals } from '../../src/core/pricing/groups/contests.ts';
import { anyBasket } from './arbitrary-basket.ts';
import { cheapestTotalKurus } from './cheapest-partition.ts';

/** Group campaigns that want the same units of a small basket, and the most that they can save together. */
export const anyContest = anyBasket({
  kinds: ['PortionDiscount', 'BuyXPayY', 'SetMenu'],
  maxCampaigns: 6,
  maxLines: 4,
  maxQuantity: 2,
  hasEqualRights: false,
}).map((basket) => {
  const units = gatherUnits(basket.lines, basket.campaigns);
  const groups = basket.campaigns.filter((of) => of.kind === 'BuyXPayY' || of.kind === 'SetMenu');
  const withoutGroups = basket.campaigns.filter((of) => of.kind === 'PortionDiscount');
  const mostKurus = cheapestTotalKurus({ ...basket, campaigns: withoutGroups }) - cheapestTotalKurus(basket);
  const contests = splitRivals(findRivalCampaigns(groups, units)).map((rivals) =>
    contestOf(rivals, units, () => ''),
  );
  return { contests, units, mostKurus };
});
