import type { Campaign, PortionDiscount } from './campaign.ts';
import { bestPortionDiscount } from './portion-discount.ts';

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
  const rights: Rights[] = [];
  const gathered = new Map<string, { units: Units; key: string }>();
  for (const line of lines) {
    const right = rightsOf(line, campaigns, rights);
    const key = `${line.productId} ${line.portionId} ${line.portionKurus} ${right.key}`;
    const known = gathered.get(key)?.units;
    if (known === undefined) {
      gathered.set(key, { units: unitsOf(line, right), key });
    } else {
      known.quantity += line.quantity;
      known.extrasKurus += line.extrasKurus * line.quantity;
    }
  }
  const dearestFirst = [...gathered.values()].sort(
    (a, b) => b.units.portionKurus - a.units.portionKurus || (a.key < b.key ? -1 : 1),
  );
  return dearestFirst.map(({ units }) => units);
}

/** What a list of campaign ids comes to among the campaigns being priced with. */
interface Rights {
  campaignIds: readonly string[];
  campaigns: readonly Campaign[];
  portionDiscounts: readonly PortionDiscount[];
  /** Equal for lines that may use the same campaigns. */
  key: string;
}

/** Most lines of a bill may use the same campaigns, so that what was worked out for one is looked for first. */
function rightsOf(line: PricedLine, campaigns: readonly Campaign[], known: Rights[]): Rights {
  const before = known.find((rights) => isSameList(rights.campaignIds, line.campaignIds));
  if (before !== undefined) return before;
  const usable = campaigns.filter(({ id }) => line.campaignIds.includes(id));
  const rights = {
    campaignIds: line.campaignIds,
    campaigns: usable,
    portionDiscounts: usable.filter((campaign) => campaign.kind === 'PortionDiscount'),
    key: usable.map((campaign) => campaigns.indexOf(campaign)).join(),
  };
  known.push(rights);
  return rights;
}

function isSameList(some: readonly string[], others: readonly string[]): boolean {
  return some === others || (some.length === others.length && some.every((id, at) => id === others[at]));
}

function unitsOf(line: PricedLine, rights: Rights): Units {
  const { productId, portionId, portionKurus, quantity } = line;
  const best = bestPortionDiscount(rights.portionDiscounts, productId, portionId, portionKurus);
  return {
    productId,
    portionId,
    portionKurus,
    quantity,
    extrasKurus: line.extrasKurus * quantity,
    campaigns: rights.campaigns,
    discount: best?.campaign ?? null,
    discountedKurus: best?.discountedKurus ?? portionKurus,
  };
}
