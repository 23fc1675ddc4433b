import type { FamilyContest } from './family-contest.ts';

/**
 * Ways to give away the units so far, each with a number from 0. A way is spread over several lists, so that
 * thousands of ways make no garbage.
 */
export interface Ways {
  count: number;
  /** How many seats there are. */
  width: number;
  /** For each way and each seat, its units beyond whole menus. */
  begun: Uint16Array;
  /** Tells most lists of what is begun apart. */
  begunKey: Int32Array;
  /** How full the last groups of the family are. */
  fill: Uint16Array;
  /** How many units of the kind at hand are not given yet. */
  spare: Uint16Array;
  /** Which of the seats of the kind at hand is the first that may get units. */
  firstSeat: Uint16Array;
  /** What was saved, units in menus paying their shares. */
  savedKurus: Float64Array;
  /** What can be saved at most from here. */
  limitKurus: Float64Array;
  /** The place of the last gift on the way; -1 for none. */
  gift: Int32Array;
  /** By the key of a state, the number of its way and 1; 0 for none. */
  slots: Int32Array;
  /** So many of the slots are in use: a power of two. */
  slotCount: number;
  /** To find out which ways can save most. */
  ranked: Float64Array;
}

/**
 * Returns empty ways for a number of seats, with room for so many.
 * @param old  ways that are no longer needed, whose lists are used again where they are long enough
 */
export function roomForWays(seats: number, most: number, old: Ways | null): Ways {
  const slotCount = 2 ** Math.ceil(Math.log2(2 * most));
  const isLarge = old !== null && old.begun.length >= seats * most && old.slots.length >= slotCount;
  const ways = isLarge ? old : newWays(seats * most, most, slotCount);
  ways.width = seats;
  ways.slotCount = slotCount;
  clearWays(ways);
  ways.begun.fill(0, 0, seats);
  ways.begunKey[0] = 0;
  ways.fill[0] = 0;
  ways.firstSeat[0] = 0;
  ways.savedKurus[0] = 0;
  ways.gift[0] = -1;
  return ways;
}

function newWays(seats: number, most: number, slotCount: number): Ways {
  return {
    count: 0,
    width: 0,
    begun: new Uint16Array(seats),
    begunKey: new Int32Array(most),
    fill: new Uint16Array(most),
    spare: new Uint16Array(most),
    firstSeat: new Uint16Array(most),
    savedKurus: new Float64Array(most),
    limitKurus: new Float64Array(most),
    gift: new Int32Array(most),
    slots: new Int32Array(slotCount),
    slotCount,
    ranked: new Float64Array(most),
  };
}

export function clearWays(ways: Ways): void {
  ways.count = 0;
  ways.slots.fill(0, 0, ways.slotCount);
}

/** Writes a copy of a way behind the others, where `keepLast` finds it. Returns its number. */
export function copyWay(from: Ways, way: number, to: Ways): number {
  const at = to.count;
  const { width } = from;
  for (let seat = 0, a = way * width, b = at * width; seat < width; seat++) to.begun[b++] = from.begun[a++]!;
  to.begunKey[at] = from.begunKey[way]!;
  to.fill[at] = from.fill[way]!;
  to.spare[at] = from.spare[way]!;
  to.firstSeat[at] = from.firstSeat[way]!;
  to.savedKurus[at] = from.savedKurus[way]!;
  to.limitKurus[at] = from.limitKurus[way]!;
  to.gift[at] = from.gift[way]!;
  return at;
}

/** Keeps the way behind the others unless one that comes to the same state saved as much. */
export function keepLast(ways: Ways): void {
  const { count, slots, slotCount, savedKurus } = ways;
  const mask = slotCount - 1;
  for (let slot = slotOf(ways, count) & mask; ; slot = (slot + 1) & mask) {
    const known = slots[slot]! - 1;
    if (known < 0) {
      slots[slot] = count + 1;
      ways.count++;
      return;
    }
    if (!isSameState(ways, known, count)) continue;
    if (savedKurus[count]! > savedKurus[known]!) {
      savedKurus[known] = savedKurus[count]!;
      ways.limitKurus[known] = ways.limitKurus[count]!;
      ways.gift[known] = ways.gift[count]!;
    }
    return;
  }
}

function slotOf({ begunKey, fill, spare, firstSeat }: Ways, way: number): number {
  const mixed = Math.imul(
    begunKey[way]! ^ Math.imul(fill[way]! * 2_048 + spare[way]!, 0x9e3779b1),
    0x85ebca6b,
  );
  return (mixed ^ (mixed >>> 15)) + firstSeat[way]!;
}

