import { bestBillDiscount, type DiscountedGoods, savedOnGoods } from '../bill-discount.ts';
import type { UnitKind } from '../campaign-units.ts';
import { type CampaignTurn, type UnitContest, type RivalCampaign, turnOf } from './contests.ts';
import type { ShadowPrices } from './shadow-prices.ts';

/** The most ways to distribute units that the search tries. */
const MOST_TRIES = 400_000;

/** A way to distribute units to the first campaigns of the list. */
interface Way {
  left: readonly number[];
  savedKurus: number;
  /** For each bill discount: by how much the price of its goods is lower. */
  lowerKurus: readonly number[];
  /** An upper bound of the saving after all campaigns. */
  reachKurus: number;
  /** For each of these campaigns: how many units it takes of each kind. */
  counts: readonly (readonly number[])[];
}

/** A turn that a campaign could have. */
interface FewTurn extends CampaignTurn {
  /** For each bill discount: by how much the turn lowers the price of its goods. */
  lowerKurus: readonly number[];
  /** What the turn saves minus the shadow prices of its units. */
  worth: number;
}

/**
 * Distributes few units to rivals so that the bill is cheapest together with a bill discount. Tries every way, one rival after the
 * other.
 * @param knownKurus  the total reduction of the best known way
 * @returns `counts` is `null` if no way is better; `isExact` is false if the search was stopped after {@link MOST_TRIES} ways
 */
export function searchFewUnits(
  contest: UnitContest,
  shadow: ShadowPrices,
  knownKurus: number,
  discounts: readonly DiscountedGoods[],
  units: readonly UnitKind[],
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

/** Creates a function that gives an upper bound of the total reduction, if turns save from `savedKurus` to `reachKurus`. */
function mostOffOf(
  discounts: readonly DiscountedGoods[],
): (savedKurus: number, reachKurus: number) => number {
  const offAt = (kurus: number) => kurus + bestBillDiscount(discounts, () => kurus).amountKurus;
  const mostKurus = offAt(0);
  if (!discounts.every(({ isForAll }) => isForAll))
    return (_, reachKurus) => Math.floor(reachKurus) + mostKurus;
  // The total reduction grows with the saving, except at a saving that misses the minimum of a discount.
  const caps = discounts.map(({ campaign, goodsKurus }) => goodsKurus - campaign.minimumKurus);
  const offAtCaps = caps.map(offAt);
  return (savedKurus, reachKurus) => {
    const reach = Math.floor(reachKurus);
    const passed = offAtCaps.filter((_, at) => caps[at]! >= savedKurus && caps[at]! < reach);
    return Math.max(offAt(reach), ...passed);
  };
}

/** For each rival: all turns that it could have, and the empty turn. The turns that are worth most come first. */
function turnsOfRivals(
  { rivals, quantities, positions }: UnitContest,
  { prices }: ShadowPrices,
  discounts: readonly DiscountedGoods[],
  units: readonly UnitKind[],
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

/** All combinations of units that fill whole groups or menus of a rival: fills the places one after the other, in every way. */
function countsAlone({ rows }: RivalCampaign, quantities: Uint16Array): number[][] {
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
