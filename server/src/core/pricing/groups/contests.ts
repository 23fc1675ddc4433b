import type { BuyXPayY, SetMenu } from '../../campaigns/campaign.ts';
import { sumOf } from '../../money.ts';
import { createCoverageLookup, type UnitKind, unusedDiscountKurus } from '../campaign-units.ts';

/** A group campaign: it takes several units at once. */
export type MultiUnitCampaign = BuyXPayY | SetMenu;

/**
 * A group campaign that competes with others for units. Its groups or set menus have places for units, in rows: one row for a
 * "buy X, pay Y", and a row for each distinct part of a set menu. A group or menu is full if all places of all rows have a unit.
 */
export interface RivalCampaign {
  campaign: MultiUnitCampaign;
  rows: readonly PlaceRow[];
  /** The price of a set menu; 0 for a "buy X, pay Y". */
  priceKurus: number;
}

/** The places of a group or menu that the same units can fill. */
export interface PlaceRow {
  /** The positions of these units in the list of all units; in a contest, in its list of kinds. Dearest first. */
  kinds: readonly number[];
  /** The units at these positions. */
  units: readonly UnitKind[];
  places: number;
  /** The guest pays for the units in the first places, this many. 0 for a set menu, whose price pays for all units. */
  paidPlaces: number;
}

/**
 * Group campaigns that compete for units, and these units by kind. Here units are of one kind if they have the same prices and
 * the same rows want them, so a kind can be several entries of the list of all units.
 */
export interface UnitContest {
  rivals: RivalCampaign[];
  /** For each kind: how many units there are. */
  quantities: Uint16Array;
  /** For each kind: its positions in the list of all units. */
  positions: number[][];
}

/** The distribution of units to rivals: `counts[rival][kind]` is how many units a rival takes of a kind. */
export interface UnitAllocation {
  counts: readonly (readonly number[])[];
  savedKurus: number;
}

/** The turn of a group campaign: all units of a basket that the campaign takes. @see docs/pricing.md */
export interface CampaignTurn {
  campaign: MultiUnitCampaign;
  /** How many units it takes of each kind, in the order of the list of units. */
  taken: readonly number[];
  /** The reduction of the portion prices of these units. */
  reductionKurus: number;
  /** `reductionKurus` minus the portion discounts that these units lose. */
  savedKurus: number;
}

/**
 * Finds the group campaigns for which there are enough units for a group or a menu.
 * @param campaigns  in campaign order
 * @param units  dearest first
 */
export function findRivalCampaigns(
  campaigns: readonly MultiUnitCampaign[],
  units: readonly UnitKind[],
): RivalCampaign[] {
  const covered = createCoverageLookup(units);
  const rowOf = (kinds: readonly number[], places: number, paidPlaces: number): PlaceRow => ({
    kinds,
    units: kinds.map((at) => units[at]!),
    places,
    paidPlaces,
  });
  const rivalOf = (campaign: MultiUnitCampaign): RivalCampaign => {
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

function canFill({ units, places }: PlaceRow): boolean {
  return sumOf(units.map(({ quantity }) => quantity)) >= places;
}

/** Removes each rival that can never be better than another rival. */
export function withoutDominated(rivals: readonly RivalCampaign[]): RivalCampaign[] {
  const wants = rivals.map(({ campaign, rows }) =>
    rows.map(({ kinds, places }) => [campaign.kind, campaign.kind === 'SetMenu' && places, kinds]).join(';'),
  );
  return rivals.filter(
    (one, at) =>
      !rivals.some((other, place) => wants[place] === wants[at] && dominates(other, one, place < at)),
  );
}

/** For two rivals that want the same units: whether the first always saves at least as much, so that the other is not needed. */
function dominates(
  { campaign: some }: RivalCampaign,
  { campaign: other }: RivalCampaign,
  isBefore: boolean,
): boolean {
  if (some.kind === 'SetMenu' && other.kind === 'SetMenu')
    return some.priceKurus < other.priceKurus || (isBefore && some.priceKurus === other.priceKurus);
  if (some.kind === 'SetMenu' || other.kind === 'SetMenu' || some === other) return false;
  if (some.buy === other.buy && some.pay === other.pay) return isBefore;
  // How many groups of the first campaign fit into one group of the other.
  const groups = Math.floor(other.buy / some.buy);
  return groups * (some.buy - some.pay) >= other.buy - other.pay;
}

/** Splits rivals into independent parts: rivals of different parts never want the same units. */
export function splitRivals(rivals: readonly RivalCampaign[]): RivalCampaign[][] {
  let parts: { rivals: RivalCampaign[]; positions: Set<number> }[] = [];
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
 * Creates the contest of some rivals, and merges units into kinds.
 * @param rivals  with rows whose `kinds` are positions in the list of all units
 * @param apart  a further key of the units at a position: units with different keys are not merged
 */
export function contestOf(
  rivals: readonly RivalCampaign[],
  units: readonly UnitKind[],
  apart: (position: number) => string,
): UnitContest {
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
  const ofKinds = (row: PlaceRow): PlaceRow => {
    const kinds = [...new Set(row.kinds.map((position) => kindAt.get(position)!))].sort((a, b) => a - b);
    return { ...row, kinds, units: kinds.map((kind) => units[positions[kind]![0]!]!) };
  };
  return {
    rivals: rivals.map((rival) => ({ ...rival, rows: rival.rows.map(ofKinds) })),
    quantities: Uint16Array.from(positions, (same) => sumOf(same.map((at) => units[at]!.quantity))),
    positions,
  };
}

/** How many of the first `count` units of a row the guest pays, if they fill its groups one after the other. */
function paidAmong({ places, paidPlaces }: PlaceRow, count: number): number {
  return Math.floor(count / places) * paidPlaces + Math.min(count % places, paidPlaces);
}

/** How many of `count` units in a row the guest pays. @param from  how many units are in the row before them */
export function countPaidUnits(row: PlaceRow, from: number, count: number): number {
  return paidAmong(row, from + count) - paidAmong(row, from);
}

/**
 * Calculates the turn of a rival that takes these units. The units of a "buy X, pay Y" are grouped dearest first, X in a group, and
 * the last X - Y of each group are free.
 * @param units  dearest first
 * @param taken  how many units of each kind; they must fill whole groups or menus
 */
export function turnOf(
  rival: RivalCampaign,
  units: readonly UnitKind[],
  taken: readonly number[],
): CampaignTurn {
  const { campaign, rows, priceKurus } = rival;
  let reductionKurus = 0;
  let count = 0;
  let forgoneOf = 0;
  for (const [at, some] of taken.entries()) {
    if (some === 0) continue;
    reductionKurus += (some - countPaidUnits(rows[0]!, count, some)) * units[at]!.portionKurus;
    forgoneOf += some * unusedDiscountKurus(units[at]!);
    count += some;
  }
  reductionKurus -= (count / sumOf(rows.map(({ places }) => places))) * priceKurus;
  return { campaign, taken, reductionKurus, savedKurus: reductionKurus - forgoneOf };
}

/**
 * Calculates the turns of rivals for a distribution of units. Turns that save nothing are left out. If several entries of the list
 * of units are one kind, the first campaign takes from the first entry.
 */
export function turnsOf(
  { rivals, positions }: UnitContest,
  { counts }: Pick<UnitAllocation, 'counts'>,
  units: readonly UnitKind[],
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
