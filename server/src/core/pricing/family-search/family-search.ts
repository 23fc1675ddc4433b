import { type CampaignTurn, givenUpKurus } from '../campaign-turn.ts';
import type { Units } from '../campaign-units.ts';
import { type Entrant, turnOf } from '../group-search/group-entrants.ts';
import type { SearchResult } from '../group-search/group-search.ts';
import type { StepBudget } from '../group-search/step-budget.ts';
import { withoutDominated } from './dominated-campaigns.ts';
import { type FamilyContest, familyContest, nextSaving } from './family-contest.ts';
import { type FamilyTables, fillWithOne, isNextFree } from './family-tables.ts';
import { tightenShares } from './price-shares.ts';
import { changedKey, keepBetter, newWays, SEATS_PER_STEP, startWay, type Way, weightsOf } from './ways.ts';

/**
 * The search looks first for turns close to the limit: there are few. These are parts of the gap to what is
 * known.
 */
const PARTS_OF_GAP = [0.1, 0.25, 0.5];

/**
 * Looks for the turns of group campaigns that save most, if they save more than what is known. It goes
 * through the units family by family and gives some to each campaign. Ways that come to the same state are
 * one: the better goes on. A way that cannot reach the amount looked for, by the tables, ends.
 * @param costs  what a unit costs among the campaigns in a bound; any are right, good ones save work
 * @param reachedKurus  what known turns save
 */
export function searchByFamily(
  units: readonly Units[],
  entrants: readonly Entrant[],
  costs: readonly number[],
  reachedKurus: number,
  budget: StepBudget,
): SearchResult {
  const contest = familyContest(units, withoutDominated(entrants));
  if (contest === null) return { kind: 'Exhausted' };
  const tables = tightenShares(contest, costs, reachedKurus, budget);
  const { limitKurus } = tables;
  const gapKurus = limitKurus - reachedKurus;
  const leastKurus = nextSaving(contest, reachedKurus);
  if (limitKurus < leastKurus - 1e-3) return { kind: 'NoBetter' };
  const aims = PARTS_OF_GAP.map((part) => limitKurus - part * gapKurus).filter((aim) => aim > leastKurus);
  const weights = weightsOf(contest);
  for (const aim of [...aims, leastKurus]) {
    const result = searchFor({ contest, tables, weights, aimKurus: aim - 1e-3, budget });
    if (result.kind !== 'NoBetter') return result;
  }
  return { kind: 'NoBetter' };
}

interface Search {
  contest: FamilyContest;
  tables: FamilyTables;
  /** For each seat, what one unit in it changes in a key. */
  weights: readonly number[];
  /** What the turns must save. */
  aimKurus: number;
  budget: StepBudget;
}

/** The turns that save most, if that is as much as a search aims at. */
function searchFor(search: Search): SearchResult {
  const { contest, tables, budget } = search;
  const order = contest.families.flatMap(({ positions }) => positions);
  const supplies = suppliesFrom(contest, order);
  let ways: Way[] = [startWay(contest)];
  let restKurus = tables.limitKurus;
  let place = 0;
  for (const [at, { positions }] of contest.families.entries()) {
    restKurus -= tables.familyKurus[at]!;
    for (const position of positions) {
      const inGroups = giveToGroups(search, position, ways, restKurus);
      const inSeats = inGroups && giveToSeats(search, position, inGroups, restKurus);
      if (inSeats === null) return { kind: 'Exhausted' };
      const next = order[++place];
      const keepsSeats = next !== undefined && hasSameSeats(contest, position, next);
      ways = endKind(search, position, inSeats, restKurus, supplies[place]!, keepsSeats);
      if (ways.length === 0) return { kind: 'NoBetter' };
    }
  }
  return budget.familySteps < 0
    ? { kind: 'Exhausted' }
    : { kind: 'Better', turns: turnsOf(contest, ways[0]!) };
}

/** For each place in the order, how many units fit each seat from there on. */
function suppliesFrom({ seats, seatsAt, units }: FamilyContest, order: readonly number[]): Int32Array[] {
  const supplies: Int32Array[] = new Array(order.length + 1);
  supplies[order.length] = new Int32Array(seats.length);
  for (let place = order.length - 1; place >= 0; place--) {
    const at = order[place]!;
    const supply = supplies[place + 1]!.slice();
    for (const seat of seatsAt[at]!) supply[seat]! += units[at]!.quantity;
    supplies[place] = supply;
  }
  return supplies;
}

function hasSameSeats({ seatsAt }: FamilyContest, some: number, other: number): boolean {
  return seatsAt[some]!.join() === seatsAt[other]!.join();
}

/** All ways to give some units of a kind to its groups; `null` when the steps ran out. */
function giveToGroups(
  { contest, tables, aimKurus, budget }: Search,
  at: number,
  ways: readonly Way[],
  restKurus: number,
): Way[] | null {
  const of = contest.units[at]!;
  const groups = contest.groupsAt[at]!;
  const stages = tables.stages[at]!;
  const width = of.quantity + 1;
  const givenUp = givenUpKurus(of);
  let current = ways.map((way) => withSpare(way, of.quantity, way.firstSeat));
  for (const [stage, group] of groups.entries()) {
    const next = newWays();
    const isLast = stage === groups.length - 1;
    const row = stages[stage + 1]!;
    for (const way of current) {
      let { fill, savedKurus } = way;
      for (let count = 0; ; count++) {
        const spare = way.spare - count;
        const ahead = isLast ? row[fill]! + spare * tables.worths[at]![0]! : row[fill * width + spare]!;
        if (savedKurus + ahead + restKurus >= aimKurus) {
          keepBetter(next, inGroup(way, { at, entrant: group.entrant, count, fill, savedKurus }), budget);
        }
        if (spare === 0) break;
        savedKurus += (isNextFree(group, fill) ? of.portionKurus : 0) - givenUp;
        fill = fillWithOne(group, fill);
      }
      budget.familySteps -= way.spare + 1;
      if (budget.familySteps < 0) return null;
    }
    current = next.list;
  }
  return current;
}

