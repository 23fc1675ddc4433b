import { bestBillDiscount, type DiscountedGoods, savedAmong } from '../bill-discount.ts';
import type { Units } from '../campaign-units.ts';
import { type CampaignTurn, turnOf } from './campaign-turn.ts';
import { tryOrders } from './choice-orders.ts';
import { choicesNear, searchChoices } from './choice-search.ts';
import { type Contest, countsOf, turnsOf } from './contests.ts';
import { type Choice, choicesAbove, type Made, type Rival, savedBy } from './group-choices.ts';
import { type ShadowPrices, shadowPrices } from './shadow-prices.ts';

/** Turns, and whether it is known that no others leave less to pay. */
export interface Weighed {
  turns: readonly CampaignTurn[];
  isExact: boolean;
}

/** So many units are gone through in every way. */
const FEW_UNITS = 12;
const SEARCH = { width: 300, mostStates: 20_000, isReversed: false };

/**
 * The turns that leave the least to pay once the bill discount is off, too. Those that save most may miss its minimum, or
 * take from the goods that it is worked out from.
 * @param contest  all campaigns and units together: a minimum concerns them all
 * @param most  the turns that save most
 */
export function withBillDiscounts(
  contest: Contest,
  most: Weighed,
  discounts: readonly DiscountedGoods[],
  units: readonly Units[],
): Weighed {
  const isForAll = discounts.every((discount) => discount.isForAll);
  const offKurus = (turns: readonly CampaignTurn[]) => {
    const saved = discounts.map((discount) => savedAmong(discount, turns, units));
    return totalOf(turns) + (bestBillDiscount(discounts, saved)?.amountKurus ?? 0);
  };
  const mostKurus = offKurus(most.turns);
  const caps = capsOf(discounts, totalOf(most.turns), contest.stepKurus).filter((capKurus) => {
    const saved = discounts.map(() => capKurus);
    return capKurus + (bestBillDiscount(discounts, saved)?.amountKurus ?? 0) > mostKurus;
  });
  if (isForAll && caps.length === 0) return most;
  const shadow = shadowPrices(contest.rivals, contest.quantities);
  const unitCount = contest.quantities.reduce((sum, quantity) => sum + quantity, 0);
  if (unitCount <= FEW_UNITS && shadow.limitKurus < Infinity)
    return { turns: bestOfFew(contest, shadow, mostKurus, discounts, units) ?? most.turns, isExact: true };
  const tried = [[], ...most.turns.map((left) => most.turns.filter((turn) => turn !== left))];
  if (isForAll) {
    for (const capKurus of caps)
      tried.push(turnsOf(contest, countsOf(contest, upTo(capKurus, contest, shadow)), units));
  }
  const turns = tried.reduce((best, other) => (offKurus(other) > offKurus(best) ? other : best), most.turns);
  return { turns, isExact: false };
}

function totalOf(turns: readonly CampaignTurn[]): number {
  return turns.reduce((sum, { savedKurus }) => sum + savedKurus, 0);
}

/** For each minimum that is reached without group campaigns and missed with so much saved, the most that may be saved. */
function capsOf(discounts: readonly DiscountedGoods[], savedKurus: number, stepKurus: number): number[] {
  return discounts.flatMap(({ campaign, goodsKurus }) => {
    const capKurus = goodsKurus - campaign.minimumKurus;
    return capKurus < 0 || savedKurus <= capKurus ? [] : [Math.floor(capKurus / stepKurus) * stepKurus];
  });
}

/** The choices that save most up to a cap, of those found: first among those of a few orders, then among all that are near. */
function upTo(capKurus: number, { rivals, quantities, stepKurus }: Contest, shadow: ShadowPrices): Made[] {
  let best: Made[] = [];
  const look = (choices: readonly Choice[]) => {
    const bounds = { ...SEARCH, knownKurus: savedBy(best), stepKurus, capKurus };
    best = searchChoices(quantities, choices, shadow.prices, bounds).made ?? best;
  };
  for (const made of tryOrders(rivals, quantities, shadow).slice(0, 3))
    look(made.map(({ choice }) => choice));
  const neededKurus = savedBy(best) + stepKurus;
  if (neededKurus <= capKurus) look(choicesNear(rivals, quantities, shadow, neededKurus).choices);
  return best;
}

