import { sumOf } from '../../money.ts';
import { bestBillDiscount, type DiscountedGoods, savedOnGoods } from '../bill-discount.ts';
import type { Units } from '../campaign-units.ts';
import {
  type CampaignTurn,
  type Contest,
  contestOf,
  findRivals,
  type MultiUnitCampaign,
  splitRivals,
  type Taking,
  turnsOf,
  withoutDominated,
} from './contests.ts';
import { searchFewUnits } from './few-units.ts';
import { bestOrder } from './group-choices.ts';
import { shadowPrices } from './shadow-prices.ts';
import { searchUnits } from './unit-search.ts';

/** Up to this many units, every way to give them to campaigns is tried if a bill discount depends on it. */
const FEW_UNITS = 12;

/** The turns of group campaigns that a basket is charged with, in campaign order. */
export interface Plan {
  turns: readonly CampaignTurn[];
  /** Whether it is known that no other turns leave the guest less to pay. */
  isCheapest: boolean;
}

/**
 * The turns of group campaigns, if any, that leave the guest the least to pay once the bill discount is off,
 * too: the cheapest there are within the bound of docs/pricing.md, then the best of those found.
 * @param campaigns  in campaign order
 * @param units  dearest first
 * @see docs/pricing.md
 */
export function cheapestPlan(
  campaigns: readonly MultiUnitCampaign[],
  units: readonly Units[],
  billDiscounts: readonly DiscountedGoods[],
): Plan {
  const rivals = findRivals(campaigns, units);
  const partial = billDiscounts.filter(({ isForAll }) => !isForAll);
  const rightsAt = (at: number) => partial.map(({ mayUse }) => (mayUse[at] ? 1 : 0)).join('');
  const plans = splitRivals(withoutDominated(rivals)).map((some) =>
    mostSavingTurns(contestOf(some, units, rightsAt), units),
  );
  let best: Plan = {
    turns: plans.flatMap(({ turns }) => turns),
    isCheapest: plans.every(({ isCheapest }) => isCheapest),
  };
  if (rivals.length > 0 && billDiscounts.length > 0)
    best = withBillDiscounts(contestOf(rivals, units, rightsAt), best, billDiscounts, units);
  const turns = best.turns.toSorted((a, b) => campaigns.indexOf(a.campaign) - campaigns.indexOf(b.campaign));
  return { turns, isCheapest: best.isCheapest };
}

/** The turns that save most: known to be so within the bound of remembered states, else the best of those found. */
export function mostSavingTurns(contest: Contest, units: readonly Units[]): Plan {
  const shadow = shadowPrices(contest.rivals, contest.quantities);
  const known = bestOrder(contest, shadow.made);
  const isKnownBest = shadow.limitKurus < known.savedKurus + 1 - 1e-3;
  const isSearched = !isKnownBest && shadow.limitKurus < Infinity;
  const found = isSearched ? searchUnits(contest, shadow, known) : { ...known, isExact: isKnownBest };
  return { turns: turnsOf(contest, found, units), isCheapest: found.isExact };
}

/**
 * The turns that leave the least to pay once the bill discount is off, too. Those that save most may miss its minimum, or
 * take from the goods that it is worked out from.
 * @param contest  all campaigns and units together: a minimum concerns them all
 * @param most  the turns that save most
 */
function withBillDiscounts(
  contest: Contest,
  most: Plan,
  discounts: readonly DiscountedGoods[],
  units: readonly Units[],
): Plan {
  const isForAll = discounts.every((discount) => discount.isForAll);
  const offKurus = (turns: readonly CampaignTurn[]) =>
    totalOf(turns) + bestBillDiscount(discounts, (goods) => savedOnGoods(goods, turns, units)).amountKurus;
  const mostKurus = offKurus(most.turns);
  const caps = capsOf(discounts, totalOf(most.turns)).filter(
    (capKurus) => capKurus + bestBillDiscount(discounts, () => capKurus).amountKurus > mostKurus,
  );
  if (isForAll && caps.length === 0) return most;
  const shadow = shadowPrices(contest.rivals, contest.quantities);
  const tried = [[], ...most.turns.map((left) => most.turns.filter((turn) => turn !== left))];
  if (isForAll && shadow.limitKurus < Infinity) {
    for (const capKurus of caps)
      tried.push(turnsOf(contest, searchUnits(contest, shadow, NOTHING, capKurus), units));
  }
  const best = tried.reduce((some, other) => (offKurus(other) > offKurus(some) ? other : some), most.turns);
  if (sumOf([...contest.quantities]) > FEW_UNITS) return { turns: best, isCheapest: false };
  const { counts, isExact } = searchFewUnits(contest, shadow, offKurus(best), discounts, units);
  return { turns: counts === null ? best : turnsOf(contest, { counts }, units), isCheapest: isExact };
}

const NOTHING: Taking = { counts: [], savedKurus: 0 };

function totalOf(turns: readonly CampaignTurn[]): number {
  return sumOf(turns.map(({ savedKurus }) => savedKurus));
}

/** For each minimum that is reached without group campaigns but missed with these savings: the most that may be saved. */
function capsOf(discounts: readonly DiscountedGoods[], savedKurus: number): number[] {
  return discounts.flatMap(({ campaign, goodsKurus }) => {
    const capKurus = goodsKurus - campaign.minimumKurus;
    return capKurus < 0 || savedKurus <= capKurus ? [] : [capKurus];
  });
}
