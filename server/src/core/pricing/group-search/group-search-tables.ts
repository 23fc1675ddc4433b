import type { BuyXPayY } from '../../campaigns/campaign.ts';
import { freeAmong } from '../buy-x-pay-y.ts';
import { givenUpKurus } from '../campaign-turn.ts';
import type { Units } from '../campaign-units.ts';
import type { Entrant } from './group-entrants.ts';
import type { StepBudget } from './step-budget.ts';

/** Keys are below this prime: a key combined with a count is still an exact whole number. */
export const KEYS = 134_217_689;

/** More units than any bill has. A count below this fits into a key. */
export const MOST_UNITS = 65_536;

/** A place for units: a "buy X, pay Y", or one part of a set menu. */
export interface Slot {
  entrant: number;
  /** Where in `begun` it stands. */
  place: number;
  group: BuyXPayY | null;
  /** Which set menu it is, otherwise. */
  menu: number;
  /** Of the part, what it stands for of the price of the menu. */
  shareKurus: number;
}

/** The tables that a search reads. */
export interface Search {
  units: readonly Units[];
  costs: readonly number[];
  /** For each kind of units, the slots that could take them, in campaign order. */
  slots: Slot[][];
  /** For each place, by what it counts in a key. */
  weights: number[];
  menus: MenuPlaces[];
  /**
   * By place, for each "buy X, pay Y" what it can save from each kind of units on, by the units in its last
   * group.
   */
  tails: number[][][];
  /**
   * For each kind of units and each of its slots, what one unit can be worth to set menus from that slot on.
   */
  menuWorths: number[][];
  /** What can be saved at most. */
  limit: number;
  /** A way that cannot save this much ends. */
  leastLimit: number;
  budget: StepBudget;
}

interface MenuPlaces {
  from: number;
  to: number;
  /** What a whole menu counts in a key. */
  weight: number;
  /** For each part, how many units that fit it are from each kind on. */
  supply: number[][];
}

/**
 * Builds the tables of a search: which campaigns could take which units, and what each could still save from
 * any kind of units on. `null` when there are too few steps for it, or too many units.
 */
export function prepareSearch(
  units: readonly Units[],
  entrants: readonly Entrant[],
  costs: readonly number[],
  reachedKurus: number,
  budget: StepBudget,
): Search | null {
  const slots: Slot[][] = units.map(() => []);
  const menus: MenuPlaces[] = [];
  const tails: number[][][] = [];
  if (units.reduce((sum, { quantity }) => sum + quantity, 0) >= MOST_UNITS) return null;
  let limit = 0;
  let width = 0;
  const quantities = units.map(({ quantity }) => quantity);
  for (const [entrant, { taker }] of entrants.entries()) {
    const { campaign, parts } = taker;
    const group = campaign.kind === 'BuyXPayY' ? campaign : null;
    budget.steps -= taker.steps + (parts.length * units.length) / 4;
    if (group !== null)
      budget.steps -=
        (group.buy * quantities.reduce((sum, most) => sum + Math.min(most + 1, group.buy), 0)) / 8;
    if (budget.steps < 0) return null;
    const shares = taker.sharePrice(quantities, costs);
    const from = width;
    for (const [part, positions] of parts.entries()) {
      const slot = { entrant, place: width, group, menu: menus.length, shareKurus: shares[part]! };
      for (const at of positions) slots[at]!.push(slot);
      width++;
    }
    if (group === null) {
      const supply = parts.map((positions) => {
        const counts = units.map(() => 0);
        for (const at of positions) counts[at] = units[at]!.quantity;
        return suffixSums(counts);
      });
      menus.push({ from, to: width, weight: 0, supply });
    } else {
      tails[from] = groupTail(group, units, parts[0]!, costs);
      limit += tails[from][0]![0]!;
    }
  }
  const menuWorths = slots.map((of, at) => worthsToMenus(units[at]!.discountedKurus - costs[at]!, of));
  for (const [at, { quantity }] of units.entries()) limit += quantity * (costs[at]! + menuWorths[at]![0]!);
  const weights = weightsOf(width);
  for (const menu of menus)
    menu.weight = weights.slice(menu.from, menu.to).reduce((sum, weight) => sum + weight, 0);
  return {
    units,
    costs,
    slots,
    weights,
    menus,
    tails,
    menuWorths,
    limit,
    leastLimit: reachedKurus + 1 - 1e-3,
    budget,
  };
}

function weightsOf(width: number): number[] {
  const weights: number[] = [];
  for (let place = 0, weight = 1; place < width; place++) {
    weight = (weight * 48_271 + place) % KEYS;
    weights.push(weight);
  }
  return weights;
}

function suffixSums(numbers: readonly number[]): number[] {
  const sums = new Array<number>(numbers.length + 1).fill(0);
  for (let at = numbers.length - 1; at >= 0; at--) sums[at] = sums[at + 1]! + numbers[at]!;
  return sums;
}

/** From each slot on, the sum over set menus of the best that each could make of one unit. */
function worthsToMenus(worthKurus: number, slots: readonly Slot[]): number[] {
  const worths = new Array<number>(slots.length + 1).fill(0);
  let best = 0;
  for (let from = slots.length - 1; from >= 0; from--) {
    const { entrant, group, shareKurus } = slots[from]!;
    const before = entrant === slots[from + 1]?.entrant ? best : 0;
    best = group === null ? Math.max(before, worthKurus - shareKurus) : 0;
    worths[from] = worths[from + 1]! - before + best;
  }
  return worths;
}

function groupTail(
  campaign: BuyXPayY,
  units: readonly Units[],
  positions: readonly number[],
  costs: readonly number[],
): number[][] {
  const { buy, pay } = campaign;
  const covered = new Set(positions);
  const end = new Array<number>(buy).fill(-Infinity);
  end[0] = 0;
  const tails: number[][] = [end];
  for (let at = units.length - 1; at >= 0; at--) {
    const after = tails[0]!;
    if (!covered.has(at)) {
      tails.unshift(after);
      continue;
    }
    const { portionKurus, quantity } = units[at]!;
    const costKurus = givenUpKurus(units[at]!) + costs[at]!;
    const isWholeGroupWorthIt = (buy - pay) * portionKurus > buy * costKurus;
    const best = new Array<number>(buy);
    for (let fill = 0; fill < buy; fill++) {
      let kurus = after[fill]!;
      const freeBefore = Math.max(0, fill - pay);
      for (let beyond = 0; beyond < Math.min(buy, quantity + 1); beyond++) {
        const count = isWholeGroupWorthIt ? quantity - ((quantity - beyond) % buy) : beyond;
        const free = freeAmong(campaign, fill + count) - freeBefore;
        kurus = Math.max(kurus, free * portionKurus - count * costKurus + after[(fill + count) % buy]!);
      }
      best[fill] = kurus;
    }
    tails.unshift(best);
  }
  return tails;
}
