import { unknownKind } from '../../campaigns/campaign.ts';
import { buyXPayYTurns, freeAmong } from '../buy-x-pay-y.ts';
import { type CampaignTurn, type GroupCampaign, givenUpKurus, type TurnTaker } from '../campaign-turn.ts';
import type { Units } from '../campaign-units.ts';
import { setMenuTurns } from '../set-menu.ts';
import { indexUnits, positionsCovered, type UnitIndex } from '../unit-index.ts';

/** A group campaign that would save something if it were the only one. */
export interface Entrant {
  taker: TurnTaker;
  /** What it saves as the only one. */
  alone: CampaignTurn;
}

/** Units that are alike to every group campaign, whatever they are otherwise. */
export interface Pool {
  /** Their positions among all units, in that order. */
  positions: number[];
  units: Units;
}

/** Group campaigns that compete for units, directly or through others, and these units. */
export interface Contest {
  pools: Pool[];
  /** In campaign order. */
  entrants: Entrant[];
  /** Whether every campaign finds its best turn; then one that saves nothing alone is of no use. */
  isExact: boolean;
}

const NO_CONTEST: Contest = { pools: [], entrants: [], isExact: true };

/**
 * The group campaigns that can save anything on their own, and the units that they want.
 * @param campaigns  in campaign order
 * @param units  dearest first
 * @param kindOf  of units at a position, what else keeps them apart
 */
export function findContest(
  campaigns: readonly GroupCampaign[],
  units: readonly Units[],
  kindOf: (position: number) => string,
): Contest {
  const unitCount = units.reduce((sum, { quantity }) => sum + quantity, 0);
  const possible = campaigns.filter((campaign) => unitsNeeded(campaign) <= unitCount);
  if (possible.length === 0) return NO_CONTEST;
  const index = indexUnits(units);
  const hopefuls: Hopeful[] = [];
  for (const campaign of possible) {
    const hopeful = hopefulOf(campaign, units, index);
    if (hopeful !== null) hopefuls.push(hopeful);
  }
  if (hopefuls.length === 0) return NO_CONTEST;
  const { pools, poolAt } = gatherPools(hopefuls, units, kindOf);
  const poolUnits = pools.map((pool) => pool.units);
  const takers = hopefuls.map(({ campaign, parts }) => {
    const pooled = new Map(parts.map((part) => [part, distinct(part, poolAt)]));
    return takerOf(
      campaign,
      parts.map((part) => pooled.get(part)!),
      poolUnits,
    );
  });
  return {
    pools,
    entrants: entrantsOf(takers, poolUnits),
    isExact: takers.every(({ isExact }) => isExact),
  };
}

/**
 * The turn of a campaign that takes certain units, in whole groups or menus.
 * @param units  dearest first
 */
export function turnOf(
  campaign: GroupCampaign,
  units: readonly Units[],
  taken: readonly number[],
): CampaignTurn {
  let reductionKurus = 0;
  let count = 0;
  let givenUp = 0;
  for (let at = 0; at < units.length; at++) {
    const some = taken[at]!;
    if (some === 0) continue;
    const of = units[at]!;
    const paidByGroup =
      campaign.kind === 'BuyXPayY' ? freeAmong(campaign, count + some) - freeAmong(campaign, count) : some;
    reductionKurus += paidByGroup * of.portionKurus;
    givenUp += some * givenUpKurus(of);
    count += some;
  }
  if (campaign.kind === 'SetMenu') reductionKurus -= (count / campaign.parts.length) * campaign.priceKurus;
  return { campaign, taken, reductionKurus, savedKurus: reductionKurus - givenUp };
}

interface Hopeful {
  campaign: GroupCampaign;
  /** For each part, the positions that it covers, in their order. */
  parts: (readonly number[])[];
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
function hopefulOf(campaign: GroupCampaign, units: readonly Units[], index: UnitIndex): Hopeful | null {
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

function gatherPools(hopefuls: readonly Hopeful[], units: readonly Units[], kindOf: (at: number) => string) {
  const roles: string[] = units.map(() => '');
  for (const [at, { parts }] of hopefuls.entries()) {
    for (const [part, positions] of parts.entries()) {
      if (parts.indexOf(positions) < part) continue;
      const role = `${at}.${part} `;
      for (const position of positions) roles[position] += role;
    }
  }
  const pools: Pool[] = [];
  const known = new Map<string, number>();
  const poolAt = units.map((of, position) => {
    if (roles[position] === '') return -1;
    const key = `${of.portionKurus} ${of.discountedKurus} ${kindOf(position)} ${roles[position]}`;
    const pool = known.get(key);
    if (pool !== undefined) {
      pools[pool]!.positions.push(position);
      pools[pool]!.units.quantity += of.quantity;
      return pool;
    }
    known.set(key, pools.length);
    pools.push({ positions: [position], units: { ...of } });
    return pools.length - 1;
  });
  return { pools, poolAt };
}

function distinct(positions: readonly number[], poolAt: readonly number[]): number[] {
  return [...new Set(positions.map((position) => poolAt[position]!))].sort((a, b) => a - b);
}

function takerOf(
  campaign: GroupCampaign,
  parts: readonly (readonly number[])[],
  units: readonly Units[],
): TurnTaker {
  switch (campaign.kind) {
    case 'BuyXPayY':
      return buyXPayYTurns(campaign, units, parts[0]!);
    case 'SetMenu':
      return setMenuTurns(campaign, units, parts);
    default:
      return unknownKind(campaign);
  }
}

function entrantsOf(takers: readonly TurnTaker[], units: readonly Units[]): Entrant[] {
  const left = units.map(({ quantity }) => quantity);
  return takers.flatMap((taker) => {
    const alone = taker.take(left);
    return alone === null ? [] : [{ taker, alone }];
  });
}

/** Splits a contest into contests that share no unit. The best turns of each are the best turns of all. */
export function partContest({ pools, entrants }: Contest): Contest[] {
  const first = pools.map((_, at) => at);
  const firstOf = (at: number): number => {
    let top = at;
    while (first[top] !== top) top = first[top]!;
    first[at] = top;
    return top;
  };
  for (const { taker } of entrants) {
    for (const other of taker.positions) {
      const [a, b] = [firstOf(taker.positions[0]!), firstOf(other)];
      first[Math.max(a, b)] = Math.min(a, b);
    }
  }
  const rivals = new Map<number, Entrant[]>();
  for (const entrant of entrants) {
    const at = firstOf(entrant.taker.positions[0]!);
    rivals.set(at, [...(rivals.get(at) ?? []), entrant]);
  }
  return [...rivals].map(([at, own]) => {
    const positions = [...pools.keys()].filter((pool) => firstOf(pool) === at);
    const isExact = own.every(({ taker }) => taker.isExact);
    return narrow({ pools, entrants: own, isExact }, positions);
  });
}

/** A contest on some of its pools, which are all that its campaigns want. */
function narrow({ pools, entrants, isExact }: Contest, positions: readonly number[]): Contest {
  if (positions.length === pools.length) return { pools, entrants, isExact };
  const ownPools = positions.map((at) => pools[at]!);
  const units = ownPools.map((pool) => pool.units);
  const places = new Map(positions.map((at, place) => [at, place]));
  const own = entrants.map(({ taker: { campaign, parts }, alone }) => {
    const ownParts = parts.map((part) => part.map((at) => places.get(at)!));
    const taken = positions.map((at) => alone.taken[at]!);
    return { taker: takerOf(campaign, ownParts, units), alone: { ...alone, taken } };
  });
  return { pools: ownPools, entrants: own, isExact };
}
