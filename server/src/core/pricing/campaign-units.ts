import type { Campaign, PortionDiscount } from '../campaigns/campaign.ts';
import { discountedPortionKurus } from './portion-discount.ts';
import { indexUnits, positionsCovered } from './unit-index.ts';

/** A line as far as its price goes. */
export interface PricedLine {
  id: string;
  productId: string;
  portionId: string;
  /** At least 1. */
  quantity: number;
  /** One unit without extras. */
  portionKurus: number;
  /** The extras of one unit. */
  extrasKurus: number;
  /** The campaigns that this line may use; those that are not being priced with are passed over. */
  campaignIds: readonly string[];
}

/**
 * All units of one portion at one price under the same campaigns, from however many lines: to every campaign one of
 * them is as good as another, so they are counted, not listed.
 */
export interface Units {
  productId: string;
  portionId: string;
  /** One unit without extras. */
  portionKurus: number;
  quantity: number;
  /** The extras of all of them together. */
  extrasKurus: number;
  /** The campaigns they may use, in campaign order. */
  campaigns: readonly Campaign[];
  /** The portion discount that each of them has until another campaign takes it. */
  discount: PortionDiscount | null;
  /** What is charged for the portion of one unit under `discount`. */
  discountedKurus: number;
}

/**
 * The units of some lines, dearest portion first and then in an order of their content alone, so that neither the order
 * of the lines nor the way in which units are spread over them can show in a price.
 */
export function gatherUnits(lines: readonly PricedLine[], campaigns: readonly Campaign[]): Units[] {
  const rights = rightsReader(campaigns);
  const gathered = new Map<string, { units: Units; key: string }>();
  for (const line of lines) {
    const right = rights(line.campaignIds);
    const key = `${line.productId} ${line.portionId} ${line.portionKurus} ${right.key}`;
    const known = gathered.get(key)?.units;
    if (known === undefined) {
      gathered.set(key, { units: unitsOf(line, right.campaigns), key });
    } else {
      known.quantity += line.quantity;
      known.extrasKurus += line.extrasKurus * line.quantity;
    }
  }
  const dearestFirst = [...gathered.values()].sort(
    (a, b) => b.units.portionKurus - a.units.portionKurus || (a.key < b.key ? -1 : 1),
  );
  const units = dearestFirst.map((of) => of.units);
  discountPortions(units, campaigns);
  return units;
}

/** What a list of campaign ids comes to among the campaigns being priced with. */
interface Rights {
  campaigns: readonly Campaign[];
  /** Equal for lines that may use the same campaigns. */
  key: string;
}

/** Reads lists of campaign ids. Lines of one round have the same list, which is read once. */
function rightsReader(campaigns: readonly Campaign[]): (campaignIds: readonly string[]) => Rights {
  const places = new Map(campaigns.map(({ id }, at) => [id, at]));
  const byKey = new Map<string, Rights>();
  let last: { campaignIds: readonly string[]; rights: Rights } | null = null;
  return (campaignIds) => {
    if (last !== null && isSameList(last.campaignIds, campaignIds)) return last.rights;
    const usable = new Set<number>();
    for (const id of campaignIds) {
      const at = places.get(id);
      if (at !== undefined) usable.add(at);
    }
    const inOrder = [...usable].sort((a, b) => a - b);
    const key = inOrder.join();
    const rights = byKey.get(key) ?? { campaigns: inOrder.map((at) => campaigns[at]!), key };
    byKey.set(key, rights);
    last = { campaignIds, rights };
    return rights;
  };
}

function isSameList(some: readonly string[], others: readonly string[]): boolean {
  return some === others || (some.length === others.length && some.every((id, at) => id === others[at]));
}

function unitsOf(line: PricedLine, campaigns: readonly Campaign[]): Units {
  const { productId, portionId, portionKurus, quantity } = line;
  return {
    productId,
    portionId,
    portionKurus,
    quantity,
    extrasKurus: line.extrasKurus * quantity,
    campaigns,
    discount: null,
    discountedKurus: portionKurus,
  };
}

/** Gives each kind of units the portion discount that makes it cheapest: of several equally good ones the first. */
function discountPortions(units: readonly Units[], campaigns: readonly Campaign[]): void {
  const discounts = campaigns.filter((campaign) => campaign.kind === 'PortionDiscount');
  if (discounts.length === 0) return;
  const index = indexUnits(units);
  for (const campaign of discounts) {
    for (const at of positionsCovered(index, campaign, campaign.covers)) {
      const of = units[at]!;
      const discountedKurus = discountedPortionKurus(campaign.reduction, of.portionKurus);
      if (discountedKurus >= of.discountedKurus) continue;
      of.discount = campaign;
      of.discountedKurus = discountedKurus;
    }
  }
}
