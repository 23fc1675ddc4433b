import type { CampaignTurn } from './campaign-turn.ts';
import type { Units } from './campaign-units.ts';
import type { Entrant } from './group-entrants.ts';
import type { StepBudget } from './step-budget.ts';

/** Each one more multiplies the work: four have 64 orders, five would have 325. */
const TRIED_IN_EVERY_ORDER = 4;

/** Turns that were taken one after the other. */
export interface Turns {
  turns: readonly CampaignTurn[];
  /** What the turns took over, for each kind of units. */
  left: readonly number[];
  /** By how much the turns are cheaper than the portion discounts alone, before any bill discount. */
  savedKurus: number;
}

/**
 * The turns, if any, that are worth most among those tried. The four campaigns that save most on their own are tried in
 * every order, with and without each of them; the others follow the best of these tries, and the first of all, which is
 * none, from the one that saves most on its own. The first of equally good tries stands.
 * @param entrants  in campaign order
 * @param worthKurus  what turns are worth to the guest
 * @param enoughKurus  what no turns can be worth more than: with the first that are worth it, the search ends
 * @param budget  with its last step the search ends
 * @see docs/pricing.md
 */
export function bestTurns(
  units: readonly Units[],
  entrants: readonly Entrant[],
  worthKurus: (tried: Turns) => number,
  enoughKurus: number,
  budget: StepBudget,
): Turns {
  const none: Turns = { turns: [], left: units.map(({ quantity }) => quantity), savedKurus: 0 };
  const search: Search = { worthKurus, best: none, bestKurus: worthKurus(none), enoughKurus, budget };
  const bySaving = entrants
    .map((entrant, order) => ({ ...entrant, order }))
    .sort((a, b) => b.alone.savedKurus - a.alone.savedKurus);
  const tried = bySaving.slice(0, TRIED_IN_EVERY_ORDER).sort((a, b) => a.order - b.order);
  tryEveryOrder(none, null, tried, search);
  const others = bySaving.slice(TRIED_IN_EVERY_ORDER);
  for (const from of search.best === none ? [none] : [search.best, none]) {
    others.reduce((before, entrant) => withTurn(before, entrant, search) ?? before, from);
  }
  return search.best;
}

type Ordered = Entrant & { order: number };

interface Search {
  worthKurus(tried: Turns): number;
  best: Turns;
  bestKurus: number;
  enoughKurus: number;
  budget: StepBudget;
}

function tryEveryOrder(before: Turns, last: Ordered | null, tried: readonly Ordered[], search: Search): void {
  for (const entrant of tried) {
    if (last !== null && wasTriedTheOtherWayRound(last, entrant)) continue;
    const next = withTurn(before, entrant, search);
    if (next === null) continue;
    const rest = tried.filter((other) => other !== entrant);
    tryEveryOrder(next, entrant, rest, search);
  }
}

/** Two campaigns that share no unit come to the same in either order, of which one is enough. */
function wasTriedTheOtherWayRound(last: Ordered, entrant: Ordered): boolean {
  if (last.order < entrant.order) return false;
  return !entrant.taker.positions.some((position) => last.taker.positions.includes(position));
}

/** With one more turn, held against the best so far; `null` when that turn would save nothing. */
function withTurn(before: Turns, { taker, alone }: Entrant, search: Search): Turns | null {
  if (search.bestKurus >= search.enoughKurus || search.budget.turnSteps < 0) return null;
  search.budget.turnSteps -= taker.steps;
  const turn = before.turns.length === 0 ? alone : taker.take(before.left);
  if (turn === null) return null;
  const next = {
    turns: [...before.turns, turn],
    left: before.left.map((count, at) => count - turn.taken[at]!),
    savedKurus: before.savedKurus + turn.savedKurus,
  };
  const worthKurus = search.worthKurus(next);
  if (worthKurus > search.bestKurus) {
    search.best = next;
    search.bestKurus = worthKurus;
  }
  return next;
}
