import type { DiscountedGoods } from '../bill-discount.ts';
import type { Units } from '../campaign-units.ts';
import type { CampaignTurn, GroupCampaign } from './campaign-turn.ts';
import { contestOf, splitRivals, turnsOf } from './contests.ts';
import { type Weighed, withBillDiscounts } from './minimums.ts';
import { mostSaved } from './most-saved.ts';
import { findRivals, withoutBeaten } from './rivals.ts';

/** The turns of group campaigns that a basket is charged with, in campaign order. */
export interface Plan {
  turns: readonly CampaignTurn[];
  /** Whether it is known that no other turns leave the guest less to pay. */
  isCheapest: boolean;
}

/**
 * The turns of group campaigns, if any, that leave the guest the least to pay once the bill discount is off,
 * too: the cheapest there are within the bound of docs/pricing.md, then the best of those found.
 * @param campaigns  in campaign order
 * @param units  dearest first
 * @see docs/pricing.md
 */
export function cheapestPlan(
  campaigns: readonly GroupCampaign[],
  units: readonly Units[],
  billDiscounts: readonly DiscountedGoods[],
): Plan {
  const rivals = findRivals(campaigns, units);
  const partial = billDiscounts.filter(({ isForAll }) => !isForAll);
  const rightsAt = (at: number) => partial.map(({ mayUse }) => (mayUse[at] ? 1 : 0)).join('');
  let best: Weighed = { turns: [], isExact: true };
  for (const some of splitRivals(withoutBeaten(rivals))) {
    const contest = contestOf(some, units, rightsAt);
    const { counts, isExact } = mostSaved(contest);
    const turns = turnsOf(contest, counts, units);
    best = { turns: [...best.turns, ...turns], isExact: best.isExact && isExact };
  }
  if (rivals.length > 0 && billDiscounts.length > 0)
    best = withBillDiscounts(contestOf(rivals, units, rightsAt), best, billDiscounts, units);
  const turns = best.turns.toSorted((a, b) => campaigns.indexOf(a.campaign) - campaigns.indexOf(b.campaign));
  return { turns, isCheapest: best.isExact };
}
