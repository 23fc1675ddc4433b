import type { Entrant } from '../group-search/group-entrants.ts';

/**
 * The campaigns without those that another one makes superfluous: with some of the units that such a campaign
 * takes, the other one saves at least as much. Each group and each menu stands for itself, so the other can
 * take them all. Of two campaigns that make each other superfluous, the first stays.
 */
export function withoutDominated(entrants: readonly Entrant[]): Entrant[] {
  const isDropped = entrants.map(() => false);
  for (let at = entrants.length - 1; at >= 0; at--) {
    isDropped[at] = entrants.some(
      (other, otherAt) => otherAt !== at && !isDropped[otherAt] && dominates(other, entrants[at]!),
    );
  }
  return entrants.filter((_, at) => !isDropped[at]);
}

function dominates(better: Entrant, worse: Entrant): boolean {
  const [some, other] = [better.taker, worse.taker];
  if (some.campaign.kind === 'BuyXPayY') {
    if (other.campaign.kind !== 'BuyXPayY') return false;
    // Of the dearest units of the other's group, as many whole groups as fit free as many units or more, none
    // cheaper.
    const { buy, pay } = some.campaign;
    const groups = Math.floor(other.campaign.buy / buy);
    if (groups * (buy - pay) < other.campaign.buy - other.campaign.pay) return false;
    return includesAll(some.positions, other.positions);
  }
  if (other.campaign.kind !== 'SetMenu') return false;
  if (some.campaign.priceKurus > other.campaign.priceKurus) return false;
  if (some.parts.length !== other.parts.length) return false;
  return partsInclude(some.parts, other.parts);
}

/** Whether each part includes another of the others: looked for part by part, the narrowest first. */
function partsInclude(
  parts: readonly (readonly number[])[],
  others: readonly (readonly number[])[],
): boolean {
  const free = [...parts].sort((a, b) => a.length - b.length);
  return [...others]
    .sort((a, b) => b.length - a.length)
    .every((other) => {
      const at = free.findIndex((part) => includesAll(part, other));
      if (at >= 0) free.splice(at, 1);
      return at >= 0;
    });
}

/** Whether a sorted list includes another one. */
function includesAll(all: readonly number[], some: readonly number[]): boolean {
  if (some.length > all.length) return false;
  let place = 0;
  for (const one of some) {
    while (place < all.length && all[place]! < one) place++;
    if (all[place] !== one) return false;
  }
  return true;
}
