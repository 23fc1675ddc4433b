import type { BuyXPayY, SetMenu } from '../../campaigns/campaign.ts';
import { sumOf } from '../../money.ts';
import { coverageReader, forgoneKurus, type Units } from '../campaign-units.ts';

/** A campaign that takes several units at once. */
export type MultiUnitCampaign = BuyXPayY | SetMenu;

/** A group campaign and what it can make its groups or menus of: each fills all places of all rows. */
export interface Rival {
  campaign: MultiUnitCampaign;
  rows: readonly Row[];
  /** What a menu costs; of a group 0. */
  priceKurus: number;
}

/** Places that the same units can fill. */
export interface Row {
  /** Positions of these units: among all units, in a contest among its kinds. Dearest first. */
  kinds: readonly number[];
  /** The units at these positions. */
  units: readonly Units[];
  places: number;
  /** A unit is paid in this many of them, the first ones. The units of a menu are paid by its price. */
  paidPlaces: number;
}

/** Group campaigns that compete for units, and these units: alike ones are counted together. */
export interface Contest {
  rivals: Rival[];
  /** For each kind of units: how many there are, and where they stand among all units. */
  quantities: Uint16Array;
  positions: number[][];
}

/** How many units of each kind each rival takes, and what that saves. */
export interface Taking {
  counts: readonly (readonly number[])[];
  savedKurus: number;
}

/** All units that a group campaign takes of a basket. */
export interface CampaignTurn {
  campaign: MultiUnitCampaign;
  /** How many of each kind of units it takes, in the order of the units. */
  taken: readonly number[];
  /** What it takes off the portion prices of those units. */
  reductionKurus: number;
  /** By how much that is more than the portion discounts that they give up. */
  savedKurus: number;
}

/**
 * The group campaigns that find enough units for a group or a menu.
 * @param campaigns  in campaign order
 * @param units  dearest first
 */
export function findRivals(campaigns: readonly MultiUnitCampaign[], units: readonly Units[]): Rival[] {
  const covered = coverageReader(units);
  const rowOf = (kinds: readonly number[], places: number, paidPlaces: number): Row => ({
    kinds,
    units: kinds.map((at) => units[at]!),
    places,
    paidPlaces,
  });
  const rivalOf = (campaign: MultiUnitCampaign): Rival => {
    if (campaign.kind === 'BuyXPayY') {
      const row = rowOf(covered(campaign, campaign.covers), campaign.buy, campaign.pay);
      return { campaign, rows: [row], priceKurus: 0 };
    }
    const parts = campaign.parts.map(({ covers }) => covered(campaign, covers));
    const alike = Map.groupBy(parts, (positions) => positions.join()).values();
    const rows = alike.map((same) => rowOf(same[0]!, same.length, 0)).toArray();
    return { campaign, rows, priceKurus: campaign.priceKurus };
  };
  return campaigns.map(rivalOf).filter(({ rows }) => rows.every(canFill));
}

function canFill({ units, places }: Row): boolean {
  return sumOf(units.map(({ quantity }) => quantity)) >= places;
}

/** The rivals without those that another one makes superfluous. */
export function withoutDominated(rivals: readonly Rival[]): Rival[] {
  const wants = rivals.map(({ campaign, rows }) =>
    rows.map(({ kinds, places }) => [campaign.kind, campaign.kind === 'SetMenu' && places, kinds]).join(';'),
  );
  return rivals.filter(
    (one, at) =>
      !rivals.some((other, place) => wants[place] === wants[at] && dominates(other, one, place < at)),
  );
}

/** Whether one of two rivals of a kind that want the same units saves at least as much with them, so that the other is of no use. */
function dominates({ campaign: some }: Rival, { campaign: other }: Rival, isBefore: boolean): boolean {
  if (some.kind === 'SetMenu' && other.kind === 'SetMenu')
    return some.priceKurus < other.priceKurus || (isBefore && some.priceKurus === other.priceKurus);
  if (some.kind === 'SetMenu' || other.kind === 'SetMenu' || some === other) return false;
  if (some.buy === other.buy && some.pay === other.pay) return isBefore;
  // So many groups of the first fit into one of the second.
  const groups = Math.floor(other.buy / some.buy);
  return groups * (some.buy - some.pay) >= other.buy - other.pay;
}

