import { bestOrder } from './choice-orders.ts';
import { type Contest, countsOf } from './contests.ts';
import { savedBy } from './group-choices.ts';
import { shadowPrices } from './shadow-prices.ts';
import { searchUnits } from './unit-search.ts';

/** How many units each rival takes of each kind, and whether it is known that nothing saves more. */
export interface Solved {
  counts: number[][];
  isExact: boolean;
}

/** The units that save most: known to be so within the bound of remembered states, else the best of those found. */
export function mostSaved(contest: Contest): Solved {
  const { rivals, quantities } = contest;
  const shadow = shadowPrices(rivals, quantities);
  const made = bestOrder(rivals, quantities, shadow);
  const knownKurus = savedBy(made);
  const counts = countsOf(contest, made);
  if (shadow.limitKurus === Infinity) return { counts, isExact: false };
  if (shadow.limitKurus < knownKurus + 1 - 1e-3) return { counts, isExact: true };
  const found = searchUnits(contest, shadow, knownKurus);
  return { counts: found.counts ?? counts, isExact: found.isExact };
}
