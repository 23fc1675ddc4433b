import {
  countPaidUnits,
  type PlaceRow,
  type RivalCampaign,
  type UnitAllocation,
  type UnitContest,
} from './contests.ts';

/**
 * What units of one kind save in a row, minus the portion discounts that they lose.
 * @param at  the position of the kind in `row.kinds`
 * @param from  how many units are in the row before them
 */
export function gainKurus(row: PlaceRow, at: number, from: number, count: number): number {
  const { portionKurus, discountedKurus } = row.units[at]!;
  return count * discountedKurus - countPaidUnits(row, from, count) * portionKurus;
}

/** One full group or menu of a rival, with its units. */
export interface GroupChoice {
  rival: RivalCampaign;
  /** The kinds of its units, each once. */
  kinds: readonly number[];
  /** How many units it has of each of `kinds`. */
  counts: readonly number[];
  /** Its reduction minus the portion discounts that its units lose; can be below 0. */
  savedKurus: number;
  /** `savedKurus` minus the prices of its units, see {@link bestChoice}. */
  worth: number;
}

/**
 * Finds the choice of a rival with the largest saving minus a price for each unit; `null` if there are too few units.
 * @param left  how many units are left of each kind
 * @param prices  the price of a unit of each kind, in kuruş
 * @param isShared  whether the rows share the units that are left; if not, each row alone can use all of them
 */
export function bestChoice(
  rival: RivalCampaign,
  left: ArrayLike<number>,
  prices: ArrayLike<number>,
  isShared: boolean,
): GroupChoice | null {
  const { rows, priceKurus } = rival;
  const taken = new Map<number, number>();
  let savedKurus = -priceKurus;
  let worth = -priceKurus;
  const rest = Uint16Array.from(left);
  for (const row of rows) {
    const { mostKurus, counts } = rowGainsOf(row, rest, prices);
    if (mostKurus[0] === -Infinity) return null;
    worth += mostKurus[0]!;
    const { places } = row;
    let place = 0;
    for (let at = 0; place < places; at++) {
      const kind = row.kinds[at]!;
      const count = counts[at * (places + 1) + place]!;
      if (count === 0) continue;
      taken.set(kind, (taken.get(kind) ?? 0) + count);
      if (isShared) rest[kind]! -= count;
      savedKurus += gainKurus(row, at, place, count);
      place += count;
    }
  }
  return { rival, kinds: [...taken.keys()], counts: [...taken.values()], savedKurus, worth };
}

/**
 * The best saving of a row minus a price for each unit. The value at index `at * (places + 1) + place` is for the places from
 * `place` on, filled with kinds from `at` on.
 */
export interface RowGains {
  /** The best saving; `-Infinity` if there are too few units. */
  mostKurus: Float64Array;
  /** How many places the kind `at` fills for that. */
  counts: Uint16Array;
}

/** Amounts that differ by less count as equal: shadow prices have rounding errors of a linear programme. */
const ROUNDING_ERROR = 1e-7;

/** Calculates {@link RowGains} of a row, from the last kind to the first. */
export function rowGainsOf(row: PlaceRow, left: ArrayLike<number>, prices: ArrayLike<number>): RowGains {
  const { kinds, units, places, paidPlaces } = row;
  const width = places + 1;
  const mostKurus = new Float64Array((kinds.length + 1) * width).fill(-Infinity);
  const counts = new Uint16Array(kinds.length * width);
  mostKurus[kinds.length * width + places] = 0;
  const worths = new Float64Array(width);
  const waiting = new Uint16Array(width);
  for (let at = kinds.length - 1; at >= 0; at--) {
    const { portionKurus, discountedKurus } = units[at]!;
    const gain = discountedKurus - prices[kinds[at]!]!;
    const available = left[kinds[at]!]!;
    const start = at * width;
    // Units of the kind fill the places from `place` up to an end. `waiting` is a queue of the ends that the available units
    // reach, the best end first. Of equal ends the queue keeps the nearest one, even if rounding makes it a little worse.
    let first = 0;
    let last = 0;
    for (let place = places; place >= 0; place--) {
      const before = place * gain - Math.min(place, paidPlaces) * portionKurus;
      const worth = before + mostKurus[start + width + place]!;
      worths[place] = worth;
      if (first < last && waiting[first]! > place + available) first++;
      while (first < last && worths[waiting[last - 1]!]! <= worth + ROUNDING_ERROR) last--;
      waiting[last++] = place;
      const end = waiting[first]!;
      mostKurus[start + place] = worths[end]! - before;
      counts[start + place] = end - place;
    }
  }
  return { mostKurus, counts };
}

/** How many numbers {@link bestChoice} calculates for a rival: a measure of its time. */
export function bestChoiceCost({ rows }: RivalCampaign): number {
  return rows.reduce((sum, { kinds, places }) => sum + kinds.length * places, 0);
}

/** A choice, and how often it is made. */
export interface RepeatedChoice {
  choice: GroupChoice;
  times: number;
}

/**
 * Distributes units by a greedy method: makes the choice that saves most as often as possible, then the next one, until no choice
 * saves anything. Does so once from the start and once after the choices in `before`, and returns the better result.
 */
export function greedyAllocation(contest: UnitContest, before: readonly RepeatedChoice[]): UnitAllocation {
  const [plain, begun] = [makeInOrder(contest, []), makeInOrder(contest, before)];
  return begun.savedKurus > plain.savedKurus ? begun : plain;
}

function makeInOrder({ rivals, quantities }: UnitContest, before: readonly RepeatedChoice[]): UnitAllocation {
  const left = quantities.slice();
  const zeroPrices = new Float64Array(left.length);
  const counts = rivals.map(() => new Array<number>(left.length).fill(0));
  let savedKurus = 0;
  const make = ({ choice, times }: RepeatedChoice) => {
    const taken = counts[rivals.indexOf(choice.rival)]!;
    for (const [at, kind] of choice.kinds.entries()) {
      taken[kind]! += times * choice.counts[at]!;
      left[kind]! -= times * choice.counts[at]!;
    }
    savedKurus += times * choice.savedKurus;
  };
  for (const made of before) make(made);
  const offerOf = (rival: RivalCampaign) => bestChoice(rival, left, zeroPrices, true);
  const offers = rivals.map(offerOf);
  for (;;) {
    let best: GroupChoice | null = null;
    for (const offer of offers)
      if (offer !== null && offer.savedKurus > (best?.savedKurus ?? 0)) best = offer;
    if (best === null) return { counts, savedKurus };
    const times = timesIn(best, left);
    if (times > 0) make({ choice: best, times });
    // With fewer units left, no rival can offer more than before. So only the best offer must be calculated again.
    else offers[rivals.indexOf(best.rival)] = offerOf(best.rival);
  }
}

/** How often a choice can be made with the units that are left. */
function timesIn({ kinds, counts }: GroupChoice, left: ArrayLike<number>): number {
  let times = Infinity;
  for (let at = 0; at < kinds.length; at++)
    times = Math.min(times, Math.floor(left[kinds[at]!]! / counts[at]!));
  return times;
}
