import type { StepBudget } from '../group-search/step-budget.ts';
import type { FamilyContest } from './family-contest.ts';

/** A way to give away the units so far. */
export interface Way {
  /** For each seat, its units beyond whole menus. */
  begun: readonly number[];
  /** Tells most lists of what is begun apart. */
  begunKey: number;
  /** How full the last groups of the family are. */
  fill: number;
  /** How many units of the kind at hand are not given yet. */
  spare: number;
  /** Which of the seats of the kind at hand is the first that may get units. */
  firstSeat: number;
  /** What was saved, units in menus paying their shares. */
  savedKurus: number;
  gift: Gift | null;
}

/** Units of a kind that were given to a campaign, after others. */
export interface Gift {
  at: number;
  entrant: number;
  count: number;
  before: Gift | null;
}

/** Ways by their state: of those that come to the same state, the one that saved most. */
export interface Ways {
  byKey: Map<number, Way>;
  list: Way[];
}

export function newWays(): Ways {
  return { byKey: new Map(), list: [] };
}

export function startWay({ seats }: FamilyContest): Way {
  const begun = new Array<number>(seats.length).fill(0);
  return { begun, begunKey: 0, fill: 0, spare: 0, firstSeat: 0, savedKurus: 0, gift: null };
}

/** Keys of what is begun are below this prime. */
const BEGUN_KEYS = 8_388_593;

/** For each seat, by what one unit in it changes the key of what is begun. */
export function weightsOf({ seats }: FamilyContest): number[] {
  let weight = 1;
  return seats.map((_, seat) => {
    weight = (weight * 48_271 + seat) % BEGUN_KEYS;
    return weight;
  });
}

/** A key that changed by so much. */
export function changedKey(begunKey: number, change: number): number {
  const key = (begunKey + change) % BEGUN_KEYS;
  return key < 0 ? key + BEGUN_KEYS : key;
}

/** To keep a way takes so many more steps than to drop one; with many seats, there is more to copy. */
const STEPS_TO_KEEP = 3;
export const SEATS_PER_STEP = 6;

/** Keeps a way unless one that comes to the same state saved as much. */
export function keepBetter({ byKey, list }: Ways, way: Way, budget: StepBudget): void {
  budget.familySteps -= STEPS_TO_KEEP + way.begun.length / SEATS_PER_STEP;
  for (let key = keyOf(way); ; key++) {
    const known = byKey.get(key);
    if (known === undefined) {
      byKey.set(key, way);
      list.push(way);
      return;
    }
    if (!isSameState(known, way)) continue;
    if (way.savedKurus > known.savedKurus) {
      known.savedKurus = way.savedKurus;
      known.gift = way.gift;
    }
    return;
  }
}

/** A whole number that tells most states apart: fills are below 1,024, units of a kind below 2,048. */
function keyOf({ begunKey, fill, spare, firstSeat }: Way): number {
  return ((begunKey * 1_024 + fill) * 2_048 + spare) * 256 + (firstSeat % 256);
}

function isSameState(some: Way, other: Way): boolean {
  if (some.spare !== other.spare || some.fill !== other.fill || some.firstSeat !== other.firstSeat)
    return false;
  if (some.begun === other.begun) return true;
  for (let seat = 0; seat < some.begun.length; seat++) {
    if (some.begun[seat] !== other.begun[seat]) return false;
  }
  return true;
}
