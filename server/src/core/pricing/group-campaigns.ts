import { bestBillDiscount, type DiscountedGoods } from './bill-discount.ts';
import type { CampaignTurn, GroupCampaign } from './campaign-turn.ts';
import type { Units } from './campaign-units.ts';
import { searchByFamily } from './family-search/family-search.ts';
import { type Contest, contestOf, partContest } from './group-search/group-entrants.ts';
import { searchTurns } from './group-search/group-search.ts';
import { type SavingWindow, searchWindows } from './group-search/minimum-search.ts';
import { boundSaving, isProof } from './group-search/saving-bound.ts';
import { searchFew } from './group-search/small-search.ts';
import { newStepBudget, type StepBudget } from './group-search/step-budget.ts';
import { findWanted, type Pool, splitWanted, type WantedUnits } from './group-search/wanted-units.ts';
import { bestTurns, type Turns } from './group-turns.ts';

/** The turns of group campaigns that a basket is charged with, in campaign order. */
export interface Plan extends Turns {
  /**
   * Whether it is known that no other turns leave the guest less to pay: the steps were enough to find out.
   */
  isCheapest: boolean;
}

/**
 * The turns of group campaigns, if any, that leave the guest the least to pay once the bill discount is off,
 * too: the cheapest there are as long as the steps of the budget suffice, then the best of those found.
 * @param campaigns  in campaign order
 * @param units  dearest first
 * @see docs/pricing.md
 */
export function cheapestPlan(
  campaigns: readonly GroupCampaign[],
  units: readonly Units[],
  billDiscounts: readonly DiscountedGoods[],
  budget: StepBudget = newStepBudget(),
): Plan {
  if (campaigns.length === 0) return planOf([], campaigns, units, true);
  const partial = billDiscounts.filter(({ isForAll }) => !isForAll);
  const rightsAt = (at: number) => partial.map(({ mayUse }) => (mayUse[at] ? 1 : 0)).join('');
  const wanted = findWanted(campaigns, units, rightsAt);
  if (wanted.rivals.length === 0) return planOf([], campaigns, units, true);
  const saving: CampaignTurn[] = [];
  let isMost = true;
  for (const { turns, isCheapest, pools } of saveMost(wanted, budget)) {
    for (const turn of spreadOver(units, turns, pools)) saving.push(turn);
    isMost &&= isCheapest;
  }
  const best =
    billDiscounts.length === 0
      ? null
      : withBillDiscounts(wanted, saving, isMost, billDiscounts, units, budget);
  return planOf(best?.turns ?? saving, campaigns, units, best?.isCheapest ?? isMost);
}

interface Solved {
  turns: readonly CampaignTurn[];
  isCheapest: boolean;
}

interface SolvedPools extends Solved {
  pools: readonly Pool[];
}

/**
 * The turns that save most, whatever that does to a bill discount, for each part of the wanted units. The
 * smallest parts come first, so that a large one takes no steps from those that need few.
 */
function saveMost(wanted: WantedUnits, budget: StepBudget): SolvedPools[] {
  const solved: SolvedPools[] = [];
  const large: Contest[] = [];
  for (const part of splitWanted(wanted)) {
    const { pools, rivals } = part;
    const few = rivals.length === 1 ? null : searchFew(unitsOf(pools), rivals, budget);
    if (few !== null) {
      solved.push({ pools, turns: few, isCheapest: true });
      continue;
    }
    const contest = contestOf(part);
    if (!contest.isExact) solved.push({ pools: [], turns: [], isCheapest: false });
    large.push(...partContest(contest));
  }
  large.sort((a, b) => sizeOf(a) - sizeOf(b));
  for (const contest of large) solved.push({ ...saveMostOf(contest, budget), pools: contest.pools });
  return solved;
}

function unitsOf(pools: readonly Pool[]): Units[] {
  return pools.map((pool) => pool.units);
}

function sizeOf({ pools, entrants }: Contest): number {
  return pools.length * entrants.length;
}

/** The turns on the pools of a contest that save most. */
function saveMostOf({ pools, entrants, isExact }: Contest, budget: StepBudget): Solved {
  if (entrants.length === 1) return { turns: [entrants[0]!.alone], isCheapest: isExact };
  const units = unitsOf(pools);
  const aloneKurus = entrants.reduce((sum, { alone }) => sum + alone.savedKurus, 0);
  const known = bestTurns(units, entrants, ({ savedKurus }) => savedKurus, aloneKurus, budget);
  if (known.savedKurus >= aloneKurus) return { turns: known.turns, isCheapest: isExact };
  if (!entrants.every(({ taker }) => taker.isExactAtCosts)) return { turns: known.turns, isCheapest: false };
  const bound = boundSaving(units, entrants, known, budget);
  if (isProof(bound)) return { turns: bound.turns, isCheapest: true };
  const byFamily = searchByFamily(units, entrants, bound.costs, bound.savedKurus, budget);
  if (byFamily !== null) return { turns: byFamily.turns ?? bound.turns, isCheapest: byFamily.isMost };
  const result = searchTurns(units, entrants, bound.costs, bound.savedKurus, budget);
  if (result.kind === 'Better') return { turns: result.turns, isCheapest: true };
  return { turns: bound.turns, isCheapest: result.kind === 'NoBetter' };
}

