import type { BuyXPayY } from './campaign.ts';
import { type CampaignTurn, givenUpKurus, positionsCovered, type TurnTaker } from './campaign-turn.ts';
import type { Units } from './campaign-units.ts';

/**
 * How a "buy X, pay Y" campaign takes its turn. The units it takes stand dearest first, in consecutive groups of X, of
 * each of which the last X - Y are free. Which units it takes is chosen so that the guest saves most: all of them that
 * fill groups when no portion discount competes; otherwise it passes over a unit whose own discount is worth more.
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
      return count < campaign.buy ? null : bestGroups(campaign, units, left, available);
    },
  };
}

/**
 * Walks the units once, dearest first, and keeps for each fill of the group being built (0 to X - 1 units) the most
 * that could be saved so far: what comes later depends on nothing else, so that the last fill of 0 is the optimum.
 */
function bestGroups(
  campaign: BuyXPayY,
  units: readonly Units[],
  left: readonly number[],
  available: readonly number[],
): CampaignTurn | null {
  let saved = Array.from({ length: campaign.buy }, (_, fill) => (fill === 0 ? 0 : -Infinity));
  const steps: number[][] = [];
  for (const at of available) {
    const step = new Array<number>(campaign.buy).fill(0);
    saved = withUnits(campaign, units[at]!, left[at]!, saved, step);
    steps.push(step);
  }
  const savedKurus = saved[0]!;
  if (savedKurus <= 0) return null;
  const taken = new Array<number>(units.length).fill(0);
  let fill = 0;
  let reductionKurus = savedKurus;
  for (let i = available.length - 1; i >= 0; i--) {
    const at = available[i]!;
    const count = steps[i]![fill]!;
    taken[at] = count;
    reductionKurus += count * givenUpKurus(units[at]!);
    fill = (fill + campaign.buy * count - count) % campaign.buy;
  }
  return { campaign, taken, reductionKurus, savedKurus };
}

/** The most saved for each fill once these units were looked at, too; `step` receives how many of them that takes. */
function withUnits(
  campaign: BuyXPayY,
  units: Units,
  count: number,
  saved: number[],
  step: number[],
): number[] {
  const { buy, pay } = campaign;
  const givenUp = givenUpKurus(units);
  const isGroupOfThemWorthIt = (buy - pay) * units.portionKurus > buy * givenUp;
  const next = saved.slice();
  for (let extra = 0; extra < buy && extra <= count; extra++) {
    const take = isGroupOfThemWorthIt ? count - ((count - extra) % buy) : extra;
    if (take === 0) continue;
    for (let fill = 0; fill < buy; fill++) {
      const free = freeAmong(campaign, fill + take) - freeAmong(campaign, fill);
      const candidate = saved[fill]! + free * units.portionKurus - take * givenUp;
      const filled = (fill + take) % buy;
      if (candidate > next[filled]!) {
        next[filled] = candidate;
        step[filled] = take;
      }
    }
  }
  return next;
}

/** How many of the first units in a row of groups are free. */
function freeAmong({ buy, pay }: BuyXPayY, count: number): number {
  return Math.floor(count / buy) * (buy - pay) + Math.max(0, (count % buy) - pay);
}
