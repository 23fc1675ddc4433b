import { givenUpKurus } from '../campaign-turn.ts';
import type { Family, FamilyContest, FamilyGroup } from './family-contest.ts';

/**
 * What the units of each family can save, when the price of each set menu is shared among its seats and a
 * unit in a seat pays the share. That leaves out only that a menu has its units in all seats: the limit is
 * never below what can be saved.
 */
export interface FamilyTables {
  /** For each seat, its share of the price of the menu in kuruş, for each unit. */
  shares: Float64Array;
  /**
   * For each kind of units a table for each group that could take them: by spare units and fill, what these
   * from that group on and all later units of the family can save.
   */
  stages: readonly (readonly Float64Array[])[];
  /** For each kind of units, by fill, what the later units of the family can save. */
  after: readonly Float64Array[];
  /**
   * For each kind of units, from each of its seats on, what one unit is worth in the best of them; never
   * below 0.
   */
  worths: readonly Float64Array[];
  /** For each family, what it can save. */
  familyKurus: Float64Array;
  limitKurus: number;
}

/** Tables for a contest, not filled yet. */
export function newTables({ units, seats, seatsAt, groupsAt, families }: FamilyContest): FamilyTables {
  const fillsAt: number[] = [];
  for (const { positions, fills } of families) for (const at of positions) fillsAt[at] = fills;
  return {
    shares: new Float64Array(seats.length),
    stages: groupsAt.map((groups, at) =>
      groups.map(() => new Float64Array(fillsAt[at]! * (units[at]!.quantity + 1))),
    ),
    after: units.map((_, at) => new Float64Array(fillsAt[at]!)),
    worths: seatsAt.map((of) => new Float64Array(of.length + 1)),
    familyKurus: new Float64Array(families.length),
    limitKurus: 0,
  };
}

/** Fills the tables anew for their shares, or for others. */
export function fillTables(contest: FamilyContest, tables: FamilyTables, shares = tables.shares): void {
  if (shares !== tables.shares) tables.shares.set(shares);
  tables.limitKurus = 0;
  for (let at = 0; at < contest.families.length; at++) {
    const kurus = fillFamily(contest, contest.families[at]!, tables);
    tables.familyKurus[at] = kurus;
    tables.limitKurus += kurus;
  }
}

function fillFamily(contest: FamilyContest, { positions }: Family, tables: FamilyTables): number {
  for (let place = positions.length - 1; place >= 0; place--) {
    const at = positions[place]!;
    const after = tables.after[at]!;
    const next = positions[place + 1];
    if (next === undefined) {
      // Units in a group that is not full have given up their discounts for nothing, and are left out.
      after.fill(-Infinity);
      after[0] = 0;
    } else {
      copyBest(contest, next, tables, after);
    }
    fillWorths(contest, at, tables);
    fillStages(contest, at, tables);
  }
  const best = new Float64Array(tables.after[positions[0]!]!.length);
  copyBest(contest, positions[0]!, tables, best);
  return best[0]!;
}

/** What a kind of units and all later ones can save, by fill. */
function copyBest({ units }: FamilyContest, at: number, tables: FamilyTables, to: Float64Array): void {
  const { quantity } = units[at]!;
  const first = tables.stages[at]![0];
  const after = tables.after[at]!;
  const own = quantity * tables.worths[at]![0]!;
  for (let fill = 0; fill < to.length; fill++) {
    to[fill] = first === undefined ? after[fill]! + own : first[quantity * to.length + fill]!;
  }
}

function fillWorths({ units, seatsAt }: FamilyContest, at: number, { worths, shares }: FamilyTables): void {
  const seats = seatsAt[at]!;
  const own = worths[at]!;
  const { discountedKurus } = units[at]!;
  let best = 0;
  for (let place = seats.length - 1; place >= 0; place--) {
    const worth = discountedKurus - shares[seats[place]!]!;
    if (worth > best) best = worth;
    own[place] = best;
  }
}

function fillStages({ units, groupsAt }: FamilyContest, at: number, tables: FamilyTables): void {
  const groups = groupsAt[at]!;
  if (groups.length === 0) return;
  const of = units[at]!;
  const worthKurus = tables.worths[at]![0]!;
  const after = tables.after[at]!;
  const stages = tables.stages[at]!;
  for (let stage = groups.length - 1; stage >= 0; stage--) {
    const next = stages[stage + 1];
    fillStage(groups[stage]!, stages[stage]!, after.length, of.quantity, {
      portionKurus: of.portionKurus,
      givenUp: givenUpKurus(of),
      next: next ?? after,
      isLast: next === undefined,
      worthKurus,
    });
  }
}

interface StageTerms {
  portionKurus: number;
  givenUp: number;
  /** The table of the next group, or of what comes after the kind. */
  next: Float64Array;
  isLast: boolean;
  worthKurus: number;
}

function fillStage(
  { nextFill, isNextFree }: FamilyGroup,
  table: Float64Array,
  fills: number,
  quantity: number,
  { portionKurus, givenUp, next, isLast, worthKurus }: StageTerms,
): void {
  for (let spare = 0; spare <= quantity; spare++) {
    const row = spare * fills;
    for (let fill = 0; fill < fills; fill++) {
      let best = isLast ? next[fill]! + spare * worthKurus : next[row + fill]!;
      if (spare > 0) {
        const free = isNextFree[fill] === 1 ? portionKurus : 0;
        const kurus = free - givenUp + table[row - fills + nextFill[fill]!]!;
        if (kurus > best) best = kurus;
      }
      table[row + fill] = best;
    }
  }
}

/** How many units each seat gets where everything is given away for the limit of some tables. */
export function seatCounts(contest: FamilyContest, tables: FamilyTables, counts: Float64Array): void {
  counts.fill(0);
  for (const { positions } of contest.families) {
    let fill = 0;
    for (const at of positions) {
      let spare = contest.units[at]!.quantity;
      const groups = contest.groupsAt[at]!;
      for (let stage = 0; stage < groups.length; stage++) {
        const { nextFill } = groups[stage]!;
        while (spare > 0 && !isPassed(tables, at, stage, fill, spare)) {
          fill = nextFill[fill]!;
          spare--;
        }
      }
      const worth = tables.worths[at]![0]!;
      if (spare === 0 || worth <= 0) continue;
      const { discountedKurus } = contest.units[at]!;
      for (const seat of contest.seatsAt[at]!) {
        if (discountedKurus - tables.shares[seat]! !== worth) continue;
        counts[seat]! += spare;
        break;
      }
    }
  }
}

/** Whether nothing is lost if a group takes none of the spare units. */
function isPassed(tables: FamilyTables, at: number, stage: number, fill: number, spare: number): boolean {
  const after = tables.after[at]!;
  const place = spare * after.length + fill;
  const next = tables.stages[at]![stage + 1];
  const without = next === undefined ? after[fill]! + spare * tables.worths[at]![0]! : next[place]!;
  return without >= tables.stages[at]![stage]![place]!;
}
