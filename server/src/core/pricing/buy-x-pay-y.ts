import type { BuyXPayY } from '../campaigns/campaign.ts';
import { type CampaignTurn, givenUpKurus, MOST_STEPS_PER_TURN, type TurnTaker } from './campaign-turn.ts';
import type { Units } from './campaign-units.ts';
import { indexUnits, positionsCovered } from './unit-index.ts';

/**
 * How a "buy X, pay Y" campaign takes its turn. The units it takes stand dearest first, in consecutive groups
 * of X, of each of which the last X - Y are free. It takes the units with which the guest saves most: as many
 * groups as can be filled, from the dearest on, unless a unit's own discount is worth more than its place in
 * a group. Of choices that save the same it makes the one of fewest units, and of these the dearest.
 * @param units  dearest first
 * @param positions  those that it covers, where they are known already
 * @see docs/pricing.md
 */
export function buyXPayYTurns(
  campaign: BuyXPayY,
  units: readonly Units[],
  positions: readonly number[] = positionsCovered(indexUnits(units), campaign, campaign.covers),
): TurnTaker {
  const areAtFullPrice = positions.every((at) => givenUpKurus(units[at]!) === 0);
  const { buy } = campaign;
  const steps = positions.reduce((sum, at) => sum + buy * Math.min(buy, units[at]!.quantity + 1), 0);
  const isExactAtCosts = steps <= MOST_STEPS_PER_TURN;
  return {
    campaign,
    positions,
    parts: [positions],
    isExact: isExactAtCosts || areAtFullPrice,
    isExactAtCosts,
    steps: 2 + Math.min(MOST_STEPS_PER_TURN, steps) / 8,
    sharePrice: () => [0],
    take(left, costs) {
      const available = positions.filter((at) => left[at]! > 0);
      if (areAtFullPrice && costs === undefined) return dearestGroups(campaign, units, left, available);
      if (isExactAtCosts) return bestGroups(campaign, units, left, available, costs);
      return dearestGroups(campaign, units, left, worthGroups(campaign, units, available, costs), costs);
    },
  };
}

/** How many of the first so many units in a row of groups are free. */
export function freeAmong({ buy, pay }: BuyXPayY, count: number): number {
  return Math.floor(count / buy) * (buy - pay) + Math.max(0, (count % buy) - pay);
}

/** Those of the units of which a whole group is worth what it gives up and costs. */
function worthGroups(
  { buy, pay }: BuyXPayY,
  units: readonly Units[],
  available: readonly number[],
  costs?: readonly number[],
): number[] {
  return available.filter((at) => {
    const costKurus = givenUpKurus(units[at]!) + (costs?.[at] ?? 0);
    return (buy - pay) * units[at]!.portionKurus > buy * costKurus;
  });
}

/** The turn that takes the dearest units, in whole groups, as long as a group has something to free. */
function dearestGroups(
  campaign: BuyXPayY,
  units: readonly Units[],
  left: readonly number[],
  available: readonly number[],
  costs?: readonly number[],
): CampaignTurn | null {
  const { buy, pay } = campaign;
  let count = 0;
  let priced = 0;
  for (const at of available) {
    count += left[at]!;
    if (units[at]!.portionKurus > 0) priced += left[at]!;
  }
  const groups = Math.min(Math.floor(count / buy), Math.ceil((priced - pay) / buy));
  if (groups <= 0) return null;
  const taken = new Array<number>(units.length).fill(0);
  let before = 0;
  let reductionKurus = 0;
  let costKurus = 0;
  for (const at of available) {
    const some = Math.min(left[at]!, groups * buy - before);
    if (some === 0) break;
    taken[at] = some;
    reductionKurus +=
      (freeAmong(campaign, before + some) - freeAmong(campaign, before)) * units[at]!.portionKurus;
    costKurus += some * (givenUpKurus(units[at]!) + (costs?.[at] ?? 0));
    before += some;
  }
  const savedKurus = reductionKurus - costKurus;
  return savedKurus > 0 ? { campaign, taken, reductionKurus, savedKurus } : null;
}

