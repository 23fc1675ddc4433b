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
   * For each kind of units a table for each group that could take them: by fill and spare units, what these
   * from that group on and all later units of the family can save. Last, by fill, what the later units can.
   */
  stages: Float64Array[][];
  /**
   * For each kind of units, from each of its seats on, what one unit is worth in the best of them; never
   * below 0.
   */
  worths: Float64Array[];
  /** For each family, what it can save. */
  familyKurus: number[];
  limitKurus: number;
}

export function fillTables(contest: FamilyContest, shares: Float64Array): FamilyTables {
  const tables: FamilyTables = {
    shares,
    stages: new Array(contest.units.length),
    worths: new Array(contest.units.length),
    familyKurus: [],
    limitKurus: 0,
  };
  for (const family of contest.families) {
    const kurus = fillFamily(contest, family, tables);
    tables.familyKurus.push(kurus);
    tables.limitKurus += kurus;
  }
  return tables;
}

function fillFamily(contest: FamilyContest, { positions, fills }: Family, tables: FamilyTables): number {
  // Units in a group that is not full have given up their discounts for nothing, and are left out.
  let after = new Float64Array(fills).fill(-Infinity);
  after[0] = 0;
  for (let place = positions.length - 1; place >= 0; place--) {
    const at = positions[place]!;
    const { quantity } = contest.units[at]!;
    const worths = worthsAt(contest, at, tables.shares);
    const stages = stagesAt(contest, at, fills, after, worths[0]!);
    tables.worths[at] = worths;
    tables.stages[at] = stages;
    const before = new Float64Array(fills);
    for (let fill = 0; fill < fills; fill++) {
      before[fill] =
        stages.length === 1
          ? after[fill]! + quantity * worths[0]!
          : stages[0]![fill * (quantity + 1) + quantity]!;
    }
    after = before;
  }
  return after[0]!;
}

function worthsAt({ units, seatsAt }: FamilyContest, at: number, shares: Float64Array): Float64Array {
  const seats = seatsAt[at]!;
  const worths = new Float64Array(seats.length + 1);
  for (let place = seats.length - 1; place >= 0; place--) {
    worths[place] = Math.max(worths[place + 1]!, units[at]!.discountedKurus - shares[seats[place]!]!);
  }
  return worths;
}

function stagesAt(
  { units, groupsAt }: FamilyContest,
  at: number,
  fills: number,
  after: Float64Array,
  worthKurus: number,
): Float64Array[] {
  const of = units[at]!;
  const groups = groupsAt[at]!;
  const width = of.quantity + 1;
  const givenUp = givenUpKurus(of);
  const stages: Float64Array[] = new Array(groups.length + 1);
  stages[groups.length] = after;
  for (let stage = groups.length - 1; stage >= 0; stage--) {
    const group = groups[stage]!;
    const next = stages[stage + 1]!;
    const isLast = stage === groups.length - 1;
    const table = new Float64Array(fills * width);
    for (let spare = 0; spare < width; spare++) {
      for (let fill = 0; fill < fills; fill++) {
        let best = isLast ? after[fill]! + spare * worthKurus : next[fill * width + spare]!;
        if (spare > 0) {
          const free = isNextFree(group, fill) ? of.portionKurus : 0;
          const kurus = free - givenUp + table[fillWithOne(group, fill) * width + spare - 1]!;
          if (kurus > best) best = kurus;
        }
        table[fill * width + spare] = best;
      }
    }
    stages[stage] = table;
  }
  return stages;
}

/** Whether the next unit of a group is free. */
export function isNextFree({ campaign: { buy, pay }, stride }: FamilyGroup, fill: number): boolean {
  return Math.floor(fill / stride) % buy >= pay;
}

/** The fill once a group has one more unit. */
export function fillWithOne({ campaign: { buy }, stride }: FamilyGroup, fill: number): number {
  const own = Math.floor(fill / stride) % buy;
  return own === buy - 1 ? fill - own * stride : fill + stride;
}

/** How many units each seat gets where everything is given away for the limit of some tables. */
export function seatCounts(contest: FamilyContest, tables: FamilyTables): Float64Array {
  const counts = new Float64Array(contest.seats.length);
  for (const { positions } of contest.families) {
    let fill = 0;
    for (const at of positions) {
      const given = giveToGroups(contest, tables, at, fill);
      fill = given.fill;
      if (given.spare === 0) continue;
      const [worth] = tables.worths[at]!;
      if (worth! <= 0) continue;
      const of = contest.units[at]!;
      const best = contest.seatsAt[at]!.find((seat) => of.discountedKurus - tables.shares[seat]! === worth);
      if (best !== undefined) counts[best]! += given.spare;
    }
  }
  return counts;
}

function giveToGroups(
  { units, groupsAt }: FamilyContest,
  { stages, worths }: FamilyTables,
  at: number,
  from: number,
): { fill: number; spare: number } {
  const groups = groupsAt[at]!;
  const width = units[at]!.quantity + 1;
  let fill = from;
  let spare = units[at]!.quantity;
  for (const [stage, group] of groups.entries()) {
    const next = stages[at]![stage + 1]!;
    const isLast = stage === groups.length - 1;
    while (spare > 0) {
      const without = isLast ? next[fill]! + spare * worths[at]![0]! : next[fill * width + spare]!;
      if (without >= stages[at]![stage]![fill * width + spare]!) break;
      fill = fillWithOne(group, fill);
      spare--;
    }
  }
  return { fill, spare };
}
