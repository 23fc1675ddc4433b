import type { BuyXPayY, Coverage, SetMenu } from './campaign.ts';
import type { Units } from './campaign-units.ts';
import { covers } from './portion-discount.ts';

/** A campaign that takes several units at once. */
export type GroupCampaign = BuyXPayY | SetMenu;

/** What a group campaign does when it is its turn. */
export interface CampaignTurn {
  campaign: GroupCampaign;
  /** How many of each kind of units it takes, in the order of the units. */
  taken: readonly number[];
  /** What it takes off the portion prices of those units. */
  reductionKurus: number;
  /** By how much that is more than the portion discounts that they give up: above 0. */
  savedKurus: number;
}

/** A group campaign, ready to take its turn on what is left of some units. */
export interface TurnTaker {
  /** The positions of the units that it could take. */
  positions: readonly number[];
  /** Takes a turn on what is left of each kind of units; `null` when that would save nothing. */
  take(left: readonly number[]): CampaignTurn | null;
}

/** What one unit gives up when a group campaign takes it, in kuruş. */
export function givenUpKurus(units: Units): number {
  return units.portionKurus - units.discountedKurus;
}

/** The positions of those units that may use a campaign and are covered, in the order of the units. */
export function positionsCovered(
  units: readonly Units[],
  campaign: GroupCampaign,
  coverage: Coverage,
): number[] {
  const positions: number[] = [];
  for (let at = 0; at < units.length; at++) {
    const { campaigns, productId, portionId } = units[at]!;
    if (campaigns.includes(campaign) && covers(coverage, productId, portionId)) positions.push(at);
  }
  return positions;
}
