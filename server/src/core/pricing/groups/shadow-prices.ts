import type { RivalCampaign } from './contests.ts';
import { bestChoice, bestChoiceCost, type GroupChoice, type RepeatedChoice } from './group-choices.ts';

/** What a unit of each kind is worth to the campaigns that compete for units. */
export interface ShadowPrices {
  /** For each kind, in kuruş, at least 0: high if several campaigns want the kind. */
  prices: Float64Array;
  /**
   * An upper bound of what all choices together can save: the sum of the prices of all units, because no choice saves more than
   * the prices of its units. `Infinity` if the prices were not found within {@link MOST_WORK}.
   */
  limitKurus: number;
  /** The choices in the solution of the linear programme, with their frequencies rounded down. */
  made: RepeatedChoice[];
}

/** A worth below this, in kuruş, is a rounding error. */
const LEAST_WORTH = 1e-6;
/** The most numbers to calculate. It limits the time for bills with hundreds of kinds and for large groups. */
const MOST_WORK = 150_000;

/**
 * Solves a linear programme: make choices, also fractions of choices, so that they save most and use no more units than there are.
 * Its dual variables are the shadow prices. Uses the revised simplex method with column generation: a choice enters the basis if
 * it saves more than the prices of its units.
 */
export function shadowPrices(rivals: readonly RivalCampaign[], quantities: ArrayLike<number>): ShadowPrices {
  const size = quantities.length;
  let work = 0;
  const tableau: Tableau = {
    inverse: Array.from({ length: size }, (_, row) => unitVector(size, row)),
    // Slightly different amounts prevent the simplex method from cycling.
    amounts: Float64Array.from({ length: size }, (_, row) => quantities[row]! + (row + 1) * 1e-5),
    prices: new Float64Array(size),
    basis: new Array<GroupChoice | null>(size).fill(null),
  };
  let isFound = false;
  while (!isFound && work < MOST_WORK) {
    isFound = true;
    for (const rival of rivals) {
      work += bestChoiceCost(rival);
      const choice = bestChoice(rival, quantities, tableau.prices, false);
      if (choice === null || choice.worth < LEAST_WORTH) continue;
      isFound = false;
      work += size * size;
      enter(tableau, choice.kinds, choice.counts, choice.worth, choice);
    }
    for (const [kind, price] of tableau.prices.entries()) {
      if (price > -LEAST_WORTH) continue;
      isFound = false;
      work += size * size;
      enter(tableau, [kind], [1], -price, null);
    }
  }
  const prices = tableau.prices.map((price) => Math.max(0, price));
  let limitKurus = isFound ? 1e-3 : Infinity;
  for (let kind = 0; kind < size; kind++) limitKurus += prices[kind]! * quantities[kind]!;
  const made = tableau.basis.flatMap((choice, row) => {
    const times = Math.floor(tableau.amounts[row]! + 0.01);
    return choice === null || times === 0 ? [] : [{ choice, times }];
  });
  return { prices, limitKurus, made };
}

/** The state of the simplex method. */
interface Tableau {
  /** The inverse of the basis, row by row. */
  inverse: Float64Array[];
  /** The value of each variable in the basis. */
  amounts: Float64Array;
  prices: Float64Array;
  basis: (GroupChoice | null)[];
}

function unitVector(size: number, at: number): Float64Array {
  const vector = new Float64Array(size);
  vector[at] = 1;
  return vector;
}

/**
 * Brings a variable into the basis, instead of the variable that reaches 0 first.
 * @param choice  `null` for the slack variable of a kind: a unit that no choice uses
 * @param worth  what the choice saves minus the prices of its units
 */
function enter(
  { inverse, amounts, prices, basis }: Tableau,
  kinds: readonly number[],
  counts: readonly number[],
  worth: number,
  choice: GroupChoice | null,
): void {
  const column = inverse.map((row) => {
    let sum = 0;
    for (let at = 0; at < kinds.length; at++) sum += row[kinds[at]!]! * counts[at]!;
    return sum;
  });
  let leaving = -1;
  let times = Infinity;
  for (const [row, share] of column.entries()) {
    if (share < 1e-9 || amounts[row]! / share >= times) continue;
    times = amounts[row]! / share;
    leaving = row;
  }
  if (leaving < 0) return;
  const pivot = inverse[leaving]!.map((value) => value / column[leaving]!);
  inverse[leaving] = pivot;
  amounts[leaving] = times;
  basis[leaving] = choice;
  for (const [row, share] of column.entries()) {
    if (row === leaving || share === 0) continue;
    amounts[row]! -= times * share;
    const values = inverse[row]!;
    for (let at = 0; at < values.length; at++) values[at]! -= share * pivot[at]!;
  }
  for (let at = 0; at < prices.length; at++) prices[at]! += worth * pivot[at]!;
}
