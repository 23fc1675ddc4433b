import type { BuyXPayY, SetMenu } from '../../campaigns/campaign.ts';
import type { CampaignTurn } from '../campaign-turn.ts';
import type { Units } from '../campaign-units.ts';
import { turnOf } from './group-entrants.ts';
import type { StepBudget } from './step-budget.ts';
import type { Rival } from './wanted-units.ts';

/** There are more ways to leave units of larger baskets over. */
const MOST_STATES = 8_192;
const MOST_CHOICES = 600;
/** The most comparisons of a state with a choice. */
const MOST_COMPARISONS = 12_000;
const COMPARISONS_PER_STEP = 20;
/** Amounts up to this, times the weights of campaigns, are exact numbers. */
const MOST_KURUS = 2 ** 35;
/** Of equally good turns, those of the first campaigns are worth more. */
const FIRST_WEIGHT = 512;
const WEIGHTS = 2 ** 16;

/**
 * The turns that save most together, found by comparing all: for every combination of units that may be left,
 * the best choice of a group or a menu from them. Fast for few units. `null` when there are too many, or too
 * few steps.
 */
export function searchFew(
  units: readonly Units[],
  rivals: readonly Rival[],
  budget: StepBudget,
): CampaignTurn[] | null {
  const states = statesOf(units);
  if (states === null) return null;
  const choices = choicesOf(units, rivals, states);
  if (choices === null) return null;
  const steps = choices.comparisons / COMPARISONS_PER_STEP;
  if (steps > budget.familySteps) return null;
  budget.familySteps -= steps;
  compareAll(units, states, choices);
  return turnsOf(units, rivals, states, choices);
}

/**
 * The numbers of states. A state says how many units of each kind are left, as one number without gaps. The
 * same counts are also packed into the bits of another number, with a free bit before each: whether the units
 * of a choice are among those of a state is one subtraction.
 */
interface States {
  count: number;
  /** What one unit of each kind adds to the number of a state. */
  strides: number[];
  /** What one unit of each kind adds to the packed number. */
  packed: number[];
  /** The free bits. */
  guard: number;
}

function statesOf(units: readonly Units[]): States | null {
  const strides: number[] = [];
  const packed: number[] = [];
  let count = 1;
  let bit = 0;
  let guard = 0;
  let kurus = 0;
  for (const { quantity, portionKurus } of units) {
    strides.push(count);
    packed.push(1 << bit);
    count *= quantity + 1;
    bit += 33 - Math.clz32(quantity);
    guard |= 1 << (bit - 1);
    kurus += quantity * portionKurus;
    if (count > MOST_STATES || bit > 30 || kurus > MOST_KURUS) return null;
  }
  return { count, strides, packed, guard };
}

/** A group or a menu of certain units. */
interface Choice {
  rival: number;
  /** As a number of a state. */
  units: number;
  /** The same packed. */
  packed: number;
  /** What it saves, times the weights, and its own weight. */
  worth: number;
}

/** The choices by the last kind of their units. */
interface Choices {
  byLast: Choice[][];
  count: number;
  comparisons: number;
}

function choicesOf(units: readonly Units[], rivals: readonly Rival[], states: States): Choices | null {
  const choices: Choices = { byLast: units.map(() => []), count: 0, comparisons: 0 };
  const search = { units, states, choices, taken: units.map(() => 0) };
  for (let rival = 0; rival < rivals.length; rival++) {
    const { campaign, parts } = rivals[rival]!;
    if (campaign.kind === 'BuyXPayY') addGroups(search, rival, campaign, parts[0]!, 0, 0, 0);
    else addMenus(search, rival, campaign, parts, 0, 0, 0);
    if (choices.count > MOST_CHOICES) return null;
  }
  for (const [at, { quantity }] of units.entries()) {
    choices.comparisons += states.strides[at]! * quantity * (1 + choices.byLast[at]!.length);
  }
  return choices.comparisons > MOST_COMPARISONS ? null : choices;
}

interface ChoiceSearch {
  units: readonly Units[];
  states: States;
  choices: Choices;
  /** How many units of each kind the choice under way has. */
  taken: number[];
}

/** Adds all groups whose further units are from a place among those covered on, dearest first. */
function addGroups(
  search: ChoiceSearch,
  rival: number,
  campaign: BuyXPayY,
  positions: readonly number[],
  from: number,
  count: number,
  savedKurus: number,
): void {
  if (search.choices.count > MOST_CHOICES) return;
  if (count === campaign.buy) {
    addChoice(search, rival, savedKurus);
    return;
  }
  for (let place = from; place < positions.length; place++) {
    const at = positions[place]!;
    const { quantity, portionKurus, discountedKurus } = search.units[at]!;
    if (search.taken[at]! >= quantity) continue;
    const paidKurus = count < campaign.pay ? portionKurus : 0;
    search.taken[at]!++;
    addGroups(search, rival, campaign, positions, place, count + 1, savedKurus + discountedKurus - paidKurus);
    search.taken[at]!--;
  }
}

