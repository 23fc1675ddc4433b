import type { Contest, Row, Taking } from './contests.ts';
import { gainKurus, gainsOf } from './group-choices.ts';
import type { ShadowPrices } from './shadow-prices.ts';

/** How many states a search remembers, about. Then it follows those that promise most, and four at least. */
const MOST_STATES = 30_000;
const LEAST_WIDTH = 4;
/** Savings that differ by less are the same: prices come from a linear programme. */
const DUST = 1e-3;

export interface SearchResult extends Taking {
  /** Whether nothing saves more. */
  isExact: boolean;
}

/** What has been decided about the units up to a step. */
interface State {
  /** For each row of each rival, how many units it has in groups and menus that are not full. */
  filled: number[];
  /** How many units of the step's kind are left. */
  left: number;
  /** Equal for states that are alike; two others share one by chance in 10^13. */
  key: number;
  savedKurus: number;
  /** No way from here saves more in all. */
  limitKurus: number;
  from: State | null;
  step: Step | null;
  /** How many units its row takes in the step. */
  count: number;
}

/** Units of one kind that may fill places of one row. */
interface Step {
  rival: SearchedRival;
  row: SearchedRow;
  /** The position of the kind among those of the row. */
  at: number;
  kind: number;
  /** How many units there are, in the first step of the kind. */
  quantity: number | null;
  isLastOfKind: boolean;
}

interface SearchedRival {
  /** The position among all rivals. */
  at: number;
  priceKurus: number;
  rows: SearchedRow[];
  /** What its best choice saves above the shadow prices: at most 0. */
  worth: number;
}

interface SearchedRow extends Row {
  reach: Float64Array;
  /** The position among the rows of all rivals. */
  place: number;
  /** What a unit adds to the key of a state. */
  keyOfUnit: number;
  /** How many of its kinds have been gone through. */
  passed: number;
}

/** What is asked of a search. */
interface SearchBounds {
  prices: Float64Array;
  /** Less is no better than what is known. */
  neededKurus: number;
  capKurus: number;
}

/**
 * How to hand units to rivals so that they save most. The search goes through the kinds of units, dearest first, and for each
 * kind through the rows that it can fill. A state says how far each group and menu is filled; of two ways to a state only
 * the one that saved more continues, and none that cannot save more than what is known.
 * @param known  is the result when nothing is found that saves more
 * @param capKurus  only what saves at most this counts
 */
export function searchUnits(
  contest: Contest,
  { prices, limitKurus }: ShadowPrices,
  known: Taking,
  capKurus = Infinity,
): SearchResult {
  const { rivals, quantities } = contest;
  const bounds = { prices, neededKurus: known.savedKurus + 1 - DUST, capKurus };
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
  let best: Taking = known;
  for (const state of states) {
    if (state.savedKurus <= best.savedKurus || state.savedKurus > capKurus) continue;
    best = { counts: countsTo(state, rivals.length, quantities.length), savedKurus: state.savedKurus };
  }
  return { ...best, isExact: droppedKurus < best.savedKurus + 1 - DUST };
}

/** Beyond the cap, a state promises more when more of the cap is saved already. */
function promiseOf({ limitKurus, savedKurus }: State, capKurus: number): number {
  return limitKurus > capKurus ? capKurus + savedKurus : limitKurus;
}

/** Rivals with what their places can still gain, and with numbers for keys that are the same in every search. */
function searchedRivals({ rivals, quantities }: Contest, prices: Float64Array): SearchedRival[] {
  let seed = 1;
  let place = 0;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647);
  return rivals.map(({ rows, priceKurus }, at) => {
    const searched = rows.map(
      (row): SearchedRow => ({
        ...row,
        reach: gainsOf(row, quantities, prices).mostKurus,
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
 * For each kind of units the rows that it can fill, those of rivals that are worth least first: most states take nothing for
 * them, so few continue. Every kind of a contest has a row.
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

/** Adds the states in which a row takes no, one or more units of a kind. */
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
    // No more units of this kind can complete its groups and menus.
    row.passed = at + 1;
    const stays = isLastOfKind ? 0 : left - count;
    const limitKurus = limitWith + completion(rival, filled) - (left - count - stays) * price;
    row.passed = at;
    if (limitKurus < neededKurus) continue;
    const full = fullOf(rival, filled);
    const savedKurus = state.savedKurus + gainedKurus - full * rival.priceKurus;
    let key = state.key - state.left + stays + count * row.keyOfUnit;
    for (const { places, keyOfUnit } of rival.rows) key -= full * places * keyOfUnit;
    // Under a cap less can be more: ways that saved different amounts continue side by side.
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

/** What the groups and menus of a rival that are not full can still gain at most, after paying for their units. */
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

/** How many groups or menus are full. */
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
