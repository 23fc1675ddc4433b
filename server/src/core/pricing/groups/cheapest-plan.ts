import { sumOf } from '../../money.ts';
import { bestBillDiscount, type DiscountedGoods, savedOnGoods } from '../bill-discount.ts';
import type { UnitKind } from '../campaign-units.ts';
import {
  type CampaignTurn,
  contestOf,
  findRivalCampaigns,
  type MultiUnitCampaign,
  splitRivals,
  turnsOf,
  type UnitAllocation,
  type UnitContest,
  withoutDominated,
} from './contests.ts';
import { searchFewUnits } from './few-units.ts';
import { greedyAllocation } from './group-choices.ts';
import { shadowPrices } from './shadow-prices.ts';
import { searchUnits } from './unit-search.ts';

/**
 * If a bill discount depends on the turns, and there are at most this many units, the search tries all ways to
 * distribute them.
 */
const FEW_UNITS = 12;

/** The turns of group campaigns that apply to a basket, in campaign order. */
export interface TurnPlan {
  turns: readonly CampaignTurn[];
  /** Whether no other turns can make the basket cheaper. False if the search was stopped by its limit. */
  isCheapest: boolean;
}

/**
 * Finds the turns of group campaigns that make a basket cheapest for the guest, including the bill discount. If the search reaches
 * the limit in docs/pricing.md, it returns the best turns found.
 * @param campaigns  in campaign order
 * @param units  dearest first
 * @see docs/pricing.md
 */
export function cheapestPlan(
  campaigns: readonly MultiUnitCampaign[],
  units: readonly UnitKind[],
  billDiscounts: readonly DiscountedGoods[],
): TurnPlan {
  const rivals = findRivalCampaigns(campaigns, units);
  const partial = billDiscounts.filter(({ isForAll }) => !isForAll);
  const rightsAt = (at: number) => partial.map(({ mayUse }) => (mayUse[at] ? 1 : 0)).join('');
  const plans = splitRivals(withoutDominated(rivals)).map((some) =>
    mostSavingTurns(contestOf(some, units, rightsAt), units),
  );
  let best: TurnPlan = {
    turns: plans.flatMap(({ turns }) => turns),
    isCheapest: plans.every(({ isCheapest }) => isCheapest),
  };
  if (rivals.length > 0 && billDiscounts.length > 0)
    best = withBillDiscounts(contestOf(rivals, units, rightsAt), best, billDiscounts, units);
  const turns = best.turns.toSorted((a, b) => campaigns.indexOf(a.campaign) - campaigns.indexOf(b.campaign));
  return { turns, isCheapest: best.isCheapest };
}

/** Finds the turns that save most, without bill discounts. If the search reaches its limit, the best turns found. */
export function mostSavingTurns(contest: UnitContest, units: readonly UnitKind[]): TurnPlan {
  const shadow = shadowPrices(contest.rivals, contest.quantities);
  const known = greedyAllocation(contest, shadow.made);
  const isKnownBest = shadow.limitKurus < known.savedKurus + 1 - 1e-3;
  const isSearched = !isKnownBest && shadow.limitKurus < Infinity;
  const found = isSearched ? searchUnits(contest, shadow, known) : { ...known, isExact: isKnownBest };
  return { turns: turnsOf(contest, found, units), isCheapest: found.isExact };
}

/**
 * Finds the turns that make a basket cheapest together with a bill discount. The turns that save most may bring the goods below
 * its minimum, or reduce the amount that it is a percentage of.
 * @param contest  of all campaigns and units: a minimum depends on all of them
 * @param most  the turns that save most without bill discounts
 */
function withBillDiscounts(
  contest: UnitContest,
  most: TurnPlan,
  discounts: readonly DiscountedGoods[],
  units: readonly UnitKind[],
): TurnPlan {
  const isForAll = discounts.every((discount) => discount.isForAll);
  const totalReductionOf = (turns: readonly CampaignTurn[]) =>
    totalOf(turns) + bestBillDiscount(discounts, (goods) => savedOnGoods(goods, turns, units)).amountKurus;
  const mostKurus = totalReductionOf(most.turns);
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
  const best = tried.reduce(
    (some, other) => (totalReductionOf(other) > totalReductionOf(some) ? other : some),
    most.turns,
  );
  if (sumOf([...contest.quantities]) > FEW_UNITS) return { turns: best, isCheapest: false };
  const { counts, isExact } = searchFewUnits(contest, shadow, totalReductionOf(best), discounts, units);
  return { turns: counts === null ? best : turnsOf(contest, { counts }, units), isCheapest: isExact };
}

const NOTHING: UnitAllocation = { counts: [], savedKurus: 0 };

function totalOf(turns: readonly CampaignTurn[]): number {
  return sumOf(turns.map(({ savedKurus }) => savedKurus));
}

/** For each minimum that these savings would miss, but that is met without them: the largest saving that still meets it. */
function capsOf(discounts: readonly DiscountedGoods[], savedKurus: number): number[] {
  return discounts.flatMap(({ campaign, goodsKurus }) => {
    const capKurus = goodsKurus - campaign.minimumKurus;
    return capKurus < 0 || savedKurus <= capKurus ? [] : [capKurus];
  });
}
