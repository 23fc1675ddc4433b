import type { Campaign, Coverage } from '../campaigns/campaign.ts';

/** The part of units that decides which campaigns cover them. */
interface CoverableUnits {
  productId: string;
  portionId: string;
  /** The campaigns they may use. */
  campaigns: ReadonlySet<Campaign>;
}

/** Positions of units by product and by portion, to find those that a campaign covers without a walk through all. */
export interface UnitIndex {
  byProduct: ReadonlyMap<string, readonly number[]>;
  byPortion: ReadonlyMap<string, readonly number[]>;
  units: readonly CoverableUnits[];
}

export function indexUnits(units: readonly CoverableUnits[]): UnitIndex {
  return {
    byProduct: Map.groupBy(units.keys(), (at) => units[at]!.productId),
    byPortion: Map.groupBy(units.keys(), (at) => units[at]!.portionId),
    units,
  };
}

/** The positions of those units that may use a campaign and are covered, each once, in the order of the units. */
export function positionsCovered(
  { byProduct, byPortion, units }: UnitIndex,
  campaign: Campaign,
  { productIds, portionIds }: Coverage,
): number[] {
  const positions = new Set<number>();
  for (const id of productIds) for (const at of byProduct.get(id) ?? []) positions.add(at);
  for (const id of portionIds) for (const at of byPortion.get(id) ?? []) positions.add(at);
  return [...positions].filter((at) => units[at]!.campaigns.has(campaign)).sort((a, b) => a - b);
}
