import type { BuyXPayY, SetMenu } from '../../campaigns/campaign.ts';
import { givenUpKurus, type Units } from '../campaign-units.ts';

/** A campaign that takes several units at once. */
export type GroupCampaign = BuyXPayY | SetMenu;

/** All units that a group campaign takes of a basket. */
export interface CampaignTurn {
  campaign: GroupCampaign;
  /** How many of each kind of units it takes, in the order of the units. */
  taken: readonly number[];
  /** What it takes off the portion prices of those units. */
  reductionKurus: number;
  /** By how much that is more than the portion discounts that they give up. */
  savedKurus: number;
}

/**
 * The turn of a campaign that takes these units. Those of a "buy X, pay Y" stand dearest first, in consecutive groups of X,
 * of each of which the last X - Y are free.
 * @param units  dearest first
 * @param taken  whole groups or menus
 */
export function turnOf(
  campaign: GroupCampaign,
  units: readonly Units[],
  taken: readonly number[],
): CampaignTurn {
  let reductionKurus = 0;
  let count = 0;
  let givenUp = 0;
  for (const [at, some] of taken.entries()) {
    if (some === 0) continue;
    const off =
      campaign.kind === 'SetMenu' ? some : freeAmong(campaign, count + some) - freeAmong(campaign, count);
    reductionKurus += off * units[at]!.portionKurus;
    givenUp += some * givenUpKurus(units[at]!);
    count += some;
  }
  if (campaign.kind === 'SetMenu') reductionKurus -= (count / campaign.parts.length) * campaign.priceKurus;
  return { campaign, taken, reductionKurus, savedKurus: reductionKurus - givenUp };
}

/** How many of the first so many units in a row of groups are free. */
function freeAmong({ buy, pay }: BuyXPayY, count: number): number {
  return Math.floor(count / buy) * (buy - pay) + Math.max(0, (count % buy) - pay);
}
