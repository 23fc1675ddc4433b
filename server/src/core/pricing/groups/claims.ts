import { unknownKind } from '../../campaigns/campaign.ts';
import type { Units } from '../campaign-units.ts';
import { indexUnits, positionsCovered, type UnitIndex } from '../unit-index.ts';
import type { GroupCampaign } from './campaign-turn.ts';

/** A group campaign that finds units for a group or a menu, with the positions of the units that it covers. */
export interface Claim {
  campaign: GroupCampaign;
  /** For each part of a set menu; for a "buy X, pay Y" all, as one part. Equal parts share one list. */
  parts: readonly (readonly number[])[];
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
  return claims;
}

/** The claims without those of campaigns that another one makes superfluous. */
export function withoutBeaten(claims: readonly Claim[]): Claim[] {
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
