import { type Contest, paidOf, type Rival, type Row, type Taking } from './contests.ts';

/**
 * What some units of one kind save in a row, above the portion discounts that they give up.
 * @param at  the position of the kind among those of the row
 * @param from  how many units are in its groups and menus before
 */
export function gainKurus(row: Row, at: number, from: number, count: number): number {
  const { portionKurus, discountedKurus } = row.units[at]!;
  return count * discountedKurus - paidOf(row, from, count) * portionKurus;
}

/** A group or a menu of certain units. */
export interface Choice {
  rival: Rival;
  /** The kinds of its units, each once, and how many it takes of each. */
  kinds: readonly number[];
  counts: readonly number[];
  /** By how much it is cheaper than the portion discounts that its units give up; it can be below 0. */
  savedKurus: number;
  /** What it saves after paying a price for each of its units. */
  worth: number;
}

/**
 * The choice of a rival that saves most after paying a price for each unit; `null` if there are too few units.
 * @param left  how many units there are of each kind
 * @param prices  for each kind, in kuruş
 * @param isShared  whether all rows together, and not each of them, take at most what is left
 */
export function bestChoice(
  rival: Rival,
  left: ArrayLike<number>,
  prices: ArrayLike<number>,
  isShared: boolean,
): Choice | null {
  const { rows, priceKurus } = rival;
  const taken = new Map<number, number>();
  let savedKurus = -priceKurus;
  let worth = -priceKurus;
  const rest = Uint16Array.from(left);
  for (const row of rows) {
    const { mostKurus, counts } = gainsOf(row, rest, prices);
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
 * What the places of a row can gain after paying a price for each unit: at `at * (places + 1) + place`, for the places from
 * one on and the kinds from one on.
 */
export interface Gains {
  /** The most that they can gain. */
  mostKurus: Float64Array;
  /** How many places the first of these kinds fills then. */
  counts: Uint16Array;
}

/** Amounts that differ by less are the same: shadow prices come from a linear programme. */
const DUST = 1e-7;

/** What a row can gain of what is left, dearest units first. */
export function gainsOf(row: Row, left: ArrayLike<number>, prices: ArrayLike<number>): Gains {
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
    const here = at * width;
    // Units of the kind fill the places up to an end. Ends within reach wait in line, each better than those that
    // follow it: the first is the best. Of equal ones the nearest waits, also where rounding makes it a little worse.
    let first = 0;
    let last = 0;
    for (let place = places; place >= 0; place--) {
      const before = place * gain - Math.min(place, paidPlaces) * portionKurus;
      const worth = before + mostKurus[here + width + place]!;
      worths[place] = worth;
      if (first < last && waiting[first]! > place + available) first++;
      while (first < last && worths[waiting[last - 1]!]! <= worth + DUST) last--;
      waiting[last++] = place;
      const end = waiting[first]!;
      mostKurus[here + place] = worths[end]! - before;
      counts[here + place] = end - place;
    }
  }
  return { mostKurus, counts };
}

/** How many numbers a look for the best choice of a rival works out. */
export function workOf({ rows }: Rival): number {
  return rows.reduce((sum, { kinds, places }) => sum + kinds.length * places, 0);
}

/** A choice and how often it is made. */
export interface MadeChoice {
  choice: Choice;
  times: number;
}

/**
 * What choices come to in the better of two orders. In each the choice that saves most is made as often as it goes, then the
 * next, until none saves anything. One of them begins with choices that were made before.
 */
export function bestOrder(contest: Contest, before: readonly MadeChoice[]): Taking {
  const [plain, begun] = [makeInOrder(contest, []), makeInOrder(contest, before)];
  return begun.savedKurus > plain.savedKurus ? begun : plain;
}

function makeInOrder({ rivals, quantities }: Contest, before: readonly MadeChoice[]): Taking {
  const left = quantities.slice();
  const free = new Float64Array(left.length);
  const counts = rivals.map(() => new Array<number>(left.length).fill(0));
  let savedKurus = 0;
  const make = ({ choice, times }: MadeChoice) => {
    const taken = counts[rivals.indexOf(choice.rival)]!;
    for (const [at, kind] of choice.kinds.entries()) {
      taken[kind]! += times * choice.counts[at]!;
      left[kind]! -= times * choice.counts[at]!;
    }
    savedKurus += times * choice.savedKurus;
  };
  for (const made of before) make(made);
  const offerOf = (rival: Rival) => bestChoice(rival, left, free, true);
  const offers = rivals.map(offerOf);
  for (;;) {
    let best: Choice | null = null;
    for (const offer of offers)
      if (offer !== null && offer.savedKurus > (best?.savedKurus ?? 0)) best = offer;
    if (best === null) return { counts, savedKurus };
    const times = timesIn(best, left);
    if (times > 0) make({ choice: best, times });
    // A rival offers no more than before when less is left, so only the best offer needs to be made again.
    else offers[rivals.indexOf(best.rival)] = offerOf(best.rival);
  }
}

/** How often a choice can be made of what is left. */
function timesIn({ kinds, counts }: Choice, left: ArrayLike<number>): number {
  let times = Infinity;
  for (let at = 0; at < kinds.length; at++)
    times = Math.min(times, Math.floor(left[kinds[at]!]! / counts[at]!));
  return times;
}