/** Splits rivals so that no two parts want the same units. */
export function splitRivals(rivals: readonly Rival[]): Rival[][] {
  let parts: { rivals: Rival[]; positions: Set<number> }[] = [];
  for (const rival of rivals) {
    const positions = new Set(rival.rows.flatMap(({ kinds }) => kinds));
    const byApart = Map.groupBy(parts, (part) => part.positions.isDisjointFrom(positions));
    const joined = byApart.get(false) ?? [];
    const all = joined.reduce((union, part) => union.union(part.positions), positions);
    const joinedRivals = [...joined.flatMap((part) => part.rivals), rival];
    parts = [...(byApart.get(true) ?? []), { rivals: joinedRivals, positions: all }];
  }
  return parts.map((part) => rivals.filter((rival) => part.rivals.includes(rival)));
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
  const byContent = Map.groupBy(
    [...roles.keys()].sort((a, b) => a - b),
    (position) => {
      const { portionKurus, discountedKurus } = units[position]!;
      return `${portionKurus} ${discountedKurus}${roles.get(position)!}|${apart(position)}`;
    },
  );
  const positions = [...byContent.values()];
  const kindAt = new Map(positions.flatMap((same, kind) => same.map((position) => [position, kind])));
  const ofKinds = (row: Row): Row => {
    const kinds = [...new Set(row.kinds.map((position) => kindAt.get(position)!))].sort((a, b) => a - b);
    return { ...row, kinds, units: kinds.map((kind) => units[positions[kind]![0]!]!) };
  };
  return {
    rivals: rivals.map((rival) => ({ ...rival, rows: rival.rows.map(ofKinds) })),
    quantities: Uint16Array.from(positions, (same) => sumOf(same.map((at) => units[at]!.quantity))),
    positions,
  };
}

/** In how many of the first places of a row, group after group, a unit is paid. */
function paidAmong({ places, paidPlaces }: Row, count: number): number {
  return Math.floor(count / places) * paidPlaces + Math.min(count % places, paidPlaces);
}

/** How many of some units in a row are paid. @param from  how many stand before them */
export function paidOf(row: Row, from: number, count: number): number {
  return paidAmong(row, from + count) - paidAmong(row, from);
}

/**
 * The turn of a rival that takes these units. Those of a "buy X, pay Y" stand dearest first, in consecutive groups of X,
 * of each of which the last X - Y are free.
 * @param units  dearest first
 * @param taken  whole groups or menus
 */
export function turnOf(rival: Rival, units: readonly Units[], taken: readonly number[]): CampaignTurn {
  const { campaign, rows, priceKurus } = rival;
  let reductionKurus = 0;
  let count = 0;
  let forgoneOf = 0;
  for (const [at, some] of taken.entries()) {
    if (some === 0) continue;
    reductionKurus += (some - paidOf(rows[0]!, count, some)) * units[at]!.portionKurus;
    forgoneOf += some * forgoneKurus(units[at]!);
    count += some;
  }
  reductionKurus -= (count / sumOf(rows.map(({ places }) => places))) * priceKurus;
  return { campaign, taken, reductionKurus, savedKurus: reductionKurus - forgoneOf };
}

/**
 * The turns of rivals that take that many units of each kind, without those that save nothing. Of units that are alike, the first
 * campaign takes the first.
 */
export function turnsOf(
  { rivals, positions }: Contest,
  { counts }: Pick<Taking, 'counts'>,
  units: readonly Units[],
): CampaignTurn[] {
  const left = units.map(({ quantity }) => quantity);
  return rivals.flatMap((rival, at) => {
    const taken = units.map(() => 0);
    for (const [kind, wanted] of (counts[at] ?? []).entries()) {
      let count = wanted;
      for (const position of positions[kind]!) {
        taken[position] = Math.min(count, left[position]!);
        left[position]! -= taken[position];
        count -= taken[position];
      }
    }
    const turn = turnOf(rival, units, taken);
    return turn.savedKurus > 0 ? [turn] : [];
  });
}
