import { tryOrders } from './choice-orders.ts';
import { choicesNear, searchChoices } from './choice-search.ts';
import type { Contest } from './contests.ts';
import { DUST, type Made, savedBy, takeFrom } from './group-choices.ts';
import { type ShadowPrices, shadowPrices } from './shadow-prices.ts';

/** How many states a contest may remember; in bills of very many kinds of units, so many counts of a kind. */
const MOST_STATES = 20_000;
const MOST_PART_STATES = 3_000;
const MOST_COUNTS = 1_000_000;
/** How many states the first search follows, those of a part of the units, and the last. */
const [FIRST_WIDTH, PART_WIDTH, LAST_WIDTH] = [20, 100, 300];
/** How many of the best results are improved. */
const MOST_IMPROVED = 4;

/** Choices, and whether it is known that no others save more. */
export interface Solved {
  made: Made[];
  isExact: boolean;
}

/**
 * The choices of a contest that save most: known to be so within the bound of remembered states, else the best of those
 * found.
 *
 * 1. A few orders of the choices give first results.
 * 2. A narrow search over all units mostly finds the rest, or proves that there is nothing better.
 * 3. Else each of the best results is improved: each of its choices is taken back once, and a search goes through the units
 *    that are free then, as long as that finds something better.
 * 4. A last, wider search goes through all units; through all states, if they are few enough to be remembered.
 */
export function mostSaved(contest: Contest): Solved {
  const { rivals, quantities, stepKurus } = contest;
  const shadow = shadowPrices(rivals, quantities);
  const tried = tryOrders(rivals, quantities, shadow);
  const best: Best = {
    made: tried[0]!,
    savedKurus: savedBy(tried[0]!),
    statesLeft: Math.min(MOST_STATES, MOST_COUNTS / quantities.length),
  };
  if (shadow.limitKurus === Infinity) return { made: best.made, isExact: false };
  const isTheEnd = (width: number, isReversed: boolean): boolean => {
    if (shadow.limitKurus < best.savedKurus + stepKurus - DUST) return true;
    const { made, isExact } = look(
      contest,
      quantities,
      shadow,
      best.savedKurus,
      width,
      isReversed,
      best,
      MOST_STATES,
    );
    if (made !== null) keepBetter(best, made);
    return isExact;
  };
  if (isTheEnd(FIRST_WIDTH, false) || isTheEnd(FIRST_WIDTH, true)) return { made: best.made, isExact: true };
  for (const start of [best.made, ...tried].slice(0, MOST_IMPROVED)) improve(contest, start, best);
  const isWhole = quantities.reduce((states, quantity) => states * (quantity + 1), 1) <= MOST_STATES;
  return { isExact: isTheEnd(isWhole ? MOST_STATES : LAST_WIDTH, true), made: best.made };
}

/** The choices that save most so far, and how many more states may be remembered to find better ones. */
interface Best {
  made: Made[];
  savedKurus: number;
  statesLeft: number;
}

function keepBetter(best: Best, made: Made[]): void {
  const savedKurus = savedBy(made);
  if (savedKurus <= best.savedKurus) return;
  best.made = made;
  best.savedKurus = savedKurus;
}

/** How often each choice is taken back, round after round. */
const TAKEN_BACK = [1, 2, 4];

/** Takes back some of the choices and looks for something better with the units that are free then, again and again. */
function improve(contest: Contest, start: readonly Made[], best: Best): void {
  let made = start;
  let failed = 0;
  for (let round = 0; failed < TAKEN_BACK.length && best.statesLeft > 0; round++) {
    const back = TAKEN_BACK[failed]!;
    const kept = made.flatMap(({ choice, times }) => (times > back ? [{ choice, times: times - back }] : []));
    const left = contest.quantities.slice();
    for (const { choice, times } of kept) takeFrom(left, choice, times);
    const shadow = shadowPrices(contest.rivals, left);
    const knownKurus = savedBy(made) - savedBy(kept);
    const found = look(
      contest,
      left,
      shadow,
      knownKurus,
      PART_WIDTH,
      round % 2 === 1,
      best,
      MOST_PART_STATES,
    );
    failed = found.made === null ? failed + 1 : 0;
    if (found.made === null) continue;
    made = [...kept, ...found.made];
    keepBetter(best, [...made]);
  }
}

/** Looks among the choices that can be part of something better than what is known. */
function look(
  { rivals, stepKurus }: Contest,
  quantities: Uint16Array,
  shadow: ShadowPrices,
  knownKurus: number,
  width: number,
  isReversed: boolean,
  best: Best,
  mostStates: number,
): { made: Made[] | null; isExact: boolean } {
  const { choices, isAll } = choicesNear(rivals, quantities, shadow, knownKurus + stepKurus - DUST);
  const bounds = {
    knownKurus,
    stepKurus,
    capKurus: Infinity,
    width,
    mostStates: Math.min(best.statesLeft, mostStates),
    isReversed,
  };
  const { made, isExact, states } = searchChoices(quantities, choices, shadow.prices, bounds);
  best.statesLeft -= states + choices.length;
  return { made, isExact: isAll && isExact };
}
