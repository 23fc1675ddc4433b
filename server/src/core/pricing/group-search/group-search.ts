import type { BuyXPayY } from '../../campaigns/campaign.ts';
import { freeAmong } from '../buy-x-pay-y.ts';
import type { CampaignTurn } from '../campaign-turn.ts';
import type { Units } from '../campaign-units.ts';
import { type Entrant, turnOf } from './group-entrants.ts';
import { KEYS, MOST_UNITS, prepareSearch, type Search, type Slot } from './group-search-tables.ts';
import type { StepBudget } from './step-budget.ts';

/**
 * The outcome of a search: better turns, the proof that there are none, or `Exhausted` when its steps ran
 * out.
 */
export type SearchResult =
  | { kind: 'Better'; turns: CampaignTurn[] }
  | { kind: 'NoBetter' }
  | { kind: 'Exhausted' };

/**
 * Looks for turns of group campaigns that save more than the known ones. It goes through the kinds of units,
 * dearest first, and tries how many of each kind each campaign gets. If two ways leave the same groups and
 * menus incomplete, only the one that saved more continues. A way ends if it could not save more than the
 * known turns even if every campaign took the best of the rest.
 * @param costs  what a unit costs a campaign in the bound for the rest; the result is right with any costs,
 *   good ones save steps
 */
export function searchTurns(
  units: readonly Units[],
  entrants: readonly Entrant[],
  costs: readonly number[],
  reachedKurus: number,
  budget: StepBudget,
): SearchResult {
  const search = prepareSearch(units, entrants, costs, reachedKurus, budget);
  if (search === null) return { kind: 'Exhausted' };
  if (search.limit < search.leastLimit) return { kind: 'NoBetter' };
  const start: Way = {
    begun: new Array<number>(search.weights.length).fill(0),
    key: 0,
    limit: search.limit,
    spare: 0,
    before: null,
    at: 0,
    slot: null,
    count: 0,
  };
  let ways: Iterable<Way> = [start];
  for (let at = 0; at < units.length; at++) {
    const next = giveUnits(search, at, ways);
    if (next === null) return { kind: 'Exhausted' };
    ways = next;
  }
  // At the end all groups and menus are complete, so that at most one way is left. It saves more than the
  // known turns.
  const [best] = ways;
  return best === undefined
    ? { kind: 'NoBetter' }
    : { kind: 'Better', turns: turnsOf(units, entrants, best) };
}

/** One way of giving away the units so far. */
interface Way {
  /**
   * Units in the last group of each "buy X, pay Y"; units in each part of each set menu beyond whole menus.
   */
  begun: readonly number[];
  /** Tells most states apart. */
  key: number;
  /** What it has saved, and at most can save with the rest. */
  limit: number;
  /** How many of the units being given are not given yet. */
  spare: number;
  before: Way | null;
  at: number;
  slot: Slot | null;
  count: number;
}

type WaysByKey = Map<number, Way>;

/** Steps to keep a way; to drop one takes none. */
const STEPS_PER_WAY = 4;

/**
 * All ways after one more kind of units was given to campaigns, or left over; `null` when the steps ran out.
 */
function giveUnits(search: Search, at: number, ways: Iterable<Way>): Iterable<Way> | null {
  const { slots, units, budget } = search;
  const { quantity } = units[at]!;
  let current: Iterable<Way> = Array.from(ways, (way) => ({ ...way, spare: quantity }));
  for (const [slotAt, slot] of slots[at]!.entries()) {
    const next: WaysByKey = new Map();
    for (const way of current) {
      if (slot.group === null) giveToMenu(search, at, slotAt, way, next);
      else giveToGroup(search, at, slotAt, slot.group, way, next);
      if (budget.steps < 0) return null;
    }
    current = next.values();
  }
  const next: WaysByKey = new Map();
  for (const way of current) {
    const limit = way.limit - way.spare * search.costs[at]!;
    if (limit < search.leastLimit || !canFillMenus(search, at + 1, way.begun)) continue;
    keepBetter(search, next, { ...way, limit, spare: 0 });
    if (budget.steps < 0) return null;
  }
  return next.values();
}

