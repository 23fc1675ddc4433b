import type { BuyXPayY } from './campaign.ts';
import { type CampaignTurn, givenUpKurus, positionsCovered, type TurnTaker } from './campaign-turn.ts';
import type { Units } from './campaign-units.ts';

/**
 * How a "buy X, pay Y" campaign takes its turn. The units it takes stand dearest first, in consecutive groups of X, of
 * each of which the last X - Y are free. It takes the units with which the guest saves most: as many groups as can be
 * filled, from the dearest on, unless a unit's own discount is worth more than its place in a group. Of choices that
 * save the same it makes the one of fewest units, and of these the dearest.
 * @param units  dearest first
 * @see docs/pricing.md
 */
export function buyXPayYTurns(campaign: BuyXPayY, units: readonly Units[]): TurnTaker {
  const positions = positionsCovered(units, campaign, campaign.covers);
  return {
    positions,
    take(left) {
      const available = positions.filter((at) => left[at]! > 0);
      const count = available.reduce((sum, at) => sum + left[at]!, 0);
      if (count < campaign.buy) return null;
      const best = bestGroups(campaign, units, left, available);
      return best.savedKurus === 0 ? null : turnOf(campaign, units, best);
    },
  };
}

/** Units taken so far: those of `before`, and then so many at a position. */
interface Choice {
  savedKurus: number;
  unitCount: number;
  /** The portion prices of all its units. */
  portionsKurus: number;
  at: number;
  count: number;
  before: Choice | null;
}

const NO_UNITS: Choice = { savedKurus: 0, unitCount: 0, portionsKurus: 0, at: 0, count: 0, before: null };

/**
 * Walks the units once, dearest first, and keeps the best choice for each fill of the last group (0 to X - 1 units):
 * on nothing else depends what the units to come can save. The best that ends with an empty last group is the answer.
 */
function bestGroups(
  campaign: BuyXPayY,
  units: readonly Units[],
  left: readonly number[],
  available: readonly number[],
): Choice {
  let bestByFill: (Choice | undefined)[] = [NO_UNITS];
  for (const at of available) bestByFill = withUnits(campaign, units[at]!, at, left[at]!, bestByFill);
  return bestByFill[0]!;
}

/**
 * The best choices once these units could be taken, too. Of how many to take, only those are tried that leave the last
 * group with another fill: whole groups of such units are worth it all, or not at all.
 */
function withUnits(
  campaign: BuyXPayY,
  units: Units,
  at: number,
  available: number,
  bestByFill: readonly (Choice | undefined)[],
): (Choice | undefined)[] {
  const { buy, pay } = campaign;
  const { portionKurus } = units;
  const givenUp = givenUpKurus(units);
  const isWholeGroupWorthIt = (buy - pay) * portionKurus > buy * givenUp;
  const next = bestByFill.slice();
  for (let beyondGroups = 0; beyondGroups < Math.min(buy, available + 1); beyondGroups++) {
    const count = isWholeGroupWorthIt ? available - ((available - beyondGroups) % buy) : beyondGroups;
    if (count === 0) continue;
    for (let fill = 0; fill < buy; fill++) {
      const before = bestByFill[fill];
      if (before === undefined) continue;
      const free = freeAmong(campaign, fill + count) - freeAmong(campaign, fill);
      const choice = {
        savedKurus: before.savedKurus + free * portionKurus - count * givenUp,
        unitCount: before.unitCount + count,
        portionsKurus: before.portionsKurus + count * portionKurus,
        at,
        count,
        before,
      };
      const filled = (fill + count) % buy;
      if (isBetter(choice, next[filled])) next[filled] = choice;
    }
  }
  return next;
}

function isBetter(choice: Choice, other: Choice | undefined): boolean {
  if (other === undefined) return true;
  if (choice.savedKurus !== other.savedKurus) return choice.savedKurus > other.savedKurus;
  if (choice.unitCount !== other.unitCount) return choice.unitCount < other.unitCount;
  return choice.portionsKurus > other.portionsKurus;
}

/** How many of the first so many units in a row of groups are free. */
function freeAmong({ buy, pay }: BuyXPayY, count: number): number {
  return Math.floor(count / buy) * (buy - pay) + Math.max(0, (count % buy) - pay);
}

function turnOf(campaign: BuyXPayY, units: readonly Units[], best: Choice): CampaignTurn {
  const taken = units.map(() => 0);
  let reductionKurus = best.savedKurus;
  for (let choice: Choice | null = best; choice !== null; choice = choice.before) {
    taken[choice.at]! += choice.count;
    reductionKurus += choice.count * givenUpKurus(units[choice.at]!);
  }
  return { campaign, taken, reductionKurus, savedKurus: best.savedKurus };
}
