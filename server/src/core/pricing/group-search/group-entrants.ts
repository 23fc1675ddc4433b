import { unknownKind } from '../../campaigns/campaign.ts';
import { buyXPayYTurns, freeAmong } from '../buy-x-pay-y.ts';
import { type CampaignTurn, type GroupCampaign, givenUpKurus, type TurnTaker } from '../campaign-turn.ts';
import type { Units } from '../campaign-units.ts';
import { setMenuTurns } from '../set-menu.ts';
import { findWanted, groupsOf, type Pool, type WantedUnits } from './wanted-units.ts';

/** A group campaign that would save something if it were the only one. */
export interface Entrant {
  taker: TurnTaker;
  /** What it saves as the only one. */
  alone: CampaignTurn;
}

/** Group campaigns that compete for units, directly or through others, and these units. */
export interface Contest {
  pools: Pool[];
  /** In campaign order. */
  entrants: Entrant[];
  /** Whether every campaign finds its best turn; then one that saves nothing alone is of no use. */
  isExact: boolean;
}

/** The group campaigns that can save anything on their own, and the units that they want. */
export function findContest(
  campaigns: readonly GroupCampaign[],
  units: readonly Units[],
  kindOf: (position: number) => string,
): Contest {
  return contestOf(findWanted(campaigns, units, kindOf));
}

/** The campaigns of some wanted units that can save anything on their own. */
export function contestOf({ pools, rivals }: WantedUnits): Contest {
  const units = pools.map((pool) => pool.units);
  const takers = rivals.map(({ campaign, parts }) => takerOf(campaign, parts, units));
  return {
    pools,
    entrants: entrantsOf(takers, units),
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
  const groups = groupsOf(
    pools.length,
    entrants.map(({ taker }) => [taker.positions]),
  );
  return groups.map(({ positions, members }) => {
    const own = members.map((at) => entrants[at]!);
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
    const placed = new Map(parts.map((part) => [part, part.map((at) => places.get(at)!)]));
    const taken = positions.map((at) => alone.taken[at]!);
    const ownParts = parts.map((part) => placed.get(part)!);
    return { taker: takerOf(campaign, ownParts, units), alone: { ...alone, taken } };
  });
  return { pools: ownPools, entrants: own, isExact };
}
