import type { PlaceRow, UnitAllocation, UnitContest } from './contests.ts';
import { gainKurus, rowGainsOf } from './group-choices.ts';
import type { ShadowPrices } from './shadow-prices.ts';

/** About how many states a search keeps in total. If there are more, each step keeps only the most promising states. */
const MOST_STATES = 30_000;
/** The fewest states that a step keeps. */
const LEAST_WIDTH = 4;
/** Savings that differ by less count as equal: shadow prices have rounding errors of a linear programme. */
const ROUNDING_ERROR = 1e-3;

export interface SearchResult extends UnitAllocation {
  /** Whether no distribution saves more. False if the search dropped states that might save more. */
  isExact: boolean;
}

/** A partial distribution of units, up to a step of the search. */
interface State {
  /** For each row of each rival: how many units are in its groups and menus that are not full yet. */
  filled: number[];
  /** How many units of the kind of the present step are left. */
  left: number;
  /** A hash of `filled` and `left`. States with the same key count as equal; a collision is as rare as 1 in 10^13. */
  key: number;
  savedKurus: number;
  /** An upper bound of the saving at the end of the search from this state. */
  limitKurus: number;
  /** The previous state, and the step that led from it to this one. */
  from: State | null;
  step: Step | null;
  /** How many units the row of `step` took. */
  count: number;
}

/** A step of the search: decides how many units of one kind fill places of one row. */
interface Step {
  rival: SearchedRival;
  row: SearchedRow;
  /** The position of the kind in `row.kinds`. */
  at: number;
  kind: number;
  /** How many units of the kind there are, in its first step; `null` in later steps of the same kind. */
  quantity: number | null;
  isLastOfKind: boolean;
}

interface SearchedRival {
  /** The position in the list of rivals. */
  at: number;
  priceKurus: number;
  rows: SearchedRow[];
  /** What its best choice saves minus the shadow prices of its units: at most 0. */
  worth: number;
}

interface SearchedRow extends PlaceRow {
  /** See `mostKurus` of {@link rowGainsOf}. */
  reach: Float64Array;
  /** The position in the list of the rows of all rivals, and in `State.filled`. */
  place: number;
  /** The number that a unit in this row adds to the key of a state. */
  keyOfUnit: number;
  /** How many of its kinds the search has already distributed. */
  passed: number;
}

/** The limits of a search. */
interface SearchBounds {
  prices: Float64Array;
  /** The least saving that is better than the known one. */
  neededKurus: number;
  capKurus: number;
}

/**
 * Distributes units to rivals so that they save most. The search goes through the kinds of units, dearest first, and for each
 * kind through the rows that it can fill. A state says how far each group and menu is filled. Of equal states it keeps the one
 * that saved most, and it drops states that cannot save more than `known`.
 * @param known  the result if the search finds nothing better
 * @param capKurus  results that save more than this are ignored
 */
export function searchUnits(
  contest: UnitContest,
  { prices, limitKurus }: ShadowPrices,
  known: UnitAllocation,
  capKurus = Infinity,
): SearchResult {
  const { rivals, quantities } = contest;
  const bounds = { prices, neededKurus: known.savedKurus + 1 - ROUNDING_ERROR, capKurus };
  const searched = searchedRivals(contest, prices);
  const steps = stepsOf(searched, quantities);
  const filled = searched.flatMap(({ rows }) => rows.map(() => 0));
  let states: State[] = [
    { filled, left: 0, key: 0, savedKurus: 0, limitKurus, from: null, step: null, count: 0 },
  ];
  let droppedKurus = -Infinity;
  let remembered = 0;
  for (const [at, step] of steps.entries()) {
    const next = new Map<number, State>();
    for (const state of states) fillRow(next, state, step, bounds);
    step.row.passed++;
    states = [...next.values()];
    remembered += states.length;
    const width = Math.max(LEAST_WIDTH, Math.floor((MOST_STATES - remembered) / (steps.length - at)));
    if (states.length <= width) continue;
    states.sort((a, b) => promiseOf(b, capKurus) - promiseOf(a, capKurus));
    for (const dropped of states.splice(width)) droppedKurus = Math.max(droppedKurus, dropped.limitKurus);
  }
  let best: UnitAllocation = known;
  for (const state of states) {
    if (state.savedKurus <= best.savedKurus || state.savedKurus > capKurus) continue;
    best = { counts: countsTo(state, rivals.length, quantities.length), savedKurus: state.savedKurus };
  }
  return { ...best, isExact: droppedKurus < best.savedKurus + 1 - ROUNDING_ERROR };
}

/** How promising a state is. Of the states whose limit is above the cap, those that have saved more are more promising. */
function promiseOf({ limitKurus, savedKurus }: State, capKurus: number): number {
  return limitKurus > capKurus ? capKurus + savedKurus : limitKurus;
}

