import type { Units } from '../campaign-units.ts';
import { type CampaignTurn, turnOf } from './campaign-turn.ts';
import type { Claim } from './claims.ts';
import { type Made, type Rival, rivalOf } from './group-choices.ts';

/** Group campaigns that compete for units, and these units: alike ones are counted together. */
export interface Contest {
  rivals: Rival[];
  /** For each kind of units: how many there are, and where they stand among all units. */
  quantities: Uint16Array;
  positions: number[][];
}

/**
 * The contest of some claims. Units are alike when they have the same price, the same portion discount's worth, and the same
 * parts of the same campaigns cover them.
 * @param apart  of units at a position, what else keeps them apart
 */
export function contestOf(
  claims: readonly Claim[],
  units: readonly Units[],
  apart: (position: number) => string,
): Contest {
  const roles = new Map<number, string>();
  for (const [at, { parts }] of claims.entries()) {
    for (const [part, positions] of parts.entries()) {
      for (const position of positions) roles.set(position, `${roles.get(position) ?? ''} ${at}.${part}`);
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
  const alike = positions.map(([first]) => units[first!]!);
  const rivals = claims.map(({ campaign, parts }) => {
    const lists = new Map(parts.map((part) => [part, kindsOf(part, kindAt)]));
    return rivalOf(
      campaign,
      parts.map((part) => lists.get(part)!),
      alike,
    );
  });
  const quantities = Uint16Array.from(positions, (at) =>
    at.reduce((sum, position) => sum + units[position]!.quantity, 0),
  );
  return { rivals, quantities, positions };
}

function kindsOf(positions: readonly number[], kindAt: ReadonlyMap<number, number>): number[] {
  return [...new Set(positions.map((position) => kindAt.get(position)!))].sort((a, b) => a - b);
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