function isSameState(ways: Ways, some: number, other: number): boolean {
  const { begun, begunKey, fill, spare, firstSeat, width } = ways;
  if (begunKey[some] !== begunKey[other] || spare[some] !== spare[other]) return false;
  if (fill[some] !== fill[other] || firstSeat[some] !== firstSeat[other]) return false;
  for (let seat = 0, a = some * width, b = other * width; seat < width; seat++) {
    if (begun[a++] !== begun[b++]) return false;
  }
  return true;
}

/**
 * Keeps only so many ways, those that can save most. Returns the most that a dropped one could save;
 * -Infinity when none is dropped.
 */
export function keepMost(ways: Ways, most: number): number {
  const { count, limitKurus } = ways;
  if (count <= most) return -Infinity;
  const leastKurus = limitOf(ways, most);
  let above = 0;
  for (let way = 0; way < count; way++) if (limitKurus[way]! > leastKurus) above++;
  let equal = most - above;
  let droppedKurus = -Infinity;
  ways.count = 0;
  for (let way = 0; way < count; way++) {
    const kurus = limitKurus[way]!;
    if (kurus > leastKurus || (kurus === leastKurus && equal-- > 0)) {
      copyWay(ways, way, ways);
      ways.count++;
    } else if (kurus > droppedKurus) {
      droppedKurus = kurus;
    }
  }
  rebuildSlots(ways);
  return droppedKurus;
}

/** The limit that so many ways do not go below. */
function limitOf({ count, limitKurus, ranked: numbers }: Ways, rank: number): number {
  for (let at = 0; at < count; at++) numbers[at] = limitKurus[at]!;
  let [from, to] = [0, count - 1];
  while (from < to) {
    const pivot = numbers[(from + to) >> 1]!;
    let [low, high] = [from, to];
    while (low <= high) {
      while (numbers[low]! > pivot) low++;
      while (numbers[high]! < pivot) high--;
      if (low > high) break;
      const kurus = numbers[low]!;
      numbers[low++] = numbers[high]!;
      numbers[high--] = kurus;
    }
    if (rank - 1 <= high) to = high;
    else if (rank - 1 >= low) from = low;
    else break;
  }
  return numbers[rank - 1]!;
}

function rebuildSlots(ways: Ways): void {
  const { slots, slotCount } = ways;
  const mask = slotCount - 1;
  slots.fill(0, 0, slotCount);
  for (let way = 0; way < ways.count; way++) {
    let slot = slotOf(ways, way) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = way + 1;
  }
}

/** For each seat, by what one unit in it changes the key of what is begun. */
export function weightsOf({ seats }: FamilyContest): Int32Array {
  const weights = new Int32Array(seats.length);
  let weight = 1;
  for (let seat = 0; seat < weights.length; seat++) {
    weight = Math.imul(weight, 0x9e3779b1) + seat + 0x2545f49;
    weights[seat] = weight;
  }
  return weights;
}

/** Units of a kind that were given to a campaign, each after an earlier gift; four numbers for each gift. */
export interface Gifts {
  count: number;
  numbers: Int32Array;
}

const NUMBERS_OF_A_GIFT = 4;

function newGifts(): Gifts {
  return { count: 0, numbers: new Int32Array(NUMBERS_OF_A_GIFT * 256) };
}

/** Notes a gift, and returns its place. */
export function addGift(gifts: Gifts, before: number, kind: number, entrant: number, count: number): number {
  const at = gifts.count++ * NUMBERS_OF_A_GIFT;
  if (at === gifts.numbers.length) {
    const longer = new Int32Array(2 * at);
    longer.set(gifts.numbers);
    gifts.numbers = longer;
  }
  gifts.numbers[at] = before;
  gifts.numbers[at + 1] = kind;
  gifts.numbers[at + 2] = entrant;
  gifts.numbers[at + 3] = count;
  return at;
}

/** How many units of each kind each campaign got, up to a gift. */
export function unitsGiven(
  { numbers }: Gifts,
  last: number,
  { units, entrants }: Pick<FamilyContest, 'units' | 'entrants'>,
): number[][] {
  const taken = entrants.map(() => units.map(() => 0));
  for (let at = last; at >= 0; at = numbers[at]!)
    taken[numbers[at + 2]!]![numbers[at + 1]!]! += numbers[at + 3]!;
  return taken;
}

/** Lists that one pass after the other uses. */
export interface PassMemory {
  ways: Ways | null;
  next: Ways | null;
  gifts: Gifts;
}

export function newPassMemory(): PassMemory {
  return { ways: null, next: null, gifts: newGifts() };
}
