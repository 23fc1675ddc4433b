import type { BuyXPayY, SetMenu } from '../campaigns/campaign.ts';
import type { Units } from './campaign-units.ts';

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

/** A turn of more elementary steps is taken by a simpler rule. @see docs/pricing.md */
export const MOST_STEPS_PER_TURN = 1_500;

/** A group campaign, ready to take its turn on what is left of some units. */
export interface TurnTaker {
  campaign: GroupCampaign;
  /** The positions of the units that it could take, in the order of the units. */
  positions: readonly number[];
  /** The positions of the units that each part of a set menu covers; of a "buy X, pay Y" all, as one part. */
  parts: readonly (readonly number[])[];
  /**
   * Takes a turn on what is left of each kind of units; `null` when that would save nothing.
   * @param costs  for each kind of units, a price in kuruş that each unit taken costs the turn: `savedKurus`
   *   is less that
   */
  take(left: readonly number[], costs?: readonly number[]): CampaignTurn | null;
  /**
   * What each part stands for of the price of a set menu when units cost so much: together the price. The
   * better the shares, the less do units seem to be worth beyond them. Nothing, for "buy X, pay Y".
   */
  sharePrice(left: readonly number[], costs: readonly number[]): number[];
  /** Whether no turn could save more: the units are few enough to find the best one. */
  isExact: boolean;
  /** Whether that holds also when units cost something. */
  isExactAtCosts: boolean;
  /** What a turn takes of the steps for a basket. */
  steps: number;
}

/** What one unit gives up when a group campaign takes it, in kuruş. */
export function givenUpKurus(units: Units): number {
  return units.portionKurus - units.discountedKurus;
}
