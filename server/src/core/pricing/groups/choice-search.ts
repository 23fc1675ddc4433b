import {
  type Choice,
  choicesAbove,
  DUST,
  type Made,
  type Rival,
  takeFrom,
  timesIn,
  worthAt,
} from './group-choices.ts';
import type { ShadowPrices } from './shadow-prices.ts';

/** How many choices a search goes through. */
const MOST_CHOICES = 1_000;
/** How many states are followed at least, when too many are remembered. */
const LEAST_WIDTH = 4;

export interface SearchResult {
  /** The choices that save most of those found; `null` when none save more than what is known. */
  made: Made[] | null;
  /** Whether nothing more can be saved with these choices. */
  isExact: boolean;
  /** How many states were remembered. */
  states: number;
}

/** What is asked of a search. */
export interface SearchBounds {
  /** Only more than this counts. */
  knownKurus: number;
  /** All savings are multiples of this. */
  stepKurus: number;
  /** Only what saves at most this counts. */
  capKurus: number;
  /** How many states are followed at a time: those that promise most. */
  width: number;
  /** How many states may be remembered in all. */
  mostStates: number;
  /** Whether the choices are gone through by their last kind, the cheapest first, and not by their first. */
  isReversed: boolean;
}

/** A number of units that remain of each kind, and the best known way to it. */
interface State {
  left: Uint16Array;
  /** Equal for states that are alike; others rarely share it. */
  hash: number;
  savedKurus: number;
  /** No way from here saves more in all. */
  limitKurus: number;
  from: State | null;
  made: Made | null;
}

/**
 * Which choices to make, and how often each, so that they save most. The choices are gone through one by one, by their
 * first kind. A state says how many units remain of each kind; of two ways to a state, only the one that saved more goes on,
 * and none that cannot save more than what is known.
 * @param prices  shadow prices: at these no choice is worth more than 0, as far as they are exact
 */
export function searchChoices(
  quantities: Uint16Array,
  choices: readonly Choice[],
  prices: ArrayLike<number>,
  bounds: SearchBounds,
): SearchResult {
  const kindCount = quantities.length;
  const turnOf = ({ kinds }: Choice) => (bounds.isReversed ? kindCount - 1 - kinds.at(-1)! : kinds[0]!);
  const sorted = choices
    .map((choice) => ({ choice, worth: worthAt(choice, prices) }))
    .sort((a, b) => turnOf(a.choice) - turnOf(b.choice) || b.worth - a.worth);
  let limitKurus = 0;
  for (let kind = 0; kind < kindCount; kind++) limitKurus += quantities[kind]! * prices[kind]!;
  const start: State = { left: quantities, hash: 0, savedKurus: 0, limitKurus, from: null, made: null };
  const search: Search = {
    ...bounds,
    states: new Map([[0, start]]),
    best: null,
    droppedKurus: -Infinity,
    remembered: 1,
    scratch: quantities.slice(),
  };
  let turn = 0;
  for (const [at, { choice, worth }] of sorted.entries()) {
    for (; turn < turnOf(choice); turn++) {
      const kind = bounds.isReversed ? kindCount - 1 - turn : turn;
      leaveOver(search, kind, prices[kind]!);
    }
    const before = search.remembered;
    makeChoice(search, choice, worth);
    const room = (bounds.mostStates - search.remembered) / (sorted.length - at);
    if (search.remembered - before > room) search.width = Math.max(LEAST_WIDTH, search.width / 2);
    else search.width = Math.min(bounds.width, search.width * 2);
    if (search.states.size > 2 * search.width) dropLeast(search);
  }
  return {
    made: search.best === null ? null : wayTo(search.best),
    isExact: search.droppedKurus < needed(search),
    states: search.remembered,
  };
}

interface Search extends SearchBounds {
  /** By hash; of two that share one, the later has the next free number. */
  states: Map<number, State>;
  best: State | null;
  /** The most that a way could have saved that was not followed. */
  droppedKurus: number;
  remembered: number;
  scratch: Uint16Array;
}

/** The least saving that would be better than what is known. */
function needed({ knownKurus, stepKurus }: Search): number {
  return knownKurus + stepKurus - DUST;
}

/** What one unit of a kind adds to the hash of a state. */
function hashOf(kind: number): number {
  return Math.imul(kind + 1, 0x9e3779b1) ^ Math.imul(kind + 7, 0x85ebca77);
}

/** No choice to come takes units of this kind: what is left of them is left over. */
function leaveOver(search: Search, kind: number, price: number): void {
  const { scratch } = search;
  const before = search.states;
  search.states = new Map();
  for (const state of before.values()) {
    const count = state.left[kind]!;
    const limitKurus = state.limitKurus - count * price;
    if (limitKurus < needed(search)) continue;
    scratch.set(state.left);
    scratch[kind] = 0;
    remember(search, { ...state, limitKurus, hash: (state.hash - count * hashOf(kind)) | 0 });
  }
}

