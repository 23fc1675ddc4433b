import { bestBillDiscount, type DiscountedGoods, savedOnGoods } from '../bill-discount.ts';
import type { UnitKind } from '../campaign-units.ts';
import { type CampaignTurn, type RivalCampaign, turnOf, type UnitContest } from './contests.ts';
import type { ShadowPrices } from './shadow-prices.ts';

/** The most ways to distribute units that the search tries. */
const MOST_TRIES = 400_000;

/** A way to distribute units to the first campaigns of the list. */
interface Distribution {
  left: readonly number[];
  savedKurus: number;
  /** For each bill discount: by how much the price of its goods is lower. */
  loweredKurus: readonly number[];
  /** An upper bound of the saving after all campaigns. */
  boundKurus: number;
  /** For each of these campaigns: how many units it takes of each kind. */
  counts: readonly (readonly number[])[];
}

/** A turn that a campaign could have. */
interface PossibleTurn extends CampaignTurn {
  /** For each bill discount: by how much the turn lowers the price of its goods. */
  loweredKurus: readonly number[];
  /** What the turn saves minus the shadow prices of its units. */
  worth: number;
}

/**
 * Distributes few units to rivals so that the bill is cheapest together with a bill discount. Tries every way, one rival after the
 * other.
 * @param knownKurus  the total reduction of the best known way
 * @returns `counts` is `null` if no way is better; `isExact` is false if the search was stopped after {@link MOST_TRIES}
 *   distributions
 */
export function searchFewUnits(
  contest: UnitContest,
  shadow: ShadowPrices,
  knownKurus: number,
  discounts: readonly DiscountedGoods[],
  units: readonly UnitKind[],
): { counts: readonly (readonly number[])[] | null; isExact: boolean } {
  const left = [...contest.quantities];
  const loweredKurus = discounts.map(() => 0);
  const reductionBound = reductionBoundOf(discounts);
  let distributions: Distribution[] = [
    { left, savedKurus: 0, loweredKurus, boundKurus: shadow.limitKurus, counts: [] },
  ];
  let bestKurus = knownKurus;
  let best: Distribution | undefined;
  let tries = 0;
  for (const turns of turnsOfRivals(contest, shadow, discounts, units)) {
    const next = new Map<string, Distribution>();
    for (const distribution of distributions) {
      for (const turn of turns) {
        if (reductionBound(distribution.savedKurus, distribution.boundKurus + turn.worth) <= bestKurus) break;
        if (++tries > MOST_TRIES) return { counts: best?.counts ?? null, isExact: false };
        const after = withTurn(distribution, turn);
        if (after === null || reductionBound(after.savedKurus, after.boundKurus) <= bestKurus) continue;
        const key = `${after.left} ${after.savedKurus} ${after.loweredKurus}`;
        if (next.has(key)) continue;
        next.set(key, after);
        const totalReductionKurus =
          after.savedKurus + bestBillDiscount(discounts, (_, at) => after.loweredKurus[at]!).amountKurus;
        if (totalReductionKurus <= bestKurus) continue;
        bestKurus = totalReductionKurus;
        best = after;
      }
    }
    distributions = [...next.values()];
  }
  return { counts: best?.counts ?? null, isExact: true };
}

function withTurn(distribution: Distribution, turn: PossibleTurn): Distribution | null {
  if (turn.taken.some((count, kind) => count > distribution.left[kind]!)) return null;
  return {
    left: distribution.left.map((count, kind) => count - turn.taken[kind]!),
    savedKurus: distribution.savedKurus + turn.savedKurus,
    loweredKurus: distribution.loweredKurus.map((kurus, at) => kurus + turn.loweredKurus[at]!),
    boundKurus: distribution.boundKurus + turn.worth,
    counts: [...distribution.counts, turn.taken],
  };
}

/** Creates a function that gives an upper bound of the total reduction, if turns save from `savedKurus` to `boundKurus`. */
function reductionBoundOf(
  discounts: readonly DiscountedGoods[],
): (savedKurus: number, boundKurus: number) => number {
  const reductionAt = (kurus: number) => kurus + bestBillDiscount(discounts, () => kurus).amountKurus;
  const mostKurus = reductionAt(0);
  if (!discounts.every(({ isForAll }) => isForAll))
    return (_, boundKurus) => Math.floor(boundKurus) + mostKurus;
  // The total reduction grows with the saving, except at a saving that misses the minimum of a discount.
  const caps = discounts.map(({ campaign, goodsKurus }) => goodsKurus - campaign.minimumKurus);
  const reductionsAtCaps = caps.map(reductionAt);
  return (savedKurus, boundKurus) => {
    const bound = Math.floor(boundKurus);
    const missed = reductionsAtCaps.filter((_, at) => caps[at]! >= savedKurus && caps[at]! < bound);
    return Math.max(reductionAt(bound), ...missed);
  };
}

/** For each rival: all turns that it could have, and the empty turn. The turns that are worth most come first. */
function turnsOfRivals(
  { rivals, quantities, positions }: UnitContest,
  { prices }: ShadowPrices,
  discounts: readonly DiscountedGoods[],
  units: readonly UnitKind[],
): PossibleTurn[][] {
  const alike = positions.map(([first]) => units[first!]!);
  const goods = discounts.map((discount) => ({
    ...discount,
    mayUse: positions.map(([first]) => discount.mayUse[first!]!),
  }));
  return rivals.map((rival) => {
    const turns = possibleCounts(rival, quantities)
      .map((taken) => turnOf(rival, alike, taken))
      .filter(({ taken, savedKurus }) => savedKurus > 0 || taken.every((count) => count === 0));
    return turns
      .map((turn) => ({
        ...turn,
        loweredKurus: goods.map((discount) => savedOnGoods(discount, [turn], alike)),
        worth: turn.taken.reduce((sum, count, kind) => sum - count * prices[kind]!, turn.savedKurus),
      }))
      .sort((a, b) => b.worth - a.worth);
  });
}

/** All combinations of units that fill whole groups or menus of a rival: fills the places one after the other, in every way. */
function possibleCounts({ rows }: RivalCampaign, quantities: Uint16Array): number[][] {
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