/** The best choice of units so far for each fill of the last group (0 to X - 1 units). */
interface Fills {
  /** -Infinity where no choice comes to that fill. */
  savedKurus: number[];
  unitCount: number[];
  /** The portion prices of all units of the choice. */
  portionsKurus: number[];
}

/**
 * Walks the units once, dearest first, and keeps the best choice for each fill of the last group: on nothing
 * else depends what the units to come can save. The best that ends with an empty last group is the turn.
 */
function bestGroups(
  campaign: BuyXPayY,
  units: readonly Units[],
  left: readonly number[],
  available: readonly number[],
  costs: readonly number[] | undefined,
): CampaignTurn | null {
  const { buy } = campaign;
  let fills: Fills = {
    savedKurus: new Array<number>(buy).fill(-Infinity),
    unitCount: new Array<number>(buy).fill(0),
    portionsKurus: new Array<number>(buy).fill(0),
  };
  fills.savedKurus[0] = 0;
  const counts = available.map((at) => {
    const added = new Array<number>(buy).fill(0);
    const costKurus = givenUpKurus(units[at]!) + (costs?.[at] ?? 0);
    fills = withUnits(campaign, units[at]!.portionKurus, costKurus, left[at]!, fills, added);
    return added;
  });
  const savedKurus = fills.savedKurus[0]!;
  if (savedKurus <= 0) return null;
  const taken = new Array<number>(units.length).fill(0);
  let reductionKurus = savedKurus;
  let fill = 0;
  for (let last = available.length - 1; last >= 0; last--) {
    const at = available[last]!;
    const count = counts[last]![fill]!;
    taken[at] = count;
    reductionKurus += count * (givenUpKurus(units[at]!) + (costs?.[at] ?? 0));
    fill = (((fill - count) % buy) + buy) % buy;
  }
  return { campaign, taken, reductionKurus, savedKurus };
}

/**
 * The best choices once these units could be taken, too. Of how many to take, only those are tried that leave
 * the last group with another fill: whole groups of such units are worth it all, or not at all.
 * @param added  is given, for each fill, how many of these units its choice takes
 */
function withUnits(
  campaign: BuyXPayY,
  portionKurus: number,
  costKurus: number,
  available: number,
  before: Fills,
  added: number[],
): Fills {
  const { buy, pay } = campaign;
  const isWholeGroupWorthIt = (buy - pay) * portionKurus > buy * costKurus;
  const next = {
    savedKurus: before.savedKurus.slice(),
    unitCount: before.unitCount.slice(),
    portionsKurus: before.portionsKurus.slice(),
  };
  for (let fill = 0; fill < buy; fill++) {
    if (before.savedKurus[fill] === -Infinity) continue;
    const freeBefore = Math.max(0, fill - pay);
    for (let beyondGroups = 0; beyondGroups < Math.min(buy, available + 1); beyondGroups++) {
      const count = isWholeGroupWorthIt ? available - ((available - beyondGroups) % buy) : beyondGroups;
      if (count === 0) continue;
      const free = freeAmong(campaign, fill + count) - freeBefore;
      const savedKurus = before.savedKurus[fill]! + free * portionKurus - count * costKurus;
      const filled = (fill + count) % buy;
      if (savedKurus < next.savedKurus[filled]!) continue;
      const unitCount = before.unitCount[fill]! + count;
      const portionsKurus = before.portionsKurus[fill]! + count * portionKurus;
      if (savedKurus === next.savedKurus[filled]!) {
        if (unitCount > next.unitCount[filled]!) continue;
        if (unitCount === next.unitCount[filled]! && portionsKurus <= next.portionsKurus[filled]!) continue;
      }
      next.savedKurus[filled] = savedKurus;
      next.unitCount[filled] = unitCount;
      next.portionsKurus[filled] = portionsKurus;
      added[filled] = count;
    }
  }
  return next;
}
