import type { Campaign, Coverage } from '../campaigns/campaign.ts';

/** What is known of units to tell which campaigns cover them. */
interface CoverableUnits {
  productId: string;
  portionId: string;
  /** The campaigns they may use. */
  campaigns: readonly Campaign[];
}

/** Units by what they are of: finding those that a campaign covers costs no more the more units there are. */
export interface UnitIndex {
  byProduct: ReadonlyMap<string, readonly number[]>;
  byPortion: ReadonlyMap<string, readonly number[]>;
  /** For each position, the campaigns that the units may use. */
  rights: readonly ReadonlySet<Campaign>[];
}

export function indexUnits(units: readonly CoverableUnits[]): UnitIndex {
  const byProduct = new Map<string, number[]>();
  const byPortion = new Map<string, number[]>();
  const known = new Map<readonly Campaign[], Set<Campaign>>();
  const rights = units.map(({ productId, portionId, campaigns }, at) => {
    addTo(byProduct, productId, at);
    addTo(byPortion, portionId, at);
    const before = known.get(campaigns);
    if (before !== undefined) return before;
    const own = new Set(campaigns);
    known.set(campaigns, own);
    return own;
  });
  return { byProduct, byPortion, rights };
}

function addTo(map: Map<string, number[]>, id: string, at: number): void {
  const known = map.get(id);
  if (known === undefined) map.set(id, [at]);
  else known.push(at);
}

/** The positions of those units that may use a campaign and are covered, each once, in the order of the units. */
export function positionsCovered(
  { byProduct, byPortion, rights }: UnitIndex,
  campaign: Campaign,
  coverage: Coverage,
): number[] {
  const positions: number[] = [];
  const add = (found: readonly number[] | undefined) => {
    for (const at of found ?? []) if (rights[at]!.has(campaign)) positions.push(at);
  };
  for (const id of coverage.productIds) add(byProduct.get(id));
  for (const id of coverage.portionIds) add(byPortion.get(id));
  if (positions.length < 2) return positions;
  positions.sort((a, b) => a - b);
  return positions.filter((at, place) => place === 0 || at !== positions[place - 1]);
}