/** Makes a choice in every state, once and as often as it goes. */
function makeChoice(search: Search, choice: Choice, worth: number): void {
  const { states, capKurus, scratch } = search;
  let hash = 0;
  for (const [at, kind] of choice.kinds.entries()) hash = (hash + choice.counts[at]! * hashOf(kind)) | 0;
  if (capKurus < Infinity) hash = (hash - choice.savedKurus * hashOf(-1)) | 0;
  for (const state of [...states.values()]) {
    const most = capKurus < Infinity ? timesInOrder(choice, state) : timesIn(choice, state.left);
    if (most === 0) continue;
    scratch.set(state.left);
    for (let times = 1; times <= most; times++) {
      const limitKurus = state.limitKurus + times * worth;
      const savedKurus = state.savedKurus + times * choice.savedKurus;
      if (limitKurus < needed(search) || savedKurus > capKurus) break;
      takeFrom(scratch, choice, 1);
      const next = {
        left: scratch,
        hash: (state.hash - times * hash) | 0,
        savedKurus,
        limitKurus,
        from: state,
        made: { choice, times },
      };
      if (!remember(search, next)) continue;
      search.remembered++;
    }
  }
}

/**
 * How often a choice can be made in a state so that the groups of a campaign stay in the order of their units, dearest first:
 * only then they save together what they save one by one, and no more.
 */
function timesInOrder(choice: Choice, state: State): number {
  const times = timesIn(choice, state.left);
  if (times === 0 || choice.rival.campaign.kind === 'SetMenu') return times;
  for (let before: State | null = state; before !== null; before = before.from) {
    const last = before.made?.choice;
    if (last?.rival === choice.rival && last.kinds.at(-1)! > choice.kinds[0]!) return 0;
  }
  return choice.kinds.length === 1 ? times : 1;
}

/** Keeps a state whose units are those of `scratch`, unless a way to it is known that saved as much. */
function remember(search: Search, state: State): boolean {
  const { states, scratch } = search;
  let at = state.hash;
  for (let known = states.get(at); known !== undefined; known = states.get(++at)) {
    if (!isAlike(search, known, state.savedKurus)) continue;
    if (known.savedKurus >= state.savedKurus) return false;
    break;
  }
  const kept = { ...state, left: scratch.slice() };
  states.set(at, kept);
  if (state.savedKurus > search.knownKurus) {
    search.knownKurus = state.savedKurus;
    search.best = kept;
  }
  return true;
}

/** Under a cap less can be more: ways that saved different amounts go on side by side. */
function isAlike({ scratch, capKurus }: Search, { left, savedKurus }: State, otherKurus: number): boolean {
  if (capKurus < Infinity && savedKurus !== otherKurus) return false;
  for (let kind = 0; kind < left.length; kind++) if (left[kind] !== scratch[kind]) return false;
  return true;
}

/** Goes on with the states that promise most. */
function dropLeast(search: Search): void {
  const { capKurus, width } = search;
  const promise = ({ limitKurus, savedKurus }: State) =>
    limitKurus > capKurus ? capKurus + savedKurus : limitKurus;
  const sorted = [...search.states.values()].sort((a, b) => promise(b) - promise(a));
  for (const { limitKurus } of sorted.splice(width))
    search.droppedKurus = Math.max(search.droppedKurus, limitKurus);
  const before = search.states;
  search.states = new Map();
  for (const state of sorted) {
    let at = state.hash;
    while (search.states.has(at)) at++;
    search.states.set(at, state);
  }
  before.clear();
}

function wayTo(last: State): Made[] {
  const way: Made[] = [];
  for (let state: State | null = last; state !== null; state = state.from) {
    if (state.made !== null) way.push(state.made);
  }
  return way.reverse();
}

/**
 * The choices that can be part of saving so much: those that cost little more than they save. When they are too many, those
 * that cost less, or else the first that are found.
 */
export function choicesNear(
  rivals: readonly Rival[],
  quantities: Uint16Array,
  { prices, limitKurus }: ShadowPrices,
  neededKurus: number,
): { choices: Choice[]; isAll: boolean } {
  const gapKurus = Math.max(0, limitKurus - neededKurus);
  const near = (worstKurus: number) => {
    const choices: Choice[] = [];
    let isAll = true;
    for (const rival of rivals) {
      const most = Math.max(1, MOST_CHOICES - choices.length);
      const found = choicesAbove(rival, quantities, prices, -worstKurus - DUST, most);
      isAll &&= found.isAll;
      for (const choice of found.choices) if (choice.savedKurus > 0) choices.push(choice);
    }
    return { choices, isAll };
  };
  const all = near(gapKurus);
  return all.isAll ? all : { ...near(gapKurus / 16), isAll: false };
}
