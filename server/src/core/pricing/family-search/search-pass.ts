import { type CampaignTurn, givenUpKurus } from '../campaign-turn.ts';
import { turnOf } from '../group-search/group-entrants.ts';
import type { StepBudget } from '../group-search/step-budget.ts';
import type { FamilyContest, FamilyGroup } from './family-contest.ts';
import type { FamilyTables } from './family-tables.ts';
import {
  addGift,
  clearWays,
  copyWay,
  type Gifts,
  keepLast,
  keepMost,
  type PassMemory,
  roomForWays,
  unitsGiven,
  type Ways,
  weightsOf,
} from './ways.ts';

/** What one pass over the units found. */
export interface PassResult {
  /** The best turns that reach the aim; `null` when no way that was followed does. */
  turns: CampaignTurn[] | null;
  /** The most that ways could have saved which were dropped; -Infinity when none was. */
  droppedKurus: number;
}

/** To keep a way takes so many more steps than to drop one; with many seats, there is more to copy. */
const STEPS_TO_KEEP = 2;
const SEATS_PER_STEP = 8;

interface Pass {
  contest: FamilyContest;
  tables: FamilyTables;
  /** For each seat, what one unit in it changes in the key of what is begun. */
  weights: Int32Array;
  /** What the turns must save. */
  aimKurus: number;
  /** How many ways are followed at a time. */
  most: number;
  budget: StepBudget;
  ways: Ways;
  next: Ways;
  gifts: Gifts;
  stepsToKeep: number;
  droppedKurus: number;
}

/**
 * Goes once through the units, family by family, and gives some to each campaign. Of ways that come to the
 * same state only the better one goes on; of all ways, those that can save most. A way ends that cannot reach
 * the aim, by the tables.
 * @param aimKurus  what the turns must save
 * @param most  how many ways are followed at a time
 */
export function searchOnce(
  contest: FamilyContest,
  tables: FamilyTables,
  aimKurus: number,
  most: number,
  budget: StepBudget,
  memory: PassMemory,
): PassResult {
  const seatCount = contest.seats.length;
  const pass: Pass = {
    contest,
    tables,
    weights: weightsOf(contest),
    aimKurus,
    most,
    budget,
    ways: roomForWays(seatCount, 2 * most, memory.ways),
    next: roomForWays(seatCount, 2 * most, memory.next),
    gifts: memory.gifts,
    stepsToKeep: STEPS_TO_KEEP + seatCount / SEATS_PER_STEP,
    droppedKurus: -Infinity,
  };
  memory.ways = pass.ways;
  memory.next = pass.next;
  memory.gifts.count = 0;
  pass.ways.count = 1;
  pass.ways.limitKurus[0] = tables.limitKurus;
  const order = contest.families.flatMap(({ positions }) => positions);
  const supplies = suppliesFrom(contest, order);
  let restKurus = tables.limitKurus;
  let place = 0;
  for (const [at, { positions }] of contest.families.entries()) {
    restKurus -= tables.familyKurus[at]!;
    for (const position of positions) {
      giveKind(pass, position, restKurus);
      const following = order[++place];
      const keepsSeats = following !== undefined && hasSameSeats(contest, position, following);
      endKind(pass, position, restKurus, supplies[place]!, keepsSeats);
      if (budget.familySteps < 0) return { turns: null, droppedKurus: Infinity };
      if (pass.ways.count === 0) return { turns: null, droppedKurus: pass.droppedKurus };
    }
  }
  return { turns: turnsOf(pass), droppedKurus: pass.droppedKurus };
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
  const [a, b] = [seatsAt[some]!, seatsAt[other]!];
  return a.length === b.length && a.every((seat, place) => seat === b[place]);
}

/** All ways to give some units of a kind to its groups and seats. */
function giveKind(pass: Pass, at: number, restKurus: number): void {
  const { contest, ways } = pass;
  ways.spare.fill(contest.units[at]!.quantity, 0, ways.count);
  const groups = contest.groupsAt[at]!;
  for (let stage = 0; stage < groups.length; stage++) {
    giveToGroup(pass, at, stage, groups[stage]!, restKurus);
    endStage(pass);
  }
  const seats = contest.seatsAt[at]!;
  for (let place = 0; place < seats.length; place++) {
    giveToSeat(pass, at, place, seats[place]!, restKurus);
    endStage(pass);
  }
}

function giveToGroup(pass: Pass, at: number, stage: number, group: FamilyGroup, restKurus: number): void {
  const { contest, tables, aimKurus, budget, ways, next } = pass;
  const of = contest.units[at]!;
  const givenUp = givenUpKurus(of);
  const after = tables.after[at]!;
  const fills = after.length;
  const table = tables.stages[at]![stage + 1];
  const worth = tables.worths[at]![0]!;
  for (let way = 0; way < ways.count; way++) {
    if (budget.familySteps < 0) return;
    let fill = ways.fill[way]!;
    let savedKurus = ways.savedKurus[way]!;
    const most = ways.spare[way]!;
    budget.familySteps -= most + 1;
    for (let count = 0; ; count++) {
      const spare = most - count;
      const ahead = table === undefined ? after[fill]! + spare * worth : table[spare * fills + fill]!;
      const limitKurus = savedKurus + ahead + restKurus;
      if (limitKurus >= aimKurus) {
        const kept = copyWay(ways, way, next);
        next.fill[kept] = fill;
        next.spare[kept] = spare;
        next.savedKurus[kept] = savedKurus;
        next.limitKurus[kept] = limitKurus;
        if (count > 0) next.gift[kept] = addGift(pass.gifts, ways.gift[way]!, at, group.entrant, count);
        keep(pass);
      }
      if (spare === 0) break;
      savedKurus += (group.isNextFree[fill] === 1 ? of.portionKurus : 0) - givenUp;
      fill = group.nextFill[fill]!;
    }
  }
}

