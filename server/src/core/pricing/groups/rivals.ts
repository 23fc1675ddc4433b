import { unknownKind } from '../../campaigns/campaign.ts';
import type { Units } from '../campaign-units.ts';
import { indexUnits, positionsCovered, type UnitIndex } from '../unit-index.ts';
import type { GroupCampaign } from './campaign-turn.ts';

/** A group campaign and what it can make its groups or menus of: each fills all places of all rows. */
export interface Rival {
  campaign: GroupCampaign;
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
  /** In so many of them, the first ones, a unit is paid. Those of a menu are paid by its price. */
  paidPlaces: number;
}

/**
 * The group campaigns that find enough units for a group or a menu.
 * @param campaigns  in campaign order
 * @param units  dearest first
 */
export function findRivals(campaigns: readonly GroupCampaign[], units: readonly Units[]): Rival[] {
  const index = indexUnits(units);
  return campaigns.flatMap((campaign) => {
    const rows = rowsOf(campaign, units, index);
    if (rows.length === 0 || !rows.every(canFill)) return [];
    return [{ campaign, rows, priceKurus: campaign.kind === 'SetMenu' ? campaign.priceKurus : 0 }];
  });
}

function canFill({ units, places }: Row): boolean {
  return units.reduce((sum, { quantity }) => sum + quantity, 0) >= places;
}

function rowsOf(campaign: GroupCampaign, units: readonly Units[], index: UnitIndex): Row[] {
  const rowOf = (kinds: readonly number[], places: number, paidPlaces: number): Row => ({
    kinds,
    units: kinds.map((at) => units[at]!),
    places,
    paidPlaces,
  });
  switch (campaign.kind) {
    case 'BuyXPayY':
      return [rowOf(positionsCovered(index, campaign, campaign.covers), campaign.buy, campaign.pay)];
    case 'SetMenu': {
      const parts = campaign.parts.map(({ covers }) => positionsCovered(index, campaign, covers));
      const alike = Map.groupBy(parts, (positions) => positions.join());
      return alike
        .values()
        .map((same) => rowOf(same[0]!, same.length, 0))
        .toArray();
    }
    default:
      return unknownKind(campaign);
  }
}

/** The rivals without those that another one makes superfluous. */
export function withoutBeaten(rivals: readonly Rival[]): Rival[] {
  const wants = rivals.map(({ campaign, rows }) =>
    rows.map(({ kinds, places }) => [campaign.kind, campaign.kind === 'SetMenu' && places, kinds]).join(';'),
  );
  return rivals.filter(
    (one, at) => !rivals.some((other, place) => wants[place] === wants[at] && beats(other, one, place < at)),
  );
}

/** Whether one of two rivals of a kind that want the same units saves at least as much with them, so that the other is of no use. */
function beats({ campaign: some }: Rival, { campaign: other }: Rival, isBefore: boolean): boolean {
  if (some.kind === 'SetMenu' && other.kind === 'SetMenu')
    return some.priceKurus < other.priceKurus || (isBefore && some.priceKurus === other.priceKurus);
  if (some.kind === 'SetMenu' || other.kind === 'SetMenu' || some === other) return false;
  if (some.buy === other.buy && some.pay === other.pay) return isBefore;
  // So many groups of the first fit into one of the second.
  const groups = Math.floor(other.buy / some.buy);
  return groups * (some.buy - some.pay) >= other.buy - other.pay;
}