function giveToMenu(search: Search, at: number, slotAt: number, way: Way, next: WaysByKey): void {
  const slot = search.slots[at]![slotAt]!;
  const { spare, begun } = way;
  const fromHere = search.costs[at]! + search.menuWorths[at]![slotAt]!;
  const fromNext = search.costs[at]! + search.menuWorths[at]![slotAt + 1]!;
  const each = search.units[at]!.discountedKurus - slot.shareKurus - fromNext;
  for (let count = 0; count <= spare; count++) {
    search.budget.steps--;
    const limit = way.limit + count * each + spare * (fromNext - fromHere);
    if (limit < search.leastLimit) {
      if (each <= 0) return;
    } else if (count === 0) {
      keepBetter(search, next, { ...way, limit });
    } else {
      const changed = withInPart(search, slot, begun[slot.place]! + count, begun);
      const whole = begun[slot.place]! + count - changed[slot.place]!;
      const key = keyWith(
        way.key,
        count * search.weights[slot.place]! - whole * search.menus[slot.menu]!.weight,
      );
      keepBetter(search, next, {
        begun: changed,
        key,
        limit,
        spare: spare - count,
        before: way,
        at,
        slot,
        count,
      });
    }
  }
}

function giveToGroup(
  search: Search,
  at: number,
  slotAt: number,
  group: BuyXPayY,
  way: Way,
  next: WaysByKey,
): void {
  const slot = search.slots[at]![slotAt]!;
  const { place } = slot;
  const { spare, begun } = way;
  const { portionKurus, discountedKurus } = search.units[at]!;
  const best = search.tails[place]!;
  const fill = begun[place]!;
  const freeBefore = freeAmong(group, fill);
  const each = portionKurus - discountedKurus + search.costs[at]! + search.menuWorths[at]![slotAt + 1]!;
  for (let count = 0; count <= spare; count++) {
    search.budget.steps--;
    const free = freeAmong(group, fill + count) - freeBefore;
    const filled = (fill + count) % group.buy;
    const limit = way.limit + free * portionKurus - count * each + best[at + 1]![filled]! - best[at]![fill]!;
    if (limit < search.leastLimit) continue;
    if (count === 0) {
      keepBetter(search, next, { ...way, limit });
      continue;
    }
    const changed = filled === fill ? begun : begun.with(place, filled);
    const key = keyWith(way.key, (filled - fill) * search.weights[place]!);
    keepBetter(search, next, {
      begun: changed,
      key,
      limit,
      spare: spare - count,
      before: way,
      at,
      slot,
      count,
    });
  }
}

/** The key of a state whose counts changed by so much, each times its weight. */
function keyWith(key: number, change: number): number {
  const next = (key + change) % KEYS;
  return next < 0 ? next + KEYS : next;
}

/** Takes out the menus that are complete. */
function withInPart(
  search: Search,
  { menu, place }: Slot,
  count: number,
  begun: readonly number[],
): number[] {
  const next = begun.with(place, count);
  const { from, to } = search.menus[menu]!;
  let whole = count;
  for (let at = from; at < to; at++) whole = Math.min(whole, next[at]!);
  for (let at = from; whole > 0 && at < to; at++) next[at]! -= whole;
  return next;
}

function canFillMenus({ menus }: Search, at: number, begun: readonly number[]): boolean {
  for (const { from, to, supply } of menus) {
    let most = 0;
    for (let place = from; place < to; place++) most = Math.max(most, begun[place]!);
    for (let place = from; most > 0 && place < to; place++) {
      if (most - begun[place]! > supply[place - from]![at]!) return false;
    }
  }
  return true;
}

/** Of ways with the same state, keeps the one with the highest limit: it saved most. */
function keepBetter(search: Search, ways: WaysByKey, way: Way): void {
  search.budget.steps -= STEPS_PER_WAY + way.begun.length / 16;
  for (let key = way.key * MOST_UNITS + way.spare; ; key++) {
    const known = ways.get(key);
    if (known === undefined || (known.spare === way.spare && isSame(known.begun, way.begun))) {
      if (known === undefined || way.limit > known.limit) ways.set(key, way);
      return;
    }
  }
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  if (some === others) return true;
  for (let at = 0; at < some.length; at++) if (some[at] !== others[at]) return false;
  return true;
}

function turnsOf(units: readonly Units[], entrants: readonly Entrant[], best: Way): CampaignTurn[] {
  const taken = entrants.map(() => units.map(() => 0));
  for (let way: Way | null = best; way !== null; way = way.before) {
    if (way.slot !== null) taken[way.slot.entrant]![way.at]! += way.count;
  }
  return entrants
    .map(({ taker: { campaign } }, at) => turnOf(campaign, units, taken[at]!))
    .filter((turn) => turn.savedKurus > 0);
}
