import { billDiscountKurus, type DiscountedGoods, savedAmong } from '../bill-discount.ts';
import type { Units } from '../campaign-units.ts';
import type { CampaignTurn } from './campaign-turn.ts';
import { type Contest, turnsOf } from './contests.ts';
import { turnsOfFew } from './few-units.ts';
import { shadowPrices } from './shadow-prices.ts';
import { searchUnits } from './unit-search.ts';

/** Of so many units, every way to hand them to campaigns is looked at. */
const FEW_UNITS = 12;

/** Turns, and whether it is known that no others leave less to pay. */
export interface Weighed {
  turns: readonly CampaignTurn[];
  isExact: boolean;
}

/**
 * The turns that leave the least to pay once the bill discount is off, too. Those that save most may miss its minimum, or
 * take from the goods that it is worked out from.
 * @param contest  all campaigns and units together: a minimum concerns them all
 * @param most  the turns that save most
 */
export function withBillDiscounts(
  contest: Contest,
  most: Weighed,
  discounts: readonly DiscountedGoods[],
  units: readonly Units[],
): Weighed {
  const isForAll = discounts.every((discount) => discount.isForAll);
  const offKurus = (turns: readonly CampaignTurn[]) => {
    const saved = discounts.map((discount) => savedAmong(discount, turns, units));
    return totalOf(turns) + billDiscountKurus(discounts, saved);
  };
  const mostKurus = offKurus(most.turns);
  const caps = capsOf(discounts, totalOf(most.turns)).filter((capKurus) => {
    const saved = discounts.map(() => capKurus);
    return capKurus + billDiscountKurus(discounts, saved) > mostKurus;
  });
  if (isForAll && caps.length === 0) return most;
  const shadow = shadowPrices(contest.rivals, contest.quantities);
  const tried = [[], ...most.turns.map((left) => most.turns.filter((turn) => turn !== left))];
  if (isForAll && shadow.limitKurus < Infinity) {
    for (const capKurus of caps)
      tried.push(turnsOf(contest, searchUnits(contest, shadow, 0, capKurus).counts ?? [], units));
  }
  const best = tried.reduce((some, other) => (offKurus(other) > offKurus(some) ? other : some), most.turns);
  const unitCount = contest.quantities.reduce((sum, quantity) => sum + quantity, 0);
  if (unitCount > FEW_UNITS) return { turns: best, isExact: false };
  const { turns, isExact } = turnsOfFew(contest, shadow, offKurus(best), discounts, units);
  return { turns: turns ?? best, isExact };
}

function totalOf(turns: readonly CampaignTurn[]): number {
  return turns.reduce((sum, { savedKurus }) => sum + savedKurus, 0);
}

/** For each minimum that is reached without group campaigns and missed with so much saved, the most that may be saved. */
function capsOf(discounts: readonly DiscountedGoods[], savedKurus: number): number[] {
  return discounts.flatMap(({ campaign, goodsKurus }) => {
    const capKurus = goodsKurus - campaign.minimumKurus;
    return capKurus < 0 || savedKurus <= capKurus ? [] : [capKurus];
  });
}