/**
 * Kinds that fit the same seats fill them in one order: which of them fills which seat makes no difference.
 */
function giveToSeat(pass: Pass, at: number, place: number, seat: number, restKurus: number): void {
  const { contest, tables, aimKurus, budget, ways, next } = pass;
  const after = tables.after[at]!;
  const eachKurus = contest.units[at]!.discountedKurus - tables.shares[seat]!;
  const laterKurus = tables.worths[at]![place + 1]!;
  const { entrant } = contest.seats[seat]!;
  for (let way = 0; way < ways.count; way++) {
    if (budget.familySteps < 0) return;
    const spare = ways.spare[way]!;
    const baseKurus = ways.savedKurus[way]! + after[ways.fill[way]!]! + restKurus + spare * laterKurus;
    const most = ways.firstSeat[way]! > place ? 0 : spare;
    for (let count = 0; count <= most; count++) {
      budget.familySteps--;
      const limitKurus = baseKurus + count * (eachKurus - laterKurus);
      if (limitKurus < aimKurus) {
        if (eachKurus <= laterKurus) break;
        continue;
      }
      const kept = copyWay(ways, way, next);
      next.limitKurus[kept] = limitKurus;
      if (count > 0) {
        next.spare[kept] = spare - count;
        next.firstSeat[kept] = place;
        next.savedKurus[kept] = ways.savedKurus[way]! + count * eachKurus;
        next.gift[kept] = addGift(pass.gifts, ways.gift[way]!, at, entrant, count);
        fillSeat(pass, kept, seat, count);
      }
      keep(pass);
    }
  }
}

/** Puts units into a seat of a new way. Whole menus are done, and no longer of interest. */
function fillSeat({ contest, weights, next }: Pass, way: number, seat: number, count: number): void {
  const { seats, menus } = contest;
  const { from, to } = menus[seats[seat]!.menu]!;
  const { begun, width } = next;
  const first = way * width;
  begun[first + seat]! += count;
  let change = Math.imul(count, weights[seat]!);
  let whole = Infinity;
  for (let other = from; other < to; other++) {
    whole = Math.min(whole, Math.floor(begun[first + other]! / seats[other]!.size));
  }
  for (let other = from; whole > 0 && other < to; other++) {
    const units = whole * seats[other]!.size;
    begun[first + other]! -= units;
    change -= Math.imul(units, weights[other]!);
  }
  next.begunKey[way]! += change;
}

/** Keeps the new way. When there is no room for more, those that can save most stay. */
function keep(pass: Pass): void {
  const { next, budget } = pass;
  budget.familySteps -= pass.stepsToKeep;
  keepLast(next);
  if (next.count === 2 * pass.most) dropMost(pass);
}

function dropMost(pass: Pass): void {
  pass.budget.familySteps -= pass.next.count;
  pass.droppedKurus = Math.max(pass.droppedKurus, keepMost(pass.next, pass.most));
}

/** Goes on with the new ways. */
function endStage(pass: Pass): void {
  const { ways } = pass;
  if (pass.next.count > pass.most) dropMost(pass);
  pass.ways = pass.next;
  pass.next = ways;
  clearWays(ways);
}

/**
 * Goes on with the ways that can still reach the aim and fill their menus, without the units of this kind
 * that are left.
 */
function endKind(pass: Pass, at: number, restKurus: number, supply: Int32Array, keepsSeats: boolean): void {
  const { contest, tables, aimKurus, budget, ways, next } = pass;
  const after = tables.after[at]!;
  for (let way = 0; way < ways.count; way++) {
    if (budget.familySteps < 0) return;
    budget.familySteps--;
    const limitKurus = ways.savedKurus[way]! + after[ways.fill[way]!]! + restKurus;
    if (limitKurus < aimKurus || !canFillMenus(contest, ways, way, supply)) continue;
    const kept = copyWay(ways, way, next);
    next.spare[kept] = 0;
    if (!keepsSeats) next.firstSeat[kept] = 0;
    next.limitKurus[kept] = limitKurus;
    keep(pass);
  }
  endStage(pass);
}

function canFillMenus(
  { menus, seats }: FamilyContest,
  { begun, width }: Ways,
  way: number,
  supply: Int32Array,
): boolean {
  const first = way * width;
  for (let menu = 0; menu < menus.length; menu++) {
    const { from, to } = menus[menu]!;
    let most = 0;
    for (let seat = from; seat < to; seat++) {
      const units = begun[first + seat]!;
      if (units > most * seats[seat]!.size) most = Math.ceil(units / seats[seat]!.size);
    }
    for (let seat = from; most > 0 && seat < to; seat++) {
      if (most * seats[seat]!.size - begun[first + seat]! > supply[seat]!) return false;
    }
  }
  return true;
}

function turnsOf({ contest, gifts, ways }: Pass): CampaignTurn[] {
  return unitsGiven(gifts, ways.gift[0]!, contest)
    .map((taken, at) => turnOf(contest.entrants[at]!.taker.campaign, contest.units, taken))
    .filter((turn) => turn.savedKurus > 0);
}