/** Adds all menus whose further parts, from one on, are filled; of parts that are alike, in one order. */
function addMenus(
  search: ChoiceSearch,
  rival: number,
  campaign: SetMenu,
  parts: Rival['parts'],
  part: number,
  from: number,
  worthKurus: number,
): void {
  if (search.choices.count > MOST_CHOICES) return;
  const positions = parts[part];
  if (positions === undefined) {
    addChoice(search, rival, worthKurus - campaign.priceKurus);
    return;
  }
  for (let place = from; place < positions.length; place++) {
    const at = positions[place]!;
    const { quantity, discountedKurus } = search.units[at]!;
    if (search.taken[at]! >= quantity) continue;
    search.taken[at]!++;
    const next = parts[part + 1] === positions ? place : 0;
    addMenus(search, rival, campaign, parts, part + 1, next, worthKurus + discountedKurus);
    search.taken[at]!--;
  }
}

function addChoice({ states, choices, taken }: ChoiceSearch, rival: number, savedKurus: number): void {
  choices.count++;
  if (savedKurus <= 0) return;
  let units = 0;
  let packed = 0;
  let count = 0;
  let last = 0;
  for (let at = 0; at < taken.length; at++) {
    const some = taken[at]!;
    if (some === 0) continue;
    units += some * states.strides[at]!;
    packed += some * states.packed[at]!;
    count += some;
    last = at;
  }
  const weight = rival < 9 ? FIRST_WEIGHT >> rival : 1;
  choices.byLast[last]!.push({ rival, units, packed, worth: savedKurus * WEIGHTS + count * weight });
}

/** For each state what its units are worth at most; and the choice made there, 0 for none, others from 1. */
const bestWorth = new Float64Array(MOST_STATES);
const bestChoice = new Int16Array(MOST_STATES);

/**
 * Fills the tables, from few units to all. Of a state, one unit of the last kind is either left over or in a
 * choice.
 */
function compareAll(
  units: readonly Units[],
  { count, strides, packed, guard }: States,
  { byLast }: Choices,
): void {
  bestWorth[0] = 0;
  bestChoice[0] = 0;
  const counts = units.map(() => 0);
  let bits = 0;
  let last = 0;
  for (let state = 1; state < count; state++) {
    let kind = 0;
    while (counts[kind] === units[kind]!.quantity) {
      bits -= counts[kind]! * packed[kind]!;
      counts[kind++] = 0;
    }
    counts[kind]!++;
    bits += packed[kind]!;
    if (kind > last) last = kind;
    let worth = bestWorth[state - strides[last]!]!;
    let made = 0;
    const choices = byLast[last]!;
    const guarded = bits | guard;
    for (let at = 0; at < choices.length; at++) {
      const choice = choices[at]!;
      if (((guarded - choice.packed) & guard) !== guard) continue;
      const kurus = choice.worth + bestWorth[state - choice.units]!;
      if (kurus <= worth) continue;
      worth = kurus;
      made = at + 1;
    }
    bestWorth[state] = worth;
    bestChoice[state] = made;
  }
}

/** The turns of the best choices when all units are left. */
function turnsOf(
  units: readonly Units[],
  rivals: readonly Rival[],
  { count, strides }: States,
  { byLast }: Choices,
): CampaignTurn[] {
  const taken: (number[] | undefined)[] = rivals.map(() => undefined);
  let state = count - 1;
  let last = units.length - 1;
  while (state > 0) {
    while (state < strides[last]!) last--;
    const made = bestChoice[state]!;
    if (made === 0) {
      state -= strides[last]!;
      continue;
    }
    const choice = byLast[last]![made - 1]!;
    const own = taken[choice.rival] ?? units.map(() => 0);
    taken[choice.rival] = own;
    let rest = choice.units;
    for (let at = last; rest > 0; at--) {
      const some = Math.floor(rest / strides[at]!);
      own[at]! += some;
      rest -= some * strides[at]!;
    }
    state -= choice.units;
  }
  return rivals.flatMap(({ campaign }, at) => {
    const own = taken[at];
    return own === undefined ? [] : [turnOf(campaign, units, own)];
  });
}
