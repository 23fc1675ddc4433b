import type { Units } from '../campaign-units.ts';
import { type CampaignTurn, turnOf } from './campaign-turn.ts';
import type { Made } from './group-choices.ts';
import type { Rival, Row } from './rivals.ts';

/** Group campaigns that compete for units, and these units: alike ones are counted together. */
export interface Contest {
  rivals: Rival[];
  /** For each kind of units: how many there are, and where they stand among all units. */
  quantities: Uint16Array;
  positions: number[][];
}

/** Splits rivals so that no two parts want the same units. */
export function splitRivals(rivals: readonly Rival[]): Rival[][] {
  let groups: { rivals: Rival[]; positions: Set<number> }[] = [];
  for (const rival of rivals) {
    const joined = { rivals: [rival], positions: new Set(rival.rows.flatMap(({ kinds }) => kinds)) };
    const apart: typeof groups = [];
    for (const group of groups) {
      if (group.positions.isDisjointFrom(joined.positions)) {
        apart.push(group);
        continue;
      }
      joined.rivals.push(...group.rivals);
      for (const at of group.positions) joined.positions.add(at);
    }
    groups = [...apart, joined];
  }
  return groups.map((group) => rivals.filter((rival) => group.rivals.includes(rival)));
}

/**
 * The contest of some rivals. Units are alike when they have the same price, the same portion discount's worth, and the same
 * rows of the same rivals want them.
 * @param rivals  their rows speak of all units
 * @param apart  of units at a position, what else keeps them apart
 */
export function contestOf(
  rivals: readonly Rival[],
  units: readonly Units[],
  apart: (position: number) => string,
): Contest {
  const roles = new Map<number, string>();
  for (const [at, { rows }] of rivals.entries()) {
    for (const [row, { kinds }] of rows.entries()) {
      for (const position of kinds) roles.set(position, `${roles.get(position) ?? ''} ${at}.${row}`);
    }
  }
  const kinds = new Map<string, number>();
  const kindAt = new Map<number, number>();
  const positions: number[][] = [];
  for (const position of [...roles.keys()].sort((a, b) => a - b)) {
    const { portionKurus, discountedKurus } = units[position]!;
    const key = `${portionKurus} ${discountedKurus}${roles.get(position)!}|${apart(position)}`;
    const kind = kinds.get(key) ?? positions.push([]) - 1;
    kinds.set(key, kind);
    kindAt.set(position, kind);
    positions[kind]!.push(position);
  }
  const ofKinds = (row: Row): Row => {
    const found = [...new Set(row.kinds.map((position) => kindAt.get(position)!))].sort((a, b) => a - b);
    return { ...row, kinds: found, units: found.map((kind) => units[positions[kind]![0]!]!) };
  };
  const quantities = Uint16Array.from(positions, (at) =>
    at.reduce((sum, position) => sum + units[position]!.quantity, 0),
  );
  return {
    rivals: rivals.map((rival) => ({ ...rival, rows: rival.rows.map(ofKinds) })),
    quantities,
    positions,
  };
}

/** How many units of each kind some choices take, for each rival. */
export function countsOf({ rivals, quantities }: Contest, made: readonly Made[]): number[][] {
  return rivals.map((rival) => {
    const counts = new Array<number>(quantities.length).fill(0);
    for (const { choice, times } of made) {
      if (choice.rival !== rival) continue;
      for (const [at, kind] of choice.kinds.entries()) counts[kind]! += times * choice.counts[at]!;
    }
    return counts;
  });
}

/**
 * The turns of rivals that take so many units of each kind, without those that save nothing. Of units that are alike, the first
 * campaign takes the first.
 */
export function turnsOf(
  { rivals, positions }: Contest,
  counts: readonly (readonly number[])[],
  units: readonly Units[],
): CampaignTurn[] {
  const left = units.map(({ quantity }) => quantity);
  return rivals.flatMap(({ campaign }, rival) => {
    const taken = units.map(() => 0);
    for (const [kind, wanted] of (counts[rival] ?? []).entries()) {
      let count = wanted;
      for (const position of positions[kind]!) {
        taken[position] = Math.min(count, left[position]!);
        left[position]! -= taken[position];
        count -= taken[position];
      }
    }
    const turn = turnOf(campaign, units, taken);
    return turn.savedKurus > 0 ? [turn] : [];
  });
}