/** The best of the turns that save most, those that are best together with a bill discount, and none. */
function withBillDiscounts(
  wanted: WantedUnits,
  saving: readonly CampaignTurn[],
  isMost: boolean,
  discounts: readonly DiscountedGoods[],
  units: readonly Units[],
  budget: StepBudget,
): Solved | null {
  const savedKurus = saving.reduce((sum, turn) => sum + turn.savedKurus, 0);
  const isForAll = discounts.every((discount) => discount.isForAll);
  if (isForAll && !discounts.some((discount) => isMissed(discount, savedKurus))) return null;
  const contest = contestOf(wanted);
  if (contest.entrants.length === 0) return null;
  const takesOff = (turns: readonly CampaignTurn[], of: readonly Units[], on: readonly DiscountedGoods[]) =>
    turns.reduce((sum, turn) => sum + turn.savedKurus, 0) +
    (bestBillDiscount(on, turns, of)?.amountKurus ?? 0);
  const poolUnits = unitsOf(contest.pools);
  const onPools = discounts.map((discount) => ({
    ...discount,
    mayUse: contest.pools.map(({ positions }) => discount.mayUse[positions[0]!]!),
  }));
  const tried = bestTurns(
    poolUnits,
    contest.entrants,
    ({ turns }) => takesOff(turns, poolUnits, onPools),
    Infinity,
    budget,
  );
  const triedKurus = takesOff(tried.turns, poolUnits, onPools);
  const savingKurus = takesOff(saving, units, discounts);
  const turns = triedKurus > savingKurus ? spreadOver(units, tried.turns, contest.pools) : saving;
  if (!isForAll) return { turns, isCheapest: false };
  const goodsKurus = discounts[0]!.goodsKurus;
  const payableKurus = (saved: number) => {
    const amountKurus = bestBillDiscount(discounts, saved, units)?.amountKurus ?? 0;
    return goodsKurus - saved - amountKurus;
  };
  const knownKurus = goodsKurus - Math.max(triedKurus, savingKurus);
  const windows = windowsOf(discounts, savedKurus, payableKurus, knownKurus);
  if (windows.length === 0) return { turns, isCheapest: isMost };
  const found = searchWindows(contest, windows, payableKurus, knownKurus, budget);
  return {
    turns: found?.turns ? spreadOver(units, found.turns, contest.pools) : turns,
    isCheapest: isMost && found !== null,
  };
}

/** Whether a minimum that is reached without group campaigns is missed when they save so much. */
function isMissed({ campaign, goodsKurus }: DiscountedGoods, savedKurus: number): boolean {
  return goodsKurus >= campaign.minimumKurus && goodsKurus - savedKurus < campaign.minimumKurus;
}

/**
 * For each minimum that is missed, the savings with which the guest would meet it and pay less than is known.
 */
function windowsOf(
  discounts: readonly DiscountedGoods[],
  savedKurus: number,
  payableKurus: (savedKurus: number) => number,
  knownKurus: number,
): SavingWindow[] {
  return discounts.flatMap((discount) => {
    const upToKurus = discount.goodsKurus - discount.campaign.minimumKurus;
    if (!isMissed(discount, savedKurus) || payableKurus(upToKurus) >= knownKurus) return [];
    // As long as the minimum is met, saving more means paying less.
    let [aboveKurus, enoughKurus] = [-1, upToKurus];
    while (enoughKurus - aboveKurus > 1) {
      const middle = Math.floor((aboveKurus + enoughKurus) / 2);
      if (payableKurus(middle) < knownKurus) enoughKurus = middle;
      else aboveKurus = middle;
    }
    return [{ aboveKurus, upToKurus }];
  });
}

/** Turns on pools as turns on all units. Of a pool, the campaigns take one kind of units after the other. */
function spreadOver(
  units: readonly Units[],
  turns: readonly CampaignTurn[],
  pools: readonly Pool[],
): readonly CampaignTurn[] {
  // Each pool is one kind of units, at the same place.
  if (pools.length === units.length) return turns;
  const left = units.map(({ quantity }) => quantity);
  return turns.map((turn) => {
    const taken = new Array<number>(units.length).fill(0);
    for (const [pool, { positions }] of pools.entries()) {
      let count = turn.taken[pool]!;
      for (const at of positions) {
        const some = Math.min(count, left[at]!);
        taken[at] = some;
        left[at]! -= some;
        count -= some;
      }
    }
    return { ...turn, taken };
  });
}

function planOf(
  turns: readonly CampaignTurn[],
  campaigns: readonly GroupCampaign[],
  units: readonly Units[],
  isCheapest: boolean,
): Plan {
  const left = units.map(({ quantity }) => quantity);
  if (turns.length === 0) return { turns, left, savedKurus: 0, isCheapest };
  const order = new Map(campaigns.map((campaign, at) => [campaign, at]));
  for (const { taken } of turns) for (const [at, count] of taken.entries()) left[at]! -= count;
  return {
    turns: turns.toSorted((a, b) => order.get(a.campaign)! - order.get(b.campaign)!),
    left,
    savedKurus: turns.reduce((sum, { savedKurus }) => sum + savedKurus, 0),
    isCheapest,
  };
}
