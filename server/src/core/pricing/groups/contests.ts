import { unknownKind } from '../../campaigns/campaign.ts';
import type { Units } from '../campaign-units.ts';
import { indexUnits, positionsCovered, type UnitIndex } from '../unit-index.ts';
import { type CampaignTurn, type GroupCampaign, turnOf } from './campaign-turn.ts';
import { type Made, type Rival, rivalOf } from './group-choices.ts';

/** A group campaign that finds units for a group or a menu, with the positions of the units that it covers. */
export interface Claim {
  campaign: GroupCampaign;
  /** For each part of a set menu; for a "buy X, pay Y" all, as one part. Equal parts share one list. */
  parts: readonly (readonly number[])[];
}

/** Group campaigns that compete for units, and these units: alike ones are counted together. */
export interface Contest {
  rivals: Rival[];
  /** For each kind of units: how many there are, and where they stand among all units. */
  quantities: Uint16Array;
  positions: number[][];
  /** All that choices can save is a multiple of this many kuruş. */
  stepKurus: number;
}

/**
 * The group campaigns that find enough units.
 * @param campaigns  in campaign order
 * @param units  dearest first
 */
export function findClaims(campaigns: readonly GroupCampaign[], units: readonly Units[]): Claim[] {
  let index: UnitIndex | null = null;
  let unitCount = 0;
  for (const { quantity } of units) unitCount += quantity;
  const claims: Claim[] = [];
  for (const campaign of campaigns) {
    if (unitsNeeded(campaign) > unitCount) continue;
    index ??= indexUnits(units);
    const claim = claimOf(campaign, units, index);
    if (claim !== null) claims.push(claim);
  }
  return claims.filter((claim, at) => !claims.some((other, place) => beats(other, claim, place < at)));
}

/** Whether a campaign saves at least as much with the same units, so that the other one is of no use. */
function beats(some: Claim, other: Claim, isBefore: boolean): boolean {
  if (some === other || some.parts.length !== other.parts.length) return false;
  if (some.parts.some((positions, part) => !isSame(positions, other.parts[part]!))) return false;
  const [first, second] = [some.campaign, other.campaign];
  if (first.kind === 'SetMenu' && second.kind === 'SetMenu')
    return first.priceKurus < second.priceKurus || (isBefore && first.priceKurus === second.priceKurus);
  if (first.kind === 'SetMenu' || second.kind === 'SetMenu') return false;
  // So many groups of the first fit into one of the second.
  const groups = Math.floor(second.buy / first.buy);
  const isSameOffer = first.buy === second.buy && first.pay === second.pay;
  return isSameOffer ? isBefore : groups * (first.buy - first.pay) >= second.buy - second.pay;
}

function isSame(some: readonly number[], other: readonly number[]): boolean {
  return some.length === other.length && some.every((position, at) => position === other[at]);
}

/** How many units one group or menu takes. */
function unitsNeeded(campaign: GroupCampaign): number {
  switch (campaign.kind) {
    case 'BuyXPayY':
      return campaign.buy;
    case 'SetMenu':
      return campaign.parts.length;
    default:
      return unknownKind(campaign);
  }
}

function claimOf(campaign: GroupCampaign, units: readonly Units[], index: UnitIndex): Claim | null {
  if (campaign.kind === 'BuyXPayY') {
    const positions = positionsCovered(index, campaign, campaign.covers);
    let count = 0;
    for (const at of positions) count += units[at]!.quantity;
    return count < campaign.buy ? null : { campaign, parts: [positions] };
  }
  const lists = new Map<string, readonly number[]>();
  const parts = campaign.parts.map(({ covers }) => {
    const positions = positionsCovered(index, campaign, covers);
    const key = positions.join();
    if (!lists.has(key)) lists.set(key, positions);
    return lists.get(key)!;
  });
  return parts.length === 0 || lists.has('') ? null : { campaign, parts };
}

/** Splits claims so that no two parts want the same units, the one of fewest kinds and campaigns first. */
export function splitClaims(claims: readonly Claim[]): Claim[][] {
  let groups: { claims: Claim[]; positions: Set<number> }[] = [];
  for (const claim of claims) {
    const joined = { claims: [claim], positions: new Set(claim.parts.flat()) };
    const apart: typeof groups = [];
    for (const group of groups) {
      if (group.positions.isDisjointFrom(joined.positions)) {
        apart.push(group);
        continue;
      }
      joined.claims.push(...group.claims);
      for (const at of group.positions) joined.positions.add(at);
    }
    groups = [...apart, joined];
  }
  groups.sort((a, b) => a.claims.length * a.positions.size - b.claims.length * b.positions.size);
  return groups.map((group) => claims.filter((claim) => group.claims.includes(claim)));
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
  return { rivals, quantities, positions, stepKurus: stepOf(alike, rivals) };
}

function kindsOf(positions: readonly number[], kindAt: ReadonlyMap<number, number>): number[] {
  return [...new Set(positions.map((position) => kindAt.get(position)!))].sort((a, b) => a - b);
}

function stepOf(units: readonly Units[], rivals: readonly Rival[]): number {
  let step = 0;
  for (const { portionKurus, discountedKurus } of units) {
    step = greatestDivisor(greatestDivisor(step, portionKurus), discountedKurus);
  }
  for (const { priceKurus } of rivals) step = greatestDivisor(step, priceKurus);
  return Math.max(1, step);
}

function greatestDivisor(some: number, other: number): number {
  return other === 0 ? some : greatestDivisor(other, some % other);
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
 * The turns of rivals that take so many units of each kind, without those that take none. Of units that are alike, the first
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
    for (const [kind, wanted] of counts[rival]!.entries()) {
      let count = wanted;
      for (const position of positions[kind]!) {
        taken[position] = Math.min(count, left[position]!);
        left[position]! -= taken[position];
        count -= taken[position];
      }
    }
    return taken.some((count) => count > 0) ? [turnOf(campaign, units, taken)] : [];
  });
}
