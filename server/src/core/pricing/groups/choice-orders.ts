import { bestChoice, type Choice, type Made, savedBy, takeFrom, timesIn, workOf } from './group-choices.ts';
import type { Rival } from './rivals.ts';
import type { ShadowPrices } from './shadow-prices.ts';

/** How much of its shadow price a unit costs in each of the orders that are tried. */
const SHARES_OF_PRICE = [0, 1];
/** With campaigns that cover more, fewer orders are tried. */
const MOST_WORK = 4_000;

/**
 * What a few orders of the choices come to: the one that saves most. In each order the choice that is worth most after
 * paying for its units is made as often as it goes, then the next, and so on. Then the same for what is left, where units cost
 * nothing. The orders differ in what units cost; the last one begins with the choices of the linear programme.
 */
export function bestOrder(
  rivals: readonly Rival[],
  quantities: Uint16Array,
  { prices, made: relaxed }: Pick<ShadowPrices, 'prices' | 'made'>,
): Made[] {
  const free = new Float64Array(quantities.length);
  const work = rivals.reduce((sum, rival) => sum + workOf(rival), 0);
  const mostOrders = Math.max(1, Math.ceil(MOST_WORK / work));
  const orders = SHARES_OF_PRICE.slice(0, mostOrders).map((share) => {
    const left = quantities.slice();
    const atShare = prices.map((price) => price * share);
    return [...makeInOrder(rivals, left, atShare), ...makeInOrder(rivals, left, free)];
  });
  const left = quantities.slice();
  for (const { choice, times } of relaxed) takeFrom(left, choice, times);
  orders.push([...relaxed, ...makeInOrder(rivals, left, free)]);
  return orders.reduce((best, other) => (savedBy(other) > savedBy(best) ? other : best));
}

/** Makes choices until none is left that saves anything, each time the one that is worth most. */
function makeInOrder(rivals: readonly Rival[], left: Uint16Array, prices: ArrayLike<number>): Made[] {
  const made: Made[] = [];
  const offers = rivals.map((rival) => offerOf(rival, left, prices));
  for (;;) {
    let best: Choice | null = null;
    for (const offer of offers)
      if (offer !== null && (best === null || offer.worth > best.worth)) best = offer;
    if (best === null) return made;
    const times = timesIn(best, left);
    if (times === 0) {
      // A rival offers no more than before when less is left, so only the best offer has to be made anew.
      offers[rivals.indexOf(best.rival)] = offerOf(best.rival, left, prices);
      continue;
    }
    takeFrom(left, best, times);
    made.push({ choice: best, times });
  }
}

/** The choice of a rival that is worth most, unless it costs more than it saves. */
function offerOf(rival: Rival, left: Uint16Array, prices: ArrayLike<number>): Choice | null {
  const choice = bestChoice(rival, left, prices, true);
  return choice === null || choice.savedKurus <= 0 || choice.worth < -1e-6 ? null : choice;
}
