import { bestBillDiscount, type DiscountedGoods } from './bill-discount.ts';
import { buyXPayYTurns } from './buy-x-pay-y.ts';
import type { CampaignTurn, GroupCampaign, TurnTaker } from './campaign-turn.ts';
import type { Units } from './campaign-units.ts';
import { setMenuTurns } from './set-menu.ts';

/** Each one more multiplies the work: four have 64 orders, five would have 325. */
const TRIED_IN_EVERY_ORDER = 4;

/** Turns that were taken one after the other. */
export interface Plan {
  turns: readonly CampaignTurn[];
  /** What the turns took over, for each kind of units. */
  left: readonly number[];
  /** By how much the turns are cheaper than the portion discounts alone, before any bill discount. */
  savedKurus: number;
}

/**
 * The turns of group campaigns, if any, that leave the guest the least to pay once the bill discount is off, too.
 * The four campaigns that save most on their own are tried in every order, with and without each of them; the others
 * follow each of these tries from the one that saves most on its own. The first of equally cheap plans stands.
 * @param campaigns  in campaign order
 * @see docs/pricing.md
 */
export function cheapestPlan(
  campaigns: readonly GroupCampaign[],
  units: readonly Units[],
  billDiscounts: readonly DiscountedGoods[],
): Plan {
  const noTurns: Plan = { turns: [], left: units.map(({ quantity }) => quantity), savedKurus: 0 };
  const entrants = campaigns.map((campaign, order) => entrantOf(campaign, order, units, noTurns.left));
  const bySaving = entrants
    .filter(({ savesAloneKurus }) => savesAloneKurus > 0)
    .sort((a, b) => b.savesAloneKurus - a.savesAloneKurus);
  const search: Search = {
    others: bySaving.slice(TRIED_IN_EVERY_ORDER),
    worthKurus: ({ savedKurus, turns }) =>
      savedKurus + (bestBillDiscount(billDiscounts, turns, units)?.amountKurus ?? 0),
    best: noTurns,
    bestKurus: -1,
  };
  consider(noTurns, search);
  const tried = bySaving.slice(0, TRIED_IN_EVERY_ORDER).sort((a, b) => a.order - b.order);
  tryEveryOrder(noTurns, null, tried, search);
  return search.best;
}

/** A group campaign that would save something if it were the only one. */
interface Entrant {
  order: number;
  taker: TurnTaker;
  savesAloneKurus: number;
}

interface Search {
  /** Those that are not tried in every order, in the order in which they follow. */
  others: readonly Entrant[];
  worthKurus(plan: Plan): number;
  best: Plan;
  bestKurus: number;
}

function entrantOf(
  campaign: GroupCampaign,
  order: number,
  units: readonly Units[],
  left: readonly number[],
): Entrant {
  const taker = campaign.kind === 'SetMenu' ? setMenuTurns(campaign, units) : buyXPayYTurns(campaign, units);
  return { order, taker, savesAloneKurus: taker.take(left)?.savedKurus ?? 0 };
}

function tryEveryOrder(plan: Plan, last: Entrant | null, tried: readonly Entrant[], search: Search): void {
  search.others.reduce((before, entrant) => withTurn(before, entrant, search) ?? before, plan);
  for (const entrant of tried) {
    if (last !== null && wasTriedTheOtherWayRound(last, entrant)) continue;
    const next = withTurn(plan, entrant, search);
    if (next === null) continue;
    const rest = tried.filter((other) => other !== entrant);
    tryEveryOrder(next, entrant, rest, search);
  }
}

/** Two campaigns that share no unit come to the same in either order, of which one is enough. */
function wasTriedTheOtherWayRound(last: Entrant, entrant: Entrant): boolean {
  if (last.order < entrant.order) return false;
  return !entrant.taker.positions.some((position) => last.taker.positions.includes(position));
}

/** The plan with one more turn, held against the best so far; `null` when that turn would save nothing. */
function withTurn(plan: Plan, { taker }: Entrant, search: Search): Plan | null {
  const turn = taker.take(plan.left);
  if (turn === null) return null;
  const next = {
    turns: [...plan.turns, turn],
    left: plan.left.map((count, at) => count - turn.taken[at]!),
    savedKurus: plan.savedKurus + turn.savedKurus,
  };
  consider(next, search);
  return next;
}

function consider(plan: Plan, search: Search): void {
  const worthKurus = search.worthKurus(plan);
  if (worthKurus <= search.bestKurus) return;
  search.best = plan;
  search.bestKurus = worthKurus;
}
