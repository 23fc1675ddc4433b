import type { BillDiscount } from '../campaigns/campaign.ts';
import { shareOf, sumOf } from '../money.ts';
import { type UnitKind, unusedDiscountKurus } from './campaign-units.ts';
import type { CampaignTurn } from './groups/contests.ts';
import type { DiscountTerms } from './price-terms.ts';

/** A bill discount, and the goods that it applies to. */
export interface DiscountedGoods {
  campaign: BillDiscount;
  /** For each kind of units, whether the discount applies to it. */
  mayUse: readonly boolean[];
  /** Whether the discount applies to all units. */
  isForAll: boolean;
  /** The price of these goods with extras, after portion discounts and before group campaigns. */
  goodsKurus: number;
}

/** The goods that each bill discount applies to, in campaign order. */
export function discountedGoods(
  campaigns: readonly BillDiscount[],
  units: readonly UnitKind[],
): DiscountedGoods[] {
  return campaigns.map((campaign) => {
    const mayUse = units.map((kind) => kind.campaigns.has(campaign));
    const goodsKurus = units.reduce(
      (sum, kind, at) => (mayUse[at] ? sum + kind.quantity * kind.discountedKurus + kind.extrasKurus : sum),
      0,
    );
    return { campaign, mayUse, isForAll: !mayUse.includes(false), goodsKurus };
  });
}

/**
 * The bill discount with the largest reduction after the turns of group campaigns, and its reduction. If several are equal, the
 * first one; if none applies, `null` and 0. A discount applies if the remaining price of its goods is at least its minimum.
 * @param savedOf  by how much the turns lower the price of the goods of a discount
 */
export function bestBillDiscount(
  discounts: readonly DiscountedGoods[],
  savedOf: (goods: DiscountedGoods, at: number) => number,
): { campaign: BillDiscount | null; amountKurus: number } {
  let best: { campaign: BillDiscount | null; amountKurus: number } = { campaign: null, amountKurus: 0 };
  for (const [at, goods] of discounts.entries()) {
    const { campaign, goodsKurus } = goods;
    const leftKurus = goodsKurus - savedOf(goods, at);
    const amountKurus =
      leftKurus < campaign.minimumKurus ? 0 : discountAmountOf(campaign.reduction, leftKurus);
    if (amountKurus > best.amountKurus) best = { campaign, amountKurus };
  }
  return best;
}

/** The reduction of an amount by a discount: a percentage rounded half up, or a fixed amount, at most `ofKurus`. */
export function discountAmountOf(terms: DiscountTerms, ofKurus: number): number {
  if (terms.kind === 'Amount') return Math.min(ofKurus, terms.amountKurus);
  return shareOf(ofKurus, terms.basisPoints);
}

/**
 * By how much turns lower the price of the goods that a bill discount applies to. If the discount applies to only some units of
 * a turn, these bear their part of its reduction in proportion to portion prices, rounded down to the kuruş.
 */
export function savedOnGoods(
  { mayUse, isForAll }: DiscountedGoods,
  turns: readonly CampaignTurn[],
  units: readonly UnitKind[],
): number {
  return sumOf(turns.map((turn) => (isForAll ? turn.savedKurus : savedByTurn(mayUse, turn, units))));
}

function savedByTurn(mayUse: readonly boolean[], turn: CampaignTurn, units: readonly UnitKind[]): number {
  let portionsKurus = 0;
  let eligibleKurus = 0;
  let lostKurus = 0;
  for (const [at, count] of turn.taken.entries()) {
    const kind = units[at]!;
    portionsKurus += count * kind.portionKurus;
    if (!mayUse[at]) continue;
    eligibleKurus += count * kind.portionKurus;
    lostKurus += count * unusedDiscountKurus(kind);
  }
  if (portionsKurus === 0) return -lostKurus;
  return Number((BigInt(turn.reductionKurus) * BigInt(eligibleKurus)) / BigInt(portionsKurus)) - lostKurus;
}
