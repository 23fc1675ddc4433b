import type { BillDiscount } from '../campaigns/campaign.ts';
import { shareOf, sumOf } from '../money.ts';
import { forgoneKurus, type Units } from './campaign-units.ts';
import type { CampaignTurn } from './groups/contests.ts';
import type { DiscountTerms } from './price-terms.ts';

/** A bill discount with the goods that it is calculated from. */
export interface DiscountedGoods {
  campaign: BillDiscount;
  /** For each kind of units, whether they may use it. */
  mayUse: readonly boolean[];
  isForAll: boolean;
  /** The goods that may use it, extras included and portion discounts taken off, before any group campaign. */
  goodsKurus: number;
}

/** The goods of each bill discount, in campaign order. */
export function discountedGoods(
  campaigns: readonly BillDiscount[],
  units: readonly Units[],
): DiscountedGoods[] {
  return campaigns.map((campaign) => {
    const mayUse = units.map((of) => of.campaigns.has(campaign));
    const goodsKurus = units.reduce(
      (sum, of, at) => (mayUse[at] ? sum + of.quantity * of.discountedKurus + of.extrasKurus : sum),
      0,
    );
    return { campaign, mayUse, isForAll: !mayUse.includes(false), goodsKurus };
  });
}

/**
 * The bill discount that takes most off after the turns of the group campaigns, and how much: of several equally good ones the
 * first; 0 when none applies. Its minimum is held against what remains of the goods that may use it.
 * @param savedOf  by how much the turns lower the goods of each discount
 */
export function bestBillDiscount(
  discounts: readonly DiscountedGoods[],
  savedOf: (goods: DiscountedGoods, at: number) => number,
): { campaign: BillDiscount | null; amountKurus: number } {
  let best: { campaign: BillDiscount | null; amountKurus: number } = { campaign: null, amountKurus: 0 };
  for (const [at, goods] of discounts.entries()) {
    const { campaign, goodsKurus } = goods;
    const leftKurus = goodsKurus - savedOf(goods, at);
    const amountKurus = leftKurus < campaign.minimumKurus ? 0 : discountKurus(campaign.reduction, leftKurus);
    if (amountKurus > best.amountKurus) best = { campaign, amountKurus };
  }
  return best;
}

/** What a discount takes off an amount: a percentage half up, or at most all of it. */
export function discountKurus(terms: DiscountTerms, ofKurus: number): number {
  if (terms.kind === 'Amount') return Math.min(ofKurus, terms.amountKurus);
  return shareOf(ofKurus, terms.basisPoints);
}

/**
 * By how much turns lower the goods that may use a bill discount. Where only some units of a turn may, they
 * bear its reduction in proportion to their portion prices, rounded down to the kuruş.
 */
export function savedOnGoods(
  { mayUse, isForAll }: DiscountedGoods,
  turns: readonly CampaignTurn[],
  units: readonly Units[],
): number {
  return sumOf(turns.map((turn) => (isForAll ? turn.savedKurus : savedByTurn(mayUse, turn, units))));
}

function savedByTurn(mayUse: readonly boolean[], turn: CampaignTurn, units: readonly Units[]): number {
  let portions = 0;
  let sharing = 0;
  let givenUp = 0;
  for (const [at, count] of turn.taken.entries()) {
    const of = units[at]!;
    portions += count * of.portionKurus;
    if (!mayUse[at]) continue;
    sharing += count * of.portionKurus;
    givenUp += count * forgoneKurus(of);
  }
  if (portions === 0) return -givenUp;
  return Number((BigInt(turn.reductionKurus) * BigInt(sharing)) / BigInt(portions)) - givenUp;
}