/** A way to hand units to the first campaigns. */
interface Way {
  left: number[];
  savedKurus: number;
  /** By how much the goods of each discount are lower. */
  lowerKurus: number[];
  /** For each campaign so far, how many it takes of each kind. */
  counts: (readonly number[])[];
}

/** The turns that take most off, by every way to hand the units to the campaigns one after the other; `null` when not more than is known. */
function bestOfFew(
  contest: Contest,
  shadow: ShadowPrices,
  knownKurus: number,
  discounts: readonly DiscountedGoods[],
  units: readonly Units[],
): CampaignTurn[] | null {
  const { rivals, quantities, positions } = contest;
  const alike = positions.map(([first]) => units[first!]!);
  const mayUse = discounts.map((discount) => ({
    ...discount,
    mayUse: positions.map(([first]) => discount.mayUse[first!]!),
  }));
  const none = discounts.map(() => 0);
  const mostOffKurus = Math.max(
    0,
    ...discounts.map((_, at) => bestBillDiscount([discounts[at]!], [0])?.amountKurus ?? 0),
  );
  let ways: Way[] = [{ left: [...quantities], savedKurus: 0, lowerKurus: none, counts: [] }];
  let bestKurus = knownKurus;
  let best: Way | null = null;
  for (const rival of rivals) {
    const turns = turnsOfFew(rival, quantities, alike).map((turn) => ({
      ...turn,
      lowerKurus: mayUse.map((discount) => savedAmong(discount, [turn], alike)),
    }));
    const next = new Map<string, Way>();
    for (const { left, savedKurus, lowerKurus, counts } of ways) {
      for (const turn of turns) {
        if (turn.taken.some((count, kind) => count > left[kind]!)) continue;
        const way: Way = {
          left: left.map((count, kind) => count - turn.taken[kind]!),
          savedKurus: savedKurus + turn.savedKurus,
          lowerKurus: lowerKurus.map((kurus, at) => kurus + turn.lowerKurus[at]!),
          counts: [...counts, turn.taken],
        };
        const reachKurus = way.left.reduce(
          (sum, count, kind) => sum + count * shadow.prices[kind]!,
          way.savedKurus,
        );
        if (reachKurus + mostOffKurus <= bestKurus - 1e-3) continue;
        const key = `${way.left} ${way.savedKurus} ${way.lowerKurus}`;
        if (next.has(key)) continue;
        next.set(key, way);
        const offKurus = way.savedKurus + (bestBillDiscount(discounts, way.lowerKurus)?.amountKurus ?? 0);
        if (offKurus > bestKurus) {
          bestKurus = offKurus;
          best = way;
        }
      }
    }
    ways = [...next.values()];
  }
  if (best === null) return null;
  const zero = quantities.length === 0 ? [] : alike.map(() => 0);
  return turnsOf(
    contest,
    rivals.map((_, at) => best!.counts[at] ?? zero),
    units,
  );
}

/** All turns that a campaign could take of few units, and none. */
function turnsOfFew(rival: Rival, quantities: Uint16Array, alike: readonly Units[]): CampaignTurn[] {
  const free = new Float64Array(quantities.length);
  const { choices } = choicesAbove(rival, quantities, free, -Infinity, 5_000);
  const found = new Map<string, number[]>();
  const list = [[...free]];
  for (const counts of list) {
    for (const choice of choices) {
      const more = [...counts];
      for (const [at, kind] of choice.kinds.entries()) more[kind]! += choice.counts[at]!;
      const key = more.join();
      if (found.has(key) || more.some((count, kind) => count > quantities[kind]!)) continue;
      found.set(key, more);
      list.push(more);
    }
  }
  const turns = list.map((taken) => turnOf(rival.campaign, alike, taken));
  return turns.filter(({ savedKurus }, at) => at === 0 || savedKurus > 0);
}