/** Prepares rivals for a search. The random numbers for keys have a fixed seed, so that every search gives the same result. */
function searchedRivals({ rivals, quantities }: UnitContest, prices: Float64Array): SearchedRival[] {
  let seed = 1;
  let place = 0;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647);
  return rivals.map(({ rows, priceKurus }, at) => {
    const searched = rows.map(
      (row): SearchedRow => ({
        ...row,
        reach: rowGainsOf(row, quantities, prices).mostKurus,
        place: place++,
        keyOfUnit: random() * 2 ** 14 + (random() % 2 ** 14),
        passed: 0,
      }),
    );
    const worth = searched.reduce((sum, { reach }) => sum + reach[0]!, -priceKurus);
    return { at, priceKurus, rows: searched, worth };
  });
}

/**
 * The steps of a search: for each kind, the rows that it can fill. Rows of the least useful rivals come first: most states give
 * them nothing, so the number of states stays small. Every kind of a contest has at least one row.
 */
function stepsOf(rivals: readonly SearchedRival[], quantities: Uint16Array): Step[] {
  const steps: Step[] = [];
  const leastFirst = rivals.toSorted((a, b) => a.worth - b.worth);
  for (const [kind, quantity] of quantities.entries()) {
    const ofKind = leastFirst.flatMap((rival) =>
      rival.rows.flatMap((row): Step[] => {
        const at = row.kinds.indexOf(kind);
        return at < 0 ? [] : [{ rival, row, at, kind, quantity: null, isLastOfKind: false }];
      }),
    );
    ofKind[0]!.quantity = quantity;
    ofKind.at(-1)!.isLastOfKind = true;
    steps.push(...ofKind);
  }
  return steps;
}

/** Adds the states that follow from a state: one for each number of units, from 0 on, that the row takes. */
function fillRow(
  next: Map<number, State>,
  state: State,
  step: Step,
  { prices, neededKurus, capKurus }: SearchBounds,
): void {
  const { rival, row, at, isLastOfKind } = step;
  const price = prices[step.kind]!;
  const { filled } = state;
  const left = step.quantity ?? state.left;
  const before = filled[row.place]!;
  const startKurus = state.limitKurus - completion(rival, filled);
  for (let count = 0; count <= left; count++) {
    filled[row.place] = before + count;
    const gainedKurus = gainKurus(row, at, before, count);
    const limitWith = startKurus + gainedKurus - count * price;
    if (count > 0 && limitWith + completion(rival, filled) < neededKurus) break;
    // From here on, only later kinds can complete the groups and menus of this row.
    row.passed = at + 1;
    const stays = isLastOfKind ? 0 : left - count;
    const limitKurus = limitWith + completion(rival, filled) - (left - count - stays) * price;
    row.passed = at;
    if (limitKurus < neededKurus) continue;
    const full = fullOf(rival, filled);
    const savedKurus = state.savedKurus + gainedKurus - full * rival.priceKurus;
    let key = state.key - state.left + stays + count * row.keyOfUnit;
    for (const { places, keyOfUnit } of rival.rows) key -= full * places * keyOfUnit;
    // With a cap, the state that saved less can be the better one. So states with different savings get different keys.
    if (capKurus < Infinity) key += (savedKurus - state.savedKurus) * 1_000_003;
    const known = next.get(key);
    if (known !== undefined && known.savedKurus >= savedKurus) continue;
    if (count === 0) {
      next.set(key, { ...state, left: stays, limitKurus, key });
      continue;
    }
    const after = filled.slice();
    for (const { place, places } of rival.rows) after[place]! -= full * places;
    next.set(key, { filled: after, left: stays, savedKurus, limitKurus, from: state, step, count, key });
  }
  filled[row.place] = before;
}

/**
 * An upper bound of the saving from completing the groups and menus of a rival that are not full, minus the prices of
 * the units.
 */
function completion({ rows, priceKurus }: SearchedRival, filled: readonly number[]): number {
  let menus = 0;
  for (const { place, places } of rows) menus = Math.max(menus, Math.ceil(filled[place]! / places));
  if (menus === 0) return 0;
  let worth = -menus * priceKurus;
  for (const { place, places, reach, passed } of rows) {
    const missing = menus * places - filled[place]!;
    if (missing >= places) worth += Math.floor(missing / places) * reach[passed * (places + 1)]!;
    worth += reach[passed * (places + 1) + places - (missing % places)]!;
  }
  return worth;
}

/** How many groups or menus of a rival are full. */
function fullOf({ rows }: SearchedRival, filled: readonly number[]): number {
  let full = Infinity;
  for (const { place, places } of rows) full = Math.min(full, Math.floor(filled[place]! / places));
  return full;
}

function countsTo(last: State, rivalCount: number, kindCount: number): number[][] {
  const counts = Array.from({ length: rivalCount }, () => new Array<number>(kindCount).fill(0));
  for (let state: State | null = last; state !== null; state = state.from)
    if (state.step !== null) counts[state.step.rival.at]![state.step.kind]! += state.count;
  return counts;
}
