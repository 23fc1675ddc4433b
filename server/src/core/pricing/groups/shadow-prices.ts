import type { Rival } from './contests.ts';
import { bestChoice, type Choice, type MadeChoice, workOf } from './group-choices.ts';

/** What units are worth among the campaigns that compete for them. */
export interface ShadowPrices {
  /** For each kind, in kuruş, at least 0: dear where several campaigns want it. */
  prices: Float64Array;
  /**
   * No choices save more together than this: the prices of all units, as at these prices no choice saves more
   * than its units cost. `Infinity` when the prices were not found within the rounds.
   */
  limitKurus: number;
  /** The choices of the linear programme, each as often as it is made in full. */
  made: MadeChoice[];
}

/** Worths below this, in kuruş, come from rounding. */
const LEAST_WORTH = 1e-6;
/** How many numbers are worked out at most: it bounds the time for bills of hundreds of kinds and for large groups. */
const MOST_WORK = 150_000;

/**
 * Solves the choices as a linear programme, in which a campaign may take a part of a group: maximise what is
 * saved, with no more units than there are. Its dual variables are the prices. Revised simplex method with
 * column generation: a choice enters when it saves more than its units cost.
 */
export function shadowPrices(rivals: readonly Rival[], quantities: ArrayLike<number>): ShadowPrices {
  const size = quantities.length;
  let work = 0;
  const tableau: Tableau = {
    inverse: Array.from({ length: size }, (_, row) => unitVector(size, row)),
    // Slightly different amounts keep the method from going round in circles.
    amounts: Float64Array.from({ length: size }, (_, row) => quantities[row]! + (row + 1) * 1e-5),
    prices: new Float64Array(size),
    basis: new Array<Choice | null>(size).fill(null),
  };
  let isFound = false;
  while (!isFound && work < MOST_WORK) {
    isFound = true;
    for (const rival of rivals) {
      work += workOf(rival);
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

interface Tableau {
  /** The inverse of the basis, row by row. */
  inverse: Float64Array[];
  /** How much there is of each variable of the basis. */
  amounts: Float64Array;
  prices: Float64Array;
  basis: (Choice | null)[];
}

function unitVector(size: number, at: number): Float64Array {
  const vector = new Float64Array(size);
  vector[at] = 1;
  return vector;
}

/**
 * Brings a choice, or one unit that is left over, into the basis instead of the variable that is used up first.
 * @param worth  what it saves above the prices of its units
 */
function enter(
  { inverse, amounts, prices, basis }: Tableau,
  kinds: readonly number[],
  counts: readonly number[],
  worth: number,
  choice: Choice | null,
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