/**
 * All ways to give some of what is left of a kind to its seats; `null` when the steps ran out. Kinds that fit
 * the same seats fill them in one order: which of them fills which seat makes no difference.
 */
function giveToSeats(
  search: Search,
  at: number,
  ways: readonly Way[],
  restKurus: number,
): readonly Way[] | null {
  const { contest, tables, aimKurus, budget } = search;
  const after = tables.stages[at]!.at(-1)!;
  const worths = tables.worths[at]!;
  let current = ways;
  for (const [place, seat] of contest.seatsAt[at]!.entries()) {
    const next = newWays();
    const eachKurus = contest.units[at]!.discountedKurus - tables.shares[seat]!;
    const laterKurus = worths[place + 1]!;
    for (const way of current) {
      const baseKurus = way.savedKurus + after[way.fill]! + restKurus;
      const most = way.firstSeat > place ? 0 : way.spare;
      for (let count = 0; count <= most; count++) {
        budget.familySteps--;
        const limitKurus = baseKurus + count * eachKurus + (way.spare - count) * laterKurus;
        if (limitKurus < aimKurus) {
          if (eachKurus <= laterKurus) break;
        } else {
          keepBetter(next, inSeat(search, way, { at, seat, place, count, eachKurus }), budget);
        }
      }
      if (budget.familySteps < 0) return null;
    }
    current = next.list;
  }
  return current;
}

/** The way with other units at hand. */
function withSpare(way: Way, spare: number, firstSeat: number): Way {
  const { begun, begunKey, fill, savedKurus, gift } = way;
  return { begun, begunKey, fill, spare, firstSeat, savedKurus, gift };
}

interface Grouping {
  at: number;
  entrant: number;
  count: number;
  fill: number;
  savedKurus: number;
}

/** The way on which some units went into groups. */
function inGroup(way: Way, { at, entrant, count, fill, savedKurus }: Grouping): Way {
  const { begun, begunKey, spare, firstSeat, gift } = way;
  return {
    begun,
    begunKey,
    fill,
    spare: spare - count,
    firstSeat,
    savedKurus,
    gift: count === 0 ? gift : { at, entrant, count, before: gift },
  };
}

interface Seating {
  at: number;
  seat: number;
  /** The place of the seat among those of the kind. */
  place: number;
  count: number;
  eachKurus: number;
}

/** The way on which some units went into a seat. Whole menus are done, and no longer of interest. */
function inSeat({ contest, weights }: Search, way: Way, seating: Seating): Way {
  const { at, seat, place, count, eachKurus } = seating;
  if (count === 0) return withSpare(way, way.spare, way.firstSeat);
  const { menu, entrant } = contest.seats[seat]!;
  const { from, to } = contest.menus[menu]!;
  const begun = way.begun.slice();
  begun[seat]! += count;
  let change = count * weights[seat]!;
  const whole = wholeMenus(contest, from, to, begun);
  for (let other = from; whole > 0 && other < to; other++) {
    const units = whole * contest.seats[other]!.size;
    begun[other]! -= units;
    change -= units * weights[other]!;
  }
  return {
    begun,
    begunKey: changedKey(way.begunKey, change),
    fill: way.fill,
    spare: way.spare - count,
    firstSeat: place,
    savedKurus: way.savedKurus + count * eachKurus,
    gift: { at, entrant, count, before: way.gift },
  };
}

function wholeMenus({ seats }: FamilyContest, from: number, to: number, begun: readonly number[]): number {
  let whole = Infinity;
  for (let seat = from; seat < to; seat++)
    whole = Math.min(whole, Math.floor(begun[seat]! / seats[seat]!.size));
  return whole;
}

/**
 * The ways that can still reach the aim and fill their menus, without the units of this kind that are left.
 */
function endKind(
  { contest, tables, aimKurus, budget }: Search,
  at: number,
  ways: readonly Way[],
  restKurus: number,
  supply: Int32Array,
  keepsSeats: boolean,
): Way[] {
  const after = tables.stages[at]!.at(-1)!;
  const next = newWays();
  for (const way of ways) {
    budget.familySteps--;
    if (way.savedKurus + after[way.fill]! + restKurus < aimKurus) continue;
    budget.familySteps -= contest.seats.length / SEATS_PER_STEP;
    if (!canFillMenus(contest, way.begun, supply)) continue;
    keepBetter(next, withSpare(way, 0, keepsSeats ? way.firstSeat : 0), budget);
  }
  return next.list;
}

function canFillMenus(
  { menus, seats }: FamilyContest,
  begun: readonly number[],
  supply: Int32Array,
): boolean {
  for (const { from, to } of menus) {
    let most = 0;
    for (let seat = from; seat < to; seat++)
      most = Math.max(most, Math.ceil(begun[seat]! / seats[seat]!.size));
    for (let seat = from; most > 0 && seat < to; seat++) {
      if (most * seats[seat]!.size - begun[seat]! > supply[seat]!) return false;
    }
  }
  return true;
}

function turnsOf({ units, entrants }: FamilyContest, best: Way): CampaignTurn[] {
  const taken = entrants.map(() => units.map(() => 0));
  for (let gift = best.gift; gift !== null; gift = gift.before) taken[gift.entrant]![gift.at]! += gift.count;
  return entrants
    .map(({ taker: { campaign } }, at) => turnOf(campaign, units, taken[at]!))
    .filter((turn) => turn.savedKurus > 0);
}
