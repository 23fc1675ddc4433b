import type { BillDiscount } from '../campaigns/campaign.ts';
import { shareOf } from '../money.ts';
import { type CampaignTurn, givenUpKurus } from './campaign-turn.ts';
import type { Units } from './campaign-units.ts';

/** A bill discount with the goods that it is calculated from. */
export interface DiscountedGoods {
  campaign: BillDiscount;
  /** For each kind of units, whether they may use it. */
  mayUse: readonly boolean[];
  isForAll: boolean;
  /**
   * The goods that may use it, extras included and portion discounts taken off, before any group campaign.
   */
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
 * The bill discount that takes most off after the turns of the group campaigns, and how much: of several
 * equally good ones the first; `null` when none applies. Its minimum is held against what remains of the
 * goods that may use it.
 * @param turns  those of the group campaigns, or what they save together when every line may use every bill
 *   discount
 */
export function bestBillDiscount(
  discounts: readonly DiscountedGoods[],
  turns: readonly CampaignTurn[] | number,
  units: readonly Units[],
): { campaign: BillDiscount; amountKurus: number } | null {
  let best: { campaign: BillDiscount; amountKurus: number } | null = null;
  for (const discount of discounts) {
    const { campaign } = discount;
    let { goodsKurus } = discount;
    if (typeof turns === 'number') goodsKurus -= turns;
    else for (const turn of turns) goodsKurus -= savedAmong(discount, turn, units);
    if (goodsKurus < campaign.minimumKurus) continue;
    const amountKurus = Math.min(goodsKurus, amountOff(campaign, goodsKurus));
    if (amountKurus > (best?.amountKurus ?? 0)) best = { campaign, amountKurus };
  }
  return best;
}

function amountOff({ reduction }: BillDiscount, goodsKurus: number): number {
  return reduction.kind === 'Amount' ? reduction.amountKurus : shareOf(goodsKurus, reduction.basisPoints);
}

/**
 * By how much a turn lowers the goods that may use a bill discount. Where only some of its units may, they
 * bear its reduction in proportion to their portion prices, rounded down to the kuruş.
 */
function savedAmong(
  { mayUse, isForAll }: DiscountedGoods,
  turn: CampaignTurn,
  units: readonly Units[],
): number {
  if (isForAll) return turn.savedKurus;
  let portions = 0;
  let sharing = 0;
  let givenUp = 0;
  for (const [at, count] of turn.taken.entries()) {
    const of = units[at]!;
    portions += count * of.portionKurus;
    if (!mayUse[at]) continue;
    sharing += count * of.portionKurus;
    givenUp += count * givenUpKurus(of);
  }
  return Number((BigInt(turn.reductionKurus) * BigInt(sharing)) / BigInt(portions)) - givenUp;
}
