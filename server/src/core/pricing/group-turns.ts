import type { CampaignTurn } from './campaign-turn.ts';
import type { Units } from './campaign-units.ts';
import type { Entrant } from './group-search/group-entrants.ts';
import type { StepBudget } from './group-search/step-budget.ts';

/** Four campaigns have 64 orders, five would have 325. */
const TRIED_IN_EVERY_ORDER = 4;

/** How often, on average, a campaign that follows may be calculated again. */
const LOOKS_FOR_EACH = 2;

/** Turns of campaigns, one after the other. */
export interface Turns {
  turns: readonly CampaignTurn[];
  /** How many of each kind of units no turn took. */
  left: readonly number[];
  /** By how much the turns are cheaper than the portion discounts alone, before any bill discount. */
  savedKurus: number;
}

/**
 * The turns, if any, that are worth most among those tried. The four campaigns that save most on their own
 * are tried in every order, with and without each of them, and the others follow each of these tries from the
 * one that saves most on its own, as long as the steps for turns suffice. In any case the others follow the
 * best of the tries, and all of them follow no turn, the one first that then saves most. The first of equally
 * good tries stands.
 * @param entrants  in campaign order
 * @param worthKurus  what turns are worth to the guest
 * @param enoughKurus  what no turns can be worth more than: with the first that are worth it, the search ends
 * @param budget  with its last step the tries in every order end; what follows is no more than a few turns
 *   for each campaign
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
  const bySaving = entrants
    .map((entrant, order) => ({ ...entrant, order }))
    .sort((a, b) => b.alone.savedKurus - a.alone.savedKurus);
  const others = bySaving.slice(TRIED_IN_EVERY_ORDER);
  const search: Search = { others, worthKurus, best: none, bestKurus: worthKurus(none), enoughKurus, budget };
  const tried = bySaving.slice(0, TRIED_IN_EVERY_ORDER).sort((a, b) => a.order - b.order);
  tryEveryOrder(none, null, tried, search);
  if (search.best !== none) followGreedily(search.best, withoutTurn(others, search.best), search);
  followGreedily(none, bySaving, search);
  return search.best;
}

type Ordered = Entrant & { order: number };

interface Search {
  /** Those that are not tried in every order, in the order in which they follow. */
  others: readonly Ordered[];
  worthKurus(tried: Turns): number;
  best: Turns;
  bestKurus: number;
  enoughKurus: number;
  budget: StepBudget;
}

function tryEveryOrder(before: Turns, last: Ordered | null, tried: readonly Ordered[], search: Search): void {
  let followed = before;
  for (const entrant of search.others) {
    if (search.bestKurus >= search.enoughKurus || search.budget.turnSteps < 0) return;
    const turn = turnOn(followed, entrant, search);
    if (turn !== null) followed = withTurn(followed, turn, search);
  }
  for (const entrant of tried) {
    if (last !== null && wasTriedTheOtherWayRound(last, entrant)) continue;
    if (search.bestKurus >= search.enoughKurus || search.budget.turnSteps < 0) return;
    const turn = turnOn(before, entrant, search);
    if (turn === null) continue;
    const next = withTurn(before, turn, search);
    const rest = tried.filter((other) => other !== entrant);
    tryEveryOrder(next, entrant, rest, search);
  }
}

/** Two campaigns that share no unit have the same result in both orders, so one order is enough. */
function wasTriedTheOtherWayRound(last: Ordered, entrant: Ordered): boolean {
  if (last.order < entrant.order) return false;
  return !entrant.taker.positions.some((position) => last.taker.positions.includes(position));
}

/**
 * One turn after the other, each of the campaign that then saves most. A campaign never saves more when there
 * are fewer units, so only the first one is calculated again. After some such calculations, the first one is
 * taken as it is.
 */
function followGreedily(from: Turns, entrants: readonly Ordered[], search: Search): void {
  let before = from;
  let looks = LOOKS_FOR_EACH * entrants.length;
  const waiting = entrants.map((entrant) => ({ entrant, limitKurus: entrant.alone.savedKurus }));
  while (waiting.length > 0 && search.bestKurus < search.enoughKurus) {
    waiting.sort((a, b) => b.limitKurus - a.limitKurus);
    const [front, second] = waiting;
    const turn = turnOn(before, front!.entrant, search);
    if (turn !== null && turn.savedKurus < (second?.limitKurus ?? 0) && looks-- > 0) {
      front!.limitKurus = turn.savedKurus;
      continue;
    }
    waiting.shift();
    if (turn !== null) before = withTurn(before, turn, search);
  }
}

function withoutTurn(entrants: readonly Ordered[], { turns }: Turns): Ordered[] {
  return entrants.filter(({ taker }) => !turns.some(({ campaign }) => campaign === taker.campaign));
}

/** A campaign's turn on what is left. A turn that saves nothing takes few steps. */
function turnOn({ turns, left }: Turns, { taker, alone }: Ordered, { budget }: Search): CampaignTurn | null {
  const turn = turns.length === 0 ? alone : taker.take(left);
  budget.turnSteps -= turn === null ? 2 : taker.steps;
  return turn;
}

/** With one more turn, held against the best so far. */
function withTurn(before: Turns, turn: CampaignTurn, search: Search): Turns {
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
