import type { Rival, Taking } from './contests.ts';
import { bestChoice, type Choice, timesIn, workOf } from './group-choices.ts';
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
  { prices, made }: Pick<ShadowPrices, 'prices' | 'made'>,
): Taking {
  const work = rivals.reduce((sum, rival) => sum + workOf(rival), 0);
  const mostOrders = Math.max(1, Math.ceil(MOST_WORK / work));
  const orders = SHARES_OF_PRICE.slice(0, mostOrders).map((share) => {
    const order = new Order(rivals, quantities);
    order.makeBest(prices.map((price) => price * share));
    return order;
  });
  const relaxed = new Order(rivals, quantities);
  for (const { choice, times } of made) relaxed.make(choice, times);
  orders.push(relaxed);
  const free = new Float64Array(quantities.length);
  for (const order of orders) order.makeBest(free);
  return orders.reduce((best, other) => (other.savedKurus > best.savedKurus ? other : best));
}

/** Choices that were made, and the units that are left. */
class Order implements Taking {
  readonly counts: number[][];
  savedKurus = 0;
  readonly #rivals: readonly Rival[];
  readonly #left: Uint16Array;

  constructor(rivals: readonly Rival[], quantities: Uint16Array) {
    this.#rivals = rivals;
    this.#left = quantities.slice();
    this.counts = rivals.map(() => new Array<number>(quantities.length).fill(0));
  }

  make(choice: Choice, times: number): void {
    const counts = this.counts[this.#rivals.indexOf(choice.rival)]!;
    for (const [at, kind] of choice.kinds.entries()) {
      counts[kind]! += times * choice.counts[at]!;
      this.#left[kind]! -= times * choice.counts[at]!;
    }
    this.savedKurus += times * choice.savedKurus;
  }

  /** Makes choices until none is left that saves anything, each time the one that is worth most. */
  makeBest(prices: ArrayLike<number>): void {
    const offers = this.#rivals.map((rival) => offerOf(rival, this.#left, prices));
    for (;;) {
      let best: Choice | null = null;
      for (const offer of offers)
        if (offer !== null && (best === null || offer.worth > best.worth)) best = offer;
      if (best === null) return;
      const times = timesIn(best, this.#left);
      if (times > 0) this.make(best, times);
      // A rival offers no more than before when less is left, so only the best offer has to be made anew.
      else offers[this.#rivals.indexOf(best.rival)] = offerOf(best.rival, this.#left, prices);
    }
  }
}

/** The choice of a rival that is worth most, unless it costs more than it saves. */
function offerOf(rival: Rival, left: Uint16Array, prices: ArrayLike<number>): Choice | null {
  const choice = bestChoice(rival, left, prices, true);
  return choice === null || choice.savedKurus <= 0 || choice.worth < -1e-6 ? null : choice;
}
