import type { Campaign, Coverage } from '../campaigns/campaign.ts';

/** The part of units that decides which campaigns cover them. */
interface CoverableUnits {
  productId: string;
  portionId: string;
  /** The campaigns they may use. */
  campaigns: ReadonlySet<Campaign>;
}

/**
 * Positions of units by product and by portion, to find those that a campaign covers without a walk through
 * all.
 */
export interface UnitIndex {
  byProduct: ReadonlyMap<string, readonly number[]>;
  byPortion: ReadonlyMap<string, readonly number[]>;
  units: readonly CoverableUnits[];
}

export function indexUnits(units: readonly CoverableUnits[]): UnitIndex {
  const byProduct = new Map<string, number[]>();
  const byPortion = new Map<string, number[]>();
  for (let at = 0; at < units.length; at++) {
    addTo(byProduct, units[at]!.productId, at);
    addTo(byPortion, units[at]!.portionId, at);
  }
  return { byProduct, byPortion, units };
}

function addTo(map: Map<string, number[]>, id: string, at: number): void {
  const known = map.get(id);
  if (known === undefined) map.set(id, [at]);
  else known.push(at);
}

/**
 * The positions of those units that may use a campaign and are covered, each once, in the order of the units.
 */
export function positionsCovered(
  { byProduct, byPortion, units }: UnitIndex,
  campaign: Campaign,
  coverage: Coverage,
): number[] {
  const positions: number[] = [];
  for (const id of coverage.productIds) addUsable(positions, byProduct.get(id), units, campaign);
  for (const id of coverage.portionIds) addUsable(positions, byPortion.get(id), units, campaign);
  if (isAscending(positions)) return positions;
  positions.sort((a, b) => a - b);
  return positions.filter((at, place) => place === 0 || at !== positions[place - 1]);
}

/** Whether positions are in order, each once: mostly they are, and sorting them takes longer. */
function isAscending(positions: readonly number[]): boolean {
  for (let place = 1; place < positions.length; place++) {
    if (positions[place - 1]! >= positions[place]!) return false;
  }
  return true;
}

function addUsable(
  positions: number[],
  found: readonly number[] | undefined,
  units: readonly CoverableUnits[],
  campaign: Campaign,
): void {
  if (found === undefined) return;
  for (const at of found) if (units[at]!.campaigns.has(campaign)) positions.push(at);
}
