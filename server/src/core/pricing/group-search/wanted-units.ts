import { unknownKind } from '../../campaigns/campaign.ts';
import type { GroupCampaign } from '../campaign-turn.ts';
import type { Units } from '../campaign-units.ts';
import { indexUnits, positionsCovered, type UnitIndex } from '../unit-index.ts';

/** Units that are alike to every group campaign, whatever they are otherwise. */
export interface Pool {
  /** Their positions among all units, in that order. */
  positions: number[];
  units: Units;
}

/** A group campaign that finds enough units, with the pools that it could take. */
export interface Rival {
  campaign: GroupCampaign;
  /** For each part of a set menu, the pools that it covers; for a "buy X, pay Y" all, as one part. */
  parts: (readonly number[])[];
}

/** Group campaigns, and the units that they could take. */
export interface WantedUnits {
  pools: Pool[];
  /** In campaign order. */
  rivals: Rival[];
}

/**
 * The group campaigns that find enough units for a group or a menu, and these units.
 * @param campaigns  in campaign order
 * @param units  dearest first
 * @param kindOf  of units at a position, what else keeps them apart
 */
export function findWanted(
  campaigns: readonly GroupCampaign[],
  units: readonly Units[],
  kindOf: (position: number) => string,
): WantedUnits {
  let unitCount = 0;
  for (const { quantity } of units) unitCount += quantity;
  let index: UnitIndex | null = null;
  const rivals: Rival[] = [];
  for (const campaign of campaigns) {
    if (unitsNeeded(campaign) > unitCount) continue;
    index ??= indexUnits(units);
    const rival = rivalOf(campaign, units, index);
    if (rival !== null) rivals.push(rival);
  }
  return rivals.length === 0 ? { pools: [], rivals } : inPools(rivals, units, kindOf);
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

/** What a campaign covers; `null` when that is not enough for one group, or leaves a part without units. */
function rivalOf(campaign: GroupCampaign, units: readonly Units[], index: UnitIndex): Rival | null {
  if (campaign.kind === 'BuyXPayY') {
    const positions = positionsCovered(index, campaign, campaign.covers);
    let count = 0;
    for (const at of positions) count += units[at]!.quantity;
    return count < campaign.buy ? null : { campaign, parts: [positions] };
  }
  const parts: number[][] = [];
  for (const { covers } of campaign.parts) {
    const positions = positionsCovered(index, campaign, covers);
    if (positions.length === 0) return null;
    // Parts that cover the same units share one list.
    parts.push(parts.find((part) => isSame(part, positions)) ?? positions);
  }
  return parts.length === 0 ? null : { campaign, parts };
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((at, place) => at === others[place]);
}

/** Counts units together that are alike to all rivals. */
function inPools(
  rivals: readonly Rival[],
  units: readonly Units[],
  kindOf: (position: number) => string,
): WantedUnits {
  const roles = rolesOf(rivals, units.length);
  const pools: Pool[] = [];
  const kinds: string[] = [];
  const poolRoles: number[] = [];
  const poolAt: number[] = [];
  for (const [position, of] of units.entries()) {
    const role = roles[position]!;
    const kind = role === 0 ? '' : kindOf(position);
    let pool = role === 0 ? -1 : pools.length - 1;
    // Units of one price stand beside each other.
    while (pool >= 0) {
      const known = pools[pool]!.units;
      if (known.portionKurus !== of.portionKurus) pool = -1;
      else if (
        poolRoles[pool] === role &&
        known.discountedKurus === of.discountedKurus &&
        kinds[pool] === kind
      )
        break;
      else pool--;
    }
    if (role !== 0 && pool < 0) {
      pool = pools.length;
      pools.push({ positions: [], units: { ...of, quantity: 0 } });
      kinds.push(kind);
      poolRoles.push(role);
    }
    poolAt.push(pool);
    if (pool < 0) continue;
    pools[pool]!.positions.push(position);
    pools[pool]!.units.quantity += of.quantity;
  }
  if (pools.length === units.length) return { pools, rivals: [...rivals] };
  return { pools, rivals: rivals.map((rival) => withParts(rival, poolAt)) };
}

/** For each kind of units a number that tells which parts of which campaigns cover it: 0 for none. */
function rolesOf(rivals: readonly Rival[], unitCount: number): number[] {
  const roles = new Array<number>(unitCount).fill(0);
  const next = new Map<number, number>();
  let roleCount = 0;
  for (const { parts } of rivals) {
    for (let part = 0; part < parts.length; part++) {
      const positions = parts[part]!;
      if (parts.indexOf(positions) < part) continue;
      next.clear();
      for (const position of positions) {
        const before = roles[position]!;
        let role = next.get(before);
        if (role === undefined) {
          role = ++roleCount;
          next.set(before, role);
        }
        roles[position] = role;
      }
    }
  }
  return roles;
}

/** A rival with other positions in its parts, each once and in order. Parts that share a list go on to. */
function withParts({ campaign, parts }: Rival, placeOf: readonly number[]): Rival {
  const changed: (readonly number[])[] = [];
  for (const [part, positions] of parts.entries()) {
    const first = parts.indexOf(positions);
    changed.push(first < part ? changed[first]! : distinct(positions, placeOf));
  }
  return { campaign, parts: changed };
}

function distinct(positions: readonly number[], placeOf: readonly number[]): number[] {
  const places: number[] = [];
  for (const position of positions) places.push(placeOf[position]!);
  places.sort((a, b) => a - b);
  return places.filter((place, at) => at === 0 || place !== places[at - 1]);
}

/** Splits wanted units so that no campaign wants units of two parts, by the smallest first. */
export function splitWanted(wanted: WantedUnits): WantedUnits[] {
  const { pools, rivals } = wanted;
  const groups = groupsOf(
    pools.length,
    rivals.map(({ parts }) => parts),
  );
  if (groups.length < 2) return groups.length === 0 ? [] : [wanted];
  return groups
    .map(({ positions, members }) => {
      const placeOf: number[] = [];
      for (const [place, at] of positions.entries()) placeOf[at] = place;
      return {
        pools: positions.map((at) => pools[at]!),
        rivals: members.map((at) => withParts(rivals[at]!, placeOf)),
      };
    })
    .sort((a, b) => a.pools.length * a.rivals.length - b.pools.length * b.rivals.length);
}

/** Campaigns that want some of the same positions, directly or through others, and these positions. */
interface ConnectedGroup {
  positions: number[];
  members: number[];
}

/**
 * The groups of campaigns that are connected by the positions that they want.
 * @param wants  for each campaign lists of positions, not all of them empty
 */
export function groupsOf(
  positionCount: number,
  wants: readonly (readonly (readonly number[])[])[],
): ConnectedGroup[] {
  const first: number[] = [];
  for (let at = 0; at < positionCount; at++) first.push(at);
  const firstOf = (at: number): number => {
    let top = at;
    while (first[top] !== top) top = first[top]!;
    first[at] = top;
    return top;
  };
  for (const lists of wants) {
    const own = lists[0]![0]!;
    for (const list of lists) {
      for (const position of list) {
        const [a, b] = [firstOf(own), firstOf(position)];
        if (a < b) first[b] = a;
        else first[a] = b;
      }
    }
  }
  const groups = new Map<number, ConnectedGroup>();
  for (const [member, lists] of wants.entries()) {
    const top = firstOf(lists[0]![0]!);
    const known = groups.get(top);
    if (known === undefined) groups.set(top, { positions: [], members: [member] });
    else known.members.push(member);
  }
  for (let at = 0; at < positionCount; at++) groups.get(firstOf(at))?.positions.push(at);
  return [...groups.values()];
}
