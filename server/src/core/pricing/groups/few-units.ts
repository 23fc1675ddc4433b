import { bestBillDiscount, type DiscountedGoods, savedOnGoods } from '../bill-discount.ts';
import type { Units } from '../campaign-units.ts';
import { type CampaignTurn, type Contest, type Rival, turnOf } from './contests.ts';
import type { ShadowPrices } from './shadow-prices.ts';

/** How many ways to hand units to campaigns are looked at, at most. */
const MOST_TRIES = 400_000;

/** A way to hand units to the first campaigns. */
interface Way {
  left: readonly number[];
  savedKurus: number;
  /** By how much the goods of each discount are lower. */
  lowerKurus: readonly number[];
  /** No way from here saves more. */
  reachKurus: number;
  /** For each of these campaigns, how many units it takes of each kind. */
  counts: readonly (readonly number[])[];
}

/** A turn that a campaign could take of few units. */
interface FewTurn extends CampaignTurn {
  /** By how much it lowers the goods of each discount. */
  lowerKurus: readonly number[];
  /** What it saves above the shadow prices of its units. */
  worth: number;
}

/**
 * How to hand few units to rivals so that the least is left to pay once the bill discount is off, too: every way is looked at, one rival
 * after the other.
 * @param knownKurus  what is known to come off in all
 */
export function searchFewUnits(
  contest: Contest,
  shadow: ShadowPrices,
  knownKurus: number,
  discounts: readonly DiscountedGoods[],
  units: readonly Units[],
): { counts: readonly (readonly number[])[] | null; isExact: boolean } {
  const left = [...contest.quantities];
  const lowerKurus = discounts.map(() => 0);
  const mostOff = mostOffOf(discounts);
  let ways: Way[] = [{ left, savedKurus: 0, lowerKurus, reachKurus: shadow.limitKurus, counts: [] }];
  let bestKurus = knownKurus;
  let best: Way | undefined;
  let looks = 0;
  for (const turns of turnsOfRivals(contest, shadow, discounts, units)) {
    const next = new Map<string, Way>();
    for (const way of ways) {
      for (const turn of turns) {
        if (mostOff(way.savedKurus, way.reachKurus + turn.worth) <= bestKurus) break;
        if (++looks > MOST_TRIES) return { counts: best?.counts ?? null, isExact: false };
        const after = withTurn(way, turn);
        if (after === null || mostOff(after.savedKurus, after.reachKurus) <= bestKurus) continue;
        const key = `${after.left} ${after.savedKurus} ${after.lowerKurus}`;
        if (next.has(key)) continue;
        next.set(key, after);
        const offKurus =
          after.savedKurus + bestBillDiscount(discounts, (_, at) => after.lowerKurus[at]!).amountKurus;
        if (offKurus <= bestKurus) continue;
        bestKurus = offKurus;
        best = after;
      }
    }
    ways = [...next.values()];
  }
  return { counts: best?.counts ?? null, isExact: true };
}

function withTurn(way: Way, turn: FewTurn): Way | null {
  if (turn.taken.some((count, kind) => count > way.left[kind]!)) return null;
  return {
    left: way.left.map((count, kind) => count - turn.taken[kind]!),
    savedKurus: way.savedKurus + turn.savedKurus,
    lowerKurus: way.lowerKurus.map((kurus, at) => kurus + turn.lowerKurus[at]!),
    reachKurus: way.reachKurus + turn.worth,
    counts: [...way.counts, turn.taken],
  };
}

/** The most that comes off in all where turns save at least so much and at most so much. */
function mostOffOf(
  discounts: readonly DiscountedGoods[],
): (savedKurus: number, reachKurus: number) => number {
  const offAt = (kurus: number) => kurus + bestBillDiscount(discounts, () => kurus).amountKurus;
  const mostKurus = offAt(0);
  if (!discounts.every(({ isForAll }) => isForAll))
    return (_, reachKurus) => Math.floor(reachKurus) + mostKurus;
  // What comes off rises with what is saved, but where a minimum is missed.
  const caps = discounts.map(({ campaign, goodsKurus }) => goodsKurus - campaign.minimumKurus);
  const offAtCaps = caps.map(offAt);
  return (savedKurus, reachKurus) => {
    const reach = Math.floor(reachKurus);
    const passed = offAtCaps.filter((_, at) => caps[at]! >= savedKurus && caps[at]! < reach);
    return Math.max(offAt(reach), ...passed);
  };
}

/** For each rival all turns that it could take, and none: those first that are worth most. */
function turnsOfRivals(
  { rivals, quantities, positions }: Contest,
  { prices }: ShadowPrices,
  discounts: readonly DiscountedGoods[],
  units: readonly Units[],
): FewTurn[][] {
  const alike = positions.map(([first]) => units[first!]!);
  const goods = discounts.map((discount) => ({
    ...discount,
    mayUse: positions.map(([first]) => discount.mayUse[first!]!),
  }));
  return rivals.map((rival) => {
    const turns = countsAlone(rival, quantities)
      .map((taken) => turnOf(rival, alike, taken))
      .filter(({ taken, savedKurus }) => savedKurus > 0 || taken.every((count) => count === 0));
    return turns
      .map((turn) => ({
        ...turn,
        lowerKurus: goods.map((discount) => savedOnGoods(discount, [turn], alike)),
        worth: turn.taken.reduce((sum, count, kind) => sum - count * prices[kind]!, turn.savedKurus),
      }))
      .sort((a, b) => b.worth - a.worth);
  });
}

/** How many units of each kind whole groups or menus of a rival can take: places are filled one after the other, in every way. */
function countsAlone({ rows }: Rival, quantities: Uint16Array): number[][] {
  const none = Array.from(quantities, () => 0);
  const found = new Map([[none.join(), none]]);
  for (let full = [none]; full.length > 0; ) {
    for (const { kinds, places } of rows) {
      for (let place = 0; place < places; place++) full = withOneMore(full, kinds, quantities);
    }
    full = full.filter((counts) => !found.has(counts.join()));
    for (const counts of full) found.set(counts.join(), counts);
  }
  return [...found.values()];
}

function withOneMore(
  before: readonly number[][],
  kinds: readonly number[],
  quantities: Uint16Array,
): number[][] {
  const after = new Map<string, number[]>();
  for (const counts of before) {
    for (const kind of kinds) {
      if (counts[kind] === quantities[kind]) continue;
      const more = counts.with(kind, counts[kind]! + 1);
      after.set(more.join(), more);
    }
  }
  return [...after.values()];
}
